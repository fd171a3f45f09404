import { data, type MiddlewareFunction, type Params, type RouterContextProvider } from 'react-router';
import { describeMissingPage } from '../api/or-not-found.ts';
import { getPageAddress } from '../locale/locale.ts';

/** The result of a route's validation: valid, not found, or another error. */
export type Verdict = boolean | { status: number; message: string };

interface ValidatedRequest {
  params: Params;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * Returns the middleware of a route's validation: `export const middleware = [createValidation(({ params }) => isSlug(params.slug))]`. An
 * invalid address gives 404 and 'Page Not Found: ' with the path, or the returned status and message. The error page is shown
 * for page loads and for client-side navigation.
 */
export function createValidation(isValid: (request: ValidatedRequest) => Verdict | Promise<Verdict>): MiddlewareFunction<Response> {
  return async ({ request, params, context }, next) => {
    const url = new URL(request.url);
    url.pathname = getPageAddress(url.pathname);
    const verdict = await isValid({ params, url, context });
    if (verdict === true) return next();
    const { status, message } = verdict || { status: 404, message: describeMissingPage(request) };
    throw data(message, { status });
  };
}

/** Returns whether a path segment can be a slug: letters of any script, digits, and hyphens between them. */
export const isSlug = (word: string | undefined): boolean =>
  word !== undefined && word.length <= 200 && /^[\p{L}\p{M}\p{N}]+([-_.][\p{L}\p{M}\p{N}]+)*$/u.test(word);
