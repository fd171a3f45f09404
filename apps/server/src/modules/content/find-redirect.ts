import { findCountryByHost, listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import { mayBeInCatalogue, redirectPath } from './redirect-path.ts';
import { redirectAt, redirectsOf } from './redirects-of.ts';

/** Where an address leads now. */
interface FoundRedirect {
  /** An address as a header takes it: a path of this host, or https elsewhere. */
  location: string;
  status: 301 | 302;
  /** A page of the catalogue may stand there, which goes before. */
  onlyWithoutPage: boolean;
}

/**
 * Where an address of the shop leads, if not to a page: written as it is, or with a language before it, which the new address
 * then has too. What else stands in the query goes along to a page of the shop. Out of memory.
 */
export async function findRedirect(
  db: Db,
  { host, pathname, search }: Pick<URL, 'host' | 'pathname' | 'search'>,
): Promise<FoundRedirect | undefined> {
  const all = await redirectsOf(db);
  if (all.size === 0) return undefined;
  const path = redirectPath(pathname);
  if (path === undefined) return undefined;
  const { country } = await findCountryByHost(db, host);
  const language = (await listLanguages(db)).find(({ code }) => path.startsWith(`/${code}/`))?.code;
  const bare = language ? path.slice(language.length + 1) : path;
  const asWritten = redirectAt(all, country.id, path);
  const found = asWritten ?? redirectAt(all, country.id, bare);
  if (!found) return undefined;
  const prefix = language && !asWritten ? `/${language}` : '';
  return {
    location: found.toAddress.startsWith('/') ? pathWith(prefix + found.toAddress, search) : new URL(found.toAddress).href,
    status: found.status === 302 ? 302 : 301,
    onlyWithoutPage: mayBeInCatalogue(bare),
  };
}

/** In ASCII, with what stood in the query and the new address does not say itself. */
function pathWith(address: string, search: string): string {
  const url = new URL(address, 'https://shop.example');
  for (const [name, value] of new URLSearchParams(search)) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}
