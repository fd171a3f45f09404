import { data, type MiddlewareFunction, type Params, type RouterContextProvider } from 'react-router';
import { pageOfRequest } from './locale.ts';

/** What a route says of an address: it is one of its own, it is none, or what else is wrong with it. */
export type Verdict = boolean | { status: number; message: string };

interface Asked {
  params: Params;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * A route's declared validation: `export const middleware = [validated(({ params }) => isSlug(params.slug))]`. What fails it
 * is no page: 404 and 'Page Not Found: ' with the path, or the status and message that it was answered with. The error page
 * is shown for it, whether the page was loaded or come to from another.
 */
export function validated(isValid: (asked: Asked) => Verdict | Promise<Verdict>): MiddlewareFunction<Response> {
  return async ({ request, params, context }, next) => {
    const url = new URL(request.url);
    url.pathname = pageOfRequest(url.pathname);
    const verdict = await isValid({ params, url, context });
    if (verdict === true) return next();
    const { status, message } = verdict || { status: 404, message: `Page Not Found: ${url.pathname}` };
    throw data(message, { status });
  };
}

/** Whether a word of an address can be a slug: letters of any script, digits, and hyphens between them. */
export const isSlug = (word: string | undefined): boolean =>
  word !== undefined && word.length <= 200 && /^[\p{L}\p{M}\p{N}]+([-_.][\p{L}\p{M}\p{N}]+)*$/u.test(word);
