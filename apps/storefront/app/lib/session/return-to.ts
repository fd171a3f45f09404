import { toAscii, splitPath } from '../locale/locale.ts';
import type { Shop } from '../shop-context.ts';

const maxLength = 1000;
/** A host that no page of this shop has, used to detect addresses on other hosts. */
const nowhere = 'http://selvedge.invalid';
/** Characters that browsers drop from an address or read as a slash. */
const unwanted = /[\s\\\p{Cc}]/u;

/**
 * Parses the page to open after signing in.
 * @returns a path of this shop with its query, unchanged; null for other hosts, invalid paths and the sign-in
 * pages
 */
export function parseReturnTo(value: unknown): string | null {
  const own = parseLocalPath(value);
  return own !== null && isPage(splitPath(decodePath(new URL(own, nowhere).pathname) ?? '').path) ? own : null;
}

/** Does the same and allows the sign-in pages. @returns null for other hosts */
export function parseLocalPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxLength || !value.startsWith('/') || unwanted.test(value)) return null;
  if (!URL.canParse(value, nowhere)) return null;
  const { origin, pathname } = new URL(value, nowhere);
  const path = decodePath(pathname);
  // Two slashes would start another host if the part before them is removed.
  if (origin !== nowhere || path === null || path.includes('//') || path.includes('\\')) return null;
  return value;
}

/** Returns the address to return to, in its own language or else in the page's. */
export function returnAddress({ href }: Pick<Shop, 'href'>, returnTo: string): string {
  return splitPath(new URL(returnTo, nowhere).pathname).prefix ? toAscii(returnTo) : href(returnTo);
}

/** Adds the return address to a path. */
export const addReturnTo = (path: string, returnTo: string | null): string =>
  returnTo ? `${path}?${new URLSearchParams({ returnTo }).toString()}` : path;

function isPage(path: string): boolean {
  const [first = ''] = path.slice(1).toLowerCase().split('/');
  return !['auth', 'api', 'dev'].includes(first) && !path.toLowerCase().endsWith('.data');
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
