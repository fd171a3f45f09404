import { readFile, readdir } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { addressOfShopTexts } from 'virtual:shop-texts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { loadWholeCatalogue } from '@selvedge/i18n/whole-catalogue';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, ServerRouter, createRequestHandler, isRouteErrorResponse, type EntryContext, type ServerBuild } from 'react-router';
import { findLanguage, languages, type Language, type LanguageCode } from '@selvedge/i18n';
import { ApiError } from '#lib/api-error.ts';
import { BuiltStylesContext } from '#lib/page-styles.tsx';
import { heldBack } from '#lib/scripts-after-paint.tsx';
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
  await Promise.all([...languages.map(({ code }) => loadWholeCatalogue(code)), mode === 'production' && readStyles()]);
  const handle = createRequestHandler(build, mode);
  return async (request, access) => {
    const context = new RouterContextProvider();
    await openShop(request, access, context);
    return handle(request, context);
  };
}

const styles = new Map<string, string>();

/** The build's sheets by their addresses: pages carry their rules in themselves. */
async function readStyles(): Promise<void> {
  const folder = new URL('../client/assets/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  await Promise.all(names.map(async (name) => styles.set(`/assets/${name}`, await readFile(new URL(name, folder), 'utf8'))));
}

/** A sheet that is not there is a broken build: its pages would be bare. */
function styleText(href: string): string {
  const text = styles.get(href);
  if (text === undefined) throw new Error(`The build has no ${href}.`);
  return text;
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
        <BuiltStylesContext value={{ routes: routerContext.manifest.routes, textOf: styleText }}>
          <ServerRouter context={routerContext} url={request.url} />
        </BuiltStylesContext>
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
          resolve(
            text(body).then(
              (html) => new Response(import.meta.env.DEV ? html : heldBack(html, addressOfShopTexts(language.code)), { headers, status }),
            ),
          );
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
