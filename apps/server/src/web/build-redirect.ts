import { findLanguage } from '@selvedge/i18n';
import { spellPath } from '@selvedge/pages';

/** The redirect target of an address without a page. */
export interface FoundRedirect {
  location: string;
  status: 301 | 302;
  /** An existing page takes precedence. */
  onlyWithoutPage: boolean;
}

export type FindRedirect = (url: Pick<URL, 'host' | 'pathname' | 'search'>) => Promise<FoundRedirect | undefined>;

/**
 * Returns the redirect of an address: the merchant's redirect, or the redirect to the canonical URL of a page. Browsers must not cache the redirect,
 * because merchants can remove theirs. A request for a page's data gets the redirect in the router's own format.
 */
export async function buildRedirect(
  request: Request,
  find: FindRedirect | undefined,
): Promise<{ response: Response; onlyWithoutPage: boolean } | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = new URL(request.url);
  const isData = url.pathname.endsWith('.data');
  const asked = { host: url.host, pathname: isData ? url.pathname.slice(0, -'.data'.length) : url.pathname, search: removeRoutes(url.search) };
  const fromMerchant = await find?.(asked);
  const found = fromMerchant?.onlyWithoutPage === false ? fromMerchant : (findCanonicalSpelling(asked) ?? fromMerchant);
  if (!found) return undefined;
  const { location, status, onlyWithoutPage } = found;
  const headers: Record<string, string> = { 'Cache-Control': 'no-cache' };
  if (!isData) return { response: new Response(null, { status, headers: { ...headers, Location: location } }), onlyWithoutPage };
  const notified = { 'X-Remix-Redirect': location, 'X-Remix-Status': String(status), 'X-Remix-Replace': 'true' };
  return { response: new Response(null, { status: 204, headers: { ...headers, ...notified } }), onlyWithoutPage };
}

/** Removes the router's parameter that lists the requested routes. */
function removeRoutes(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('_routes')) return search;
  query.delete('_routes');
  return query.size > 0 ? `?${query.toString()}` : '';
}

function findCanonicalSpelling({ pathname, search }: Pick<URL, 'pathname' | 'search'>): FoundRedirect | undefined {
  const [, first = '', ...rest] = pathname.split('/');
  const language = findLanguage(first)?.code;
  const spelling = language === undefined ? spellPath(pathname) : `/${language}${rest.length > 0 ? spellPath(`/${rest.join('/')}`) : ''}`;
  return spelling === pathname ? undefined : { location: spelling + search, status: 301, onlyWithoutPage: false };
}
