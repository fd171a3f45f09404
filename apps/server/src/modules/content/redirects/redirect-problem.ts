import { isLinkAddress } from '../is-link-address.ts';
import { isShopPage, redirectPath } from './redirect-path.ts';
import { findRedirectByPath, redirectKey, type Redirect } from './get-redirects.ts';

/** A requested redirect. */
export interface RedirectInput {
  /** Null for all countries. */
  countryId: number | null;
  fromPath: string;
  toAddress: string;
  status: 301 | 302;
}

/** The reason why a redirect is refused: the field, a code and a message. */
export interface RedirectProblem {
  field: 'fromPath' | 'toAddress';
  code: string;
  message: string;
}

/** Maximum length of a chain of redirects. */
const maxRedirects = 10;

/**
 * Checks a redirect against the existing ones.
 * @param all the existing redirects without the one that is replaced
 * @param countryIds the countries with their own redirects
 * @returns undefined if there is no problem
 */
export function redirectProblem(
  { countryId, fromPath, toAddress, status }: RedirectInput,
  all: ReadonlyMap<string, Redirect>,
  countryIds: readonly number[],
): RedirectProblem | undefined {
  const from = redirectPath(fromPath);
  if (from === undefined || /[?#\s]/.test(fromPath))
    return { field: 'fromPath', code: 'path', message: 'Enter a path such as /old/dresses, without ? and #' };
  if (isShopPage(from)) return { field: 'fromPath', code: 'own-page', message: 'This is an existing page of the shop' };
  if (!isLinkAddress(toAddress))
    return { field: 'toAddress', code: 'address', message: 'Enter a path of the shop or a URL that starts with https://' };
  const redirects = new Map(all).set(redirectKey(countryId, from), { toAddress, status });
  for (const country of countryId === null ? [null, ...countryIds] : [countryId]) {
    if (isLoop(redirects, country, from)) return { field: 'toAddress', code: 'loop', message: 'This redirect would create a loop' };
  }
  return undefined;
}

function isLoop(all: ReadonlyMap<string, Redirect>, countryId: number | null, from: string): boolean {
  let path: string | undefined = from;
  for (let steps = 0; steps <= maxRedirects; steps += 1) {
    const next: Redirect | undefined = findRedirectByPath(all, countryId, path);
    if (!next?.toAddress.startsWith('/')) return false;
    path = redirectPath(removeLanguage(new URL(next.toAddress, 'https://shop.example').pathname));
    if (path === undefined) return false;
    if (path === from) return true;
  }
  return true;
}

/** Removes the language prefix, because redirects are also looked up without it. */
const removeLanguage = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/)/, '');
