import { isAddress } from './own-address.ts';
import { isOwnPage, redirectPath } from './redirect-path.ts';
import { redirectAt, redirectKey, type Redirect } from './redirects-of.ts';

/** A redirect as it is asked for. */
export interface AskedRedirect {
  /** Null: in all countries. */
  countryId: number | null;
  fromPath: string;
  toAddress: string;
  status: 301 | 302;
}

/** Why a redirect cannot be: the field, a code and a sentence. */
export interface RedirectProblem {
  field: 'fromPath' | 'toAddress';
  code: string;
  message: string;
}

/** How many redirects may follow each other before it is no way any more. */
const longestWay = 10;

/**
 * What stands against a redirect, beside those that are there.
 * @param all those that are there, without the one that it takes the place of
 * @param countryIds the countries that redirects of their own are there for
 */
export function redirectProblem(
  { countryId, fromPath, toAddress, status }: AskedRedirect,
  all: ReadonlyMap<string, Redirect>,
  countryIds: readonly number[],
): RedirectProblem | undefined {
  const from = redirectPath(fromPath);
  if (from === undefined || /[?#\s]/.test(fromPath))
    return { field: 'fromPath', code: 'path', message: 'A path such as /old/dresses, without ? and #' };
  if (isOwnPage(from)) return { field: 'fromPath', code: 'own-page', message: 'This is a page of the shop itself' };
  if (!isAddress(toAddress)) return { field: 'toAddress', code: 'address', message: 'A path of the shop, or an address that begins with https://' };
  const asked = new Map(all).set(redirectKey(countryId, from), { toAddress, status });
  for (const country of countryId === null ? [null, ...countryIds] : [countryId]) {
    if (leadsBack(asked, country, from)) return { field: 'toAddress', code: 'loop', message: 'It would lead back to where it comes from' };
  }
  return undefined;
}

function leadsBack(all: ReadonlyMap<string, Redirect>, countryId: number | null, from: string): boolean {
  let path: string | undefined = from;
  for (let steps = 0; steps <= longestWay; steps += 1) {
    const next: Redirect | undefined = redirectAt(all, countryId, path);
    if (!next?.toAddress.startsWith('/')) return false;
    path = redirectPath(withoutLanguage(new URL(next.toAddress, 'https://shop.example').pathname));
    if (path === undefined) return false;
    if (path === from) return true;
  }
  return true;
}

/** A page in a language is looked up without it as well. */
const withoutLanguage = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/)/, '');
