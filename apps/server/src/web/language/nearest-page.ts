import { publicPathOf } from '#modules/content';

/** Has a page answered as if a browser had asked for it. */
export type Ask = (request: Request) => Response | Promise<Response>;

/** Where to look for what is not there: a garment that a country does not sell, an article that nobody has put into a language. */
const above: Readonly<Record<string, string>> = {
  product: '/categories',
  collection: '/categories',
  category: '/categories',
  brands: '/brands',
  blog: '/blog',
};
const longest = 1000;

/** @returns a path of this shop with its query; undefined for other hosts and for what browsers read as one */
export function ownPath(asked: string | undefined): string | undefined {
  if (asked === undefined || asked.length > longest || !/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(asked)) return undefined;
  const { origin, pathname, search } = URL.canParse(asked, nowhere) ? new URL(asked, nowhere) : new URL('http://elsewhere.invalid');
  return origin === nowhere && !pathname.includes('//') ? pathname + search : undefined;
}
/** No page of this shop has such a host: whatever leads away from it leads elsewhere. */
const nowhere = 'http://selvedge.invalid';

/**
 * The page itself if it is there, else the nearest above it that is, at last the home page. Only public pages are looked for:
 * they are kept, so that whoever is led there has it at hand.
 * @param target its path without language
 * @param localized where a path stands in the language that is wanted
 */
export async function nearestPage(ask: Ask, target: URL, localized: (path: string) => string): Promise<string> {
  for (const path of placesToLook(target.pathname)) {
    const { origin } = target;
    const answer = await ask(new Request(origin + localized(path), { headers: { accept: 'text/html', 'accept-encoding': 'identity' } }));
    await answer.body?.cancel();
    if (answer.status !== 404) return localized(path);
  }
  return localized(publicPathOf(target.pathname) ? '/' : target.pathname);
}

function placesToLook(pathname: string): string[] {
  if (pathname === '/' || !publicPathOf(pathname)) return [];
  const [, first = '', ...rest] = pathname.split('/');
  const between = first === 'category' && rest.length > 1 ? [`/category/${rest[0] ?? ''}`] : [];
  const [up] = [above[first]].filter((path) => path !== undefined && path !== pathname);
  return [pathname, ...between, ...(up === undefined ? [] : [up])];
}
