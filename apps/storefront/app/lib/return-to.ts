import { inAscii, splitPath } from './locale.ts';
import type { Shop } from './shop-context.ts';

const longest = 1000;
/** No page of this shop has such a host: whatever leads away from it leads elsewhere. */
const nowhere = 'http://selvedge.invalid';
/** What browsers drop from an address, or read as a slash. */
const unwanted = /[\s\\\p{Cc}]/u;

/**
 * Where somebody was headed before he signed in, as an address names it.
 * @returns a path of this shop with its query, as it came; null for other hosts, for what no page answers, and for the pages
 * of signing in themselves
 */
export function returnToOf(asked: unknown): string | null {
  const own = ownPathOf(asked);
  return own !== null && isPage(splitPath(decoded(new URL(own, nowhere).pathname) ?? '').path) ? own : null;
}

/** The same with the pages of signing in. @returns null for other hosts */
export function ownPathOf(asked: unknown): string | null {
  if (typeof asked !== 'string' || asked.length > longest || !asked.startsWith('/') || unwanted.test(asked)) return null;
  if (!URL.canParse(asked, nowhere)) return null;
  const { origin, pathname } = new URL(asked, nowhere);
  const path = decoded(pathname);
  // Two slashes begin another host as soon as something takes away what stands before them.
  if (origin !== nowhere || path === null || path.includes('//') || path.includes('\\')) return null;
  return asked;
}

/** The address of where somebody was headed, in the language that it names, else in the page's. */
export function returnAddress({ href }: Pick<Shop, 'href'>, returnTo: string): string {
  return splitPath(new URL(returnTo, nowhere).pathname).prefix ? inAscii(returnTo) : href(returnTo);
}

/** A page's address with the way on in its query. */
export const withReturnTo = (path: string, returnTo: string | null): string =>
  returnTo ? `${path}?${new URLSearchParams({ returnTo }).toString()}` : path;

function isPage(path: string): boolean {
  const [first = ''] = path.slice(1).toLowerCase().split('/');
  return !['auth', 'api', 'dev'].includes(first) && !path.toLowerCase().endsWith('.data');
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
