import { isFixed, listPages } from '@selvedge/pages';

/**
 * Normalises a path for comparing redirects: decoded, in lower case, without a trailing slash.
 * @returns undefined if it is no path
 */
export function redirectPath(pathname: string): string | undefined {
  if (!pathname.startsWith('/') || pathname.length > 500) return undefined;
  try {
    return (
      decodeURI(pathname)
        .normalize('NFC')
        .toLowerCase()
        .replace(/\/{2,}/g, '/')
        .replace(/\/$/, '') || '/'
    );
  } catch {
    return undefined;
  }
}

/** Fixed pages of the shop: they cannot be redirected. */
const shopPages = new Set([
  '/latest.json',
  ...listPages()
    .filter((page) => isFixed(page) && !page.isRedirectable)
    .map(({ path }) => `/${path.toLowerCase()}`),
]);

/** Folders of technical routes, and those in which each page is personal or a part of other pages: nothing in them can be redirected. */
const shopFolders = new Set(['api', 'admin', 'assets', 'dev', '_ipx', 'media', ...listPersonalFolders()]);

function listPersonalFolders(): string[] {
  const folders = listPages().flatMap(({ path }) => /^([\w-]+)\//.exec(path)?.[1] ?? []);
  const shared = new Set(listPages().flatMap(({ path, cache }) => (cache === 'page' || cache === 'exact' ? (path.split('/')[0] ?? '') : [])));
  return folders.filter((folder) => !shared.has(folder)).map((folder) => folder.toLowerCase());
}

/** Tells whether a path always belongs to the shop. @param path from {@link redirectPath} */
export const isShopPage = (path: string): boolean => shopPages.has(path) || shopFolders.has(path.split('/')[1] ?? '');

/** Tells whether the catalogue may have a page there, which takes precedence over a redirect. @param path from {@link redirectPath} */
export const isCataloguePath = (path: string): boolean => /^\/(category|collection|product|brands)\//.test(path);
