/** Where an address leads that no page has. */
export interface FoundRedirect {
  location: string;
  status: 301 | 302;
  /** A page may stand there, which goes before. */
  onlyWithoutPage: boolean;
}

export type FindRedirect = (url: Pick<URL, 'host' | 'pathname' | 'search'>) => Promise<FoundRedirect | undefined>;

/**
 * What is answered where an address leads elsewhere. Browsers ask again each time: a redirect can be taken back. To a page's
 * data, which the router fetches for itself, it is told in the router's own way.
 */
export async function redirectAnswer(
  request: Request,
  find: FindRedirect | undefined,
): Promise<{ answer: Response; onlyWithoutPage: boolean } | undefined> {
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
  if (!isData) return { answer: new Response(null, { status, headers: { ...headers, Location: location } }), onlyWithoutPage };
  const told = { 'X-Remix-Redirect': location, 'X-Remix-Status': String(status), 'X-Remix-Replace': 'true' };
  return { answer: new Response(null, { status: 204, headers: { ...headers, ...told } }), onlyWithoutPage };
}
