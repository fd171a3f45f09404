import { randomBytes } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { getShopTextsUrl } from 'virtual:shop-texts';
import { I18nProvider } from '@lingui/react';
import { loadWholeCatalogue } from '@selvedge/i18n/whole-catalogue';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, ServerRouter, createRequestHandler, isRouteErrorResponse, type EntryContext, type ServerBuild } from 'react-router';
import { findLanguage, languages, type Language, type LanguageCode } from '@selvedge/i18n';
import { ApiError } from '#lib/api/api-error.ts';
import { takeInlineParts } from '#lib/head/inline-parts.ts';
import { BuiltStylesContext } from '#lib/head/page-styles.tsx';
import { delayScripts } from '#lib/head/scripts-after-paint.tsx';
import type { StorefrontEntry } from '@selvedge/server/contract';
import { openShop, getShop } from '#lib/shop-context.ts';
import { splitPath } from '#lib/locale/locale.ts';
import { openI18n } from '#lib/locale/open-i18n.ts';

/** Milliseconds after which an unfinished page is aborted. */
export const streamTimeout = 10_000;

/**
 * Prepares the build to answer requests. Router and load context are created here, because React Router identifies a context by
 * reference and the server's copy of these modules would have another.
 */
export const openBuild: StorefrontEntry<ServerBuild>['openBuild'] = async (build, mode) => {
  // All files are read at once, so that a running server does not depend on files that the next build replaces.
  await Promise.all([...languages.map(({ code }) => loadWholeCatalogue(code)), mode === 'production' && readStyles()]);
  const handle = createRequestHandler(build, mode);
  return async (request, access) => {
    const context = new RouterContextProvider();
    await openShop(request, access, context);
    return handle(request, context);
  };
};

const styles = new Map<string, string>();

/** Reads the build's style sheets by address, because pages inline their CSS. */
async function readStyles(): Promise<void> {
  const folder = new URL('../client/assets/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  await Promise.all(names.map(async (name) => styles.set(`/assets/${name}`, await readFile(new URL(name, folder), 'utf8'))));
}

/** A missing style sheet means a broken build: its pages would have no styles. */
function getStyles(href: string): string {
  const text = styles.get(href);
  if (text === undefined) throw new Error(`The build has no ${href}.`);
  return text;
}

/** Renders the whole page before it is sent: a cached page needs no stream, and its scripts are hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const language = getPageLanguage(request, context);
  const i18n = await openI18n(language);
  const mark = randomBytes(16).toString('base64url');

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <I18nProvider i18n={i18n}>
        <BuiltStylesContext value={{ routes: routerContext.manifest.routes, getText: getStyles, mark }}>
          <ServerRouter context={routerContext} url={request.url} {...(!import.meta.env.DEV && { nonce: mark })} />
        </BuiltStylesContext>
      </I18nProvider>,
      {
        // Renders all parts in place: React would send later parts of a long page separately and move them with a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        ...(!import.meta.env.DEV && { nonce: mark }),
        onAllReady() {
          headers.set('content-type', 'text/html; charset=utf-8');
          headers.set('content-language', language.tag);
          if (isMeasured(context)) headers.set('x-measured', '1');
          const { stream, bytes } = collectBytes();
          resolve(
            bytes.then((marked) => {
              if (import.meta.env.DEV) return new Response(new Uint8Array(marked), { headers, status });
              const { html, scripts, styles } = takeInlineParts(marked, mark);
              headers.set('x-inline-scripts', scripts.join(' '));
              headers.set('x-inline-styles', styles.join(' '));
              return new Response(new Uint8Array(delayScripts(html, getShopTextsUrl(language.code))), { headers, status });
            }),
          );
          pipe(stream);
        },
        // Also for an error inside a Suspense boundary. The error is unchanged, so that the next error boundary shows a thrown 404.
        onError: reject,
      },
    );
    setTimeout(abort, streamTimeout).unref();
  });
}

/** Returns a stream and the bytes that were written to it. */
function collectBytes(): { stream: Writable; bytes: Promise<Buffer> } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, bytes: finished(stream).then(() => Buffer.concat(chunks)) };
}

/** Returns whether the page's content security policy must allow the tag manager. The server reads the header. */
function isMeasured(context: RouterContextProvider): boolean {
  try {
    return getShop(context).market.tagManagerId !== null;
  } catch {
    return false;
  }
}

/** Without shop data (the API is down) the language comes from the address alone. */
function getPageLanguage(request: Request, context: RouterContextProvider): Language & { code: LanguageCode } {
  try {
    return getShop(context).language;
  } catch {
    const { prefix } = splitPath(new URL(request.url).pathname);
    const language = findLanguage(prefix ?? 'en');
    if (!language) throw new Error('The list of languages has no English.');
    return language;
  }
}

/** Set by the server that mounts this build: logs errors. */
let report: (error: unknown, request: Request) => void = () => undefined;
export const setErrorReporter: StorefrontEntry<ServerBuild>['setErrorReporter'] = (log) => {
  report = log;
};

/** A refusal is a response, not an error. Errors after the visitor has left are not logged. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) || (error instanceof ApiError && error.status < 500);
  if (!isAnswer && !request.signal.aborted) report(error, request);
}
