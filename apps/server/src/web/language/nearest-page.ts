import { findPublicPath } from '#modules/content';

/** Sends a request for a page, like a browser. */
export type Ask = (request: Request) => Response | Promise<Response>;

/** Pages to try when a page is missing, for example a product that a country does not sell or an article without a translation. */
const parentPages: Readonly<Record<string, string>> = {
  product: '/categories',
  collection: '/categories',
  category: '/categories',
  brands: '/brands',
  blog: '/blog',
};
const maxLength = 1000;

/** @returns a path of this shop with its query; undefined for other hosts and for paths that browsers parse as another host */
export function toShopPath(path: string | undefined): string | undefined {
  if (path === undefined || path.length > maxLength || !/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(path)) return undefined;
  const { origin, pathname, search } = URL.canParse(path, noPage) ? new URL(path, noPage) : new URL('http://elsewhere.invalid');
  return origin === noPage && !pathname.includes('//') ? pathname + search : undefined;
}
/** No page has this host, so an address that resolves to another host leaves the shop. */
const noPage = 'http://selvedge.invalid';

/**
 * Returns the page if it exists, otherwise the nearest parent page, and finally the home page. Tries only public pages: they are cached, so the
 * redirect target is in memory.
 * @param target the path of the page, without a language
 * @param localized returns a path in the chosen language
 */
export async function findNearestPage(ask: Ask, target: URL, localized: (path: string) => string): Promise<string> {
  for (const path of listCandidatePaths(target.pathname)) {
    const { origin } = target;
    const response = await ask(new Request(origin + localized(path), { headers: { accept: 'text/html', 'accept-encoding': 'identity' } }));
    await response.body?.cancel();
    if (response.status !== 404) return localized(path);
  }
  return localized(findPublicPath(target.pathname) ? '/' : target.pathname);
}

function listCandidatePaths(pathname: string): string[] {
  if (pathname === '/' || !findPublicPath(pathname)) return [];
  const [, first = '', ...rest] = pathname.split('/');
  const between = first === 'category' && rest.length > 1 ? [`/category/${rest[0] ?? ''}`] : [];
  const [up] = [parentPages[first]].filter((path) => path !== undefined && path !== pathname);
  return [pathname, ...between, ...(up === undefined ? [] : [up])];
}
