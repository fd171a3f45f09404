/** The target of an address without a page. */
export interface FoundRedirect {
  location: string;
  status: 301 | 302;
  /** An existing page takes precedence. */
  onlyWithoutPage: boolean;
}

export type FindRedirect = (url: Pick<URL, 'host' | 'pathname' | 'search'>) => Promise<FoundRedirect | undefined>;

/**
 * Returns the redirect of an address. It is not cached by browsers, because it can be removed again. A request for a page's data gets it in the
 * router's own format.
 */
export async function buildRedirect(
  request: Request,
  find: FindRedirect | undefined,
): Promise<{ response: Response; onlyWithoutPage: boolean } | undefined> {
  if (!find || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
  const { host, pathname, search } = new URL(request.url);
  const isData = pathname.endsWith('.data');
  const query = new URLSearchParams(search);
  query.delete('_routes');
  const found = await find({
    host,
    pathname: isData ? pathname.slice(0, -'.data'.length) : pathname,
    search: query.size > 0 ? `?${query.toString()}` : '',
  });
  if (!found) return undefined;
  const { location, status, onlyWithoutPage } = found;
  const headers: Record<string, string> = { 'Cache-Control': 'no-cache' };
  if (!isData) return { response: new Response(null, { status, headers: { ...headers, Location: location } }), onlyWithoutPage };
  const notified = { 'X-Remix-Redirect': location, 'X-Remix-Status': String(status), 'X-Remix-Replace': 'true' };
  return { response: new Response(null, { status: 204, headers: { ...headers, ...notified } }), onlyWithoutPage };
}
