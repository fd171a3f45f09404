import { PassThrough } from 'node:stream';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { loadWholeCatalogue } from '@selvedge/i18n/whole-catalogue';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, ServerRouter, createRequestHandler, isRouteErrorResponse, type EntryContext, type ServerBuild } from 'react-router';
import { findLanguage, languages, type Language, type LanguageCode } from '@selvedge/i18n';
import { ApiError } from '#lib/api-error.ts';
import { openShop, shopFrom, type ApiAccess } from '#lib/shop-context.ts';
import { splitPath } from '#lib/locale.ts';

/** ms after which a page that is still not whole is given up. */
export const streamTimeout = 10_000;

/** How the server that mounts this build has a request answered. */
export type Answer = (request: Request, access: ApiAccess) => Promise<Response>;

/**
 * Makes the build answer requests. Router and load context are made in here: React Router knows a context by its
 * identity, and the server's own copy of these modules would have another.
 */
export async function openBuild(build: ServerBuild, mode: 'production' | 'development'): Promise<Answer> {
  // All at once: a server that runs on while the next build replaces its files has read what it needs.
  await Promise.all(languages.map(({ code }) => loadWholeCatalogue(code)));
  const handle = createRequestHandler(build, mode);
  return async (request, access) => {
    const context = new RouterContextProvider();
    await openShop(request, access, context);
    return handle(request, context);
  };
}

/** Renders the whole page before it is sent: a cached page has no use for a stream, and its scripts are hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const language = languageOf(request, context);
  const i18n = setupI18n({ locale: language.tag, messages: { [language.tag]: await loadWholeCatalogue(language.code) } });

  return new Promise((resolve, reject) => {
    let isWhole = false;
    const { pipe, abort } = renderToPipeableStream(
      <I18nProvider i18n={i18n}>
        <ServerRouter context={routerContext} url={request.url} />
      </I18nProvider>,
      {
        // All in its place: React would send the later parts of a long page aside, to be moved there by a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          isWhole = true;
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          headers.set('content-language', language.tag);
          if (isMeasured(context)) headers.set('x-measured', '1');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          if (!isWhole) reject(error instanceof Error ? error : new Error(String(error)));
        },
      },
    );
    setTimeout(abort, streamTimeout).unref();
  });
}

/** Whether the page's content policy has to let the tag manager in: the server that mounts this build takes the line for that. */
function isMeasured(context: RouterContextProvider): boolean {
  try {
    return shopFrom(context).market.tagManagerId !== null;
  } catch {
    return false;
  }
}

/** Without a shop (the API is down) the address alone says in which language to apologise. */
function languageOf(request: Request, context: RouterContextProvider): Language & { code: LanguageCode } {
  try {
    return shopFrom(context).language;
  } catch {
    const { prefix } = splitPath(new URL(request.url).pathname);
    const language = findLanguage(prefix ?? 'en');
    if (!language) throw new Error('The list of languages has no English.');
    return language;
  }
}

/** Set by the server that mounts this build: where faults are written. */
let report: (error: unknown, request: Request) => void = () => undefined;
export const reportFaultsTo = (log: typeof report): void => {
  report = log;
};

/** A refusal is an answer, not a fault; a visitor who has left has no more interest in one. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) || (error instanceof ApiError && error.status < 500);
  if (!isAnswer && !request.signal.aborted) report(error, request);
}
