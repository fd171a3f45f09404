import { findCountryByHost, listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import { isCataloguePath, redirectPath } from './redirect-path.ts';
import { findRedirectByPath, getRedirects } from './get-redirects.ts';

/** The redirect for a request. */
interface FoundRedirect {
  /** The value of the Location header: a path of this host, or an https address on another host. */
  location: string;
  status: 301 | 302;
  /** Whether the redirect applies only if the catalogue has no page at this address. */
  onlyWithoutPage: boolean;
}

/**
 * Finds the redirect of a path, with or without a language prefix. A target in the shop gets the same prefix and the query of the request. Reads
 * from memory.
 */
export async function findRedirect(
  db: Db,
  { host, pathname, search }: Pick<URL, 'host' | 'pathname' | 'search'>,
): Promise<FoundRedirect | undefined> {
  const all = await getRedirects(db);
  if (all.size === 0) return undefined;
  const path = redirectPath(pathname);
  if (path === undefined) return undefined;
  const { country } = await findCountryByHost(db, host);
  const language = (await listLanguages(db)).find(({ code }) => path.startsWith(`/${code}/`))?.code;
  const bare = language ? path.slice(language.length + 1) : path;
  const asWritten = findRedirectByPath(all, country.id, path);
  const found = asWritten ?? findRedirectByPath(all, country.id, bare);
  if (!found) return undefined;
  const prefix = language && !asWritten ? `/${language}` : '';
  return {
    location: found.toAddress.startsWith('/') ? addSearch(prefix + found.toAddress, search) : new URL(found.toAddress).href,
    status: found.status === 302 ? 302 : 301,
    onlyWithoutPage: isCataloguePath(bare),
  };
}

/** Builds an ASCII path and adds the query parameters that the target does not contain. */
function addSearch(address: string, search: string): string {
  const url = new URL(address, 'https://shop.example');
  for (const [name, value] of new URLSearchParams(search)) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}
