import { isFixed, listPages } from '@selvedge/pages';

/**
 * Normalises a path for the comparison of redirects. The result is decoded, in lower case and without a trailing slash.
 * @returns undefined if the text is not a valid path
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

/** Fixed pages of the shop, which cannot be redirected. */
const shopPages = new Set([
  '/latest.json',
  ...listPages()
    .filter((page) => isFixed(page) && !page.isRedirectable)
    .map(({ path }) => `/${path.toLowerCase()}`),
]);

/** Folders of technical routes, and folders that contain only personal pages or parts of pages. Paths in them cannot be redirected. */
const shopFolders = new Set(['api', 'admin', 'assets', 'dev', '_ipx', 'media', ...listPersonalFolders()]);

function listPersonalFolders(): string[] {
  const folders = listPages().flatMap(({ path }) => /^([\w-]+)\//.exec(path)?.[1] ?? []);
  const shared = new Set(listPages().flatMap(({ path, cache }) => (cache === 'page' || cache === 'exact' ? (path.split('/')[0] ?? '') : [])));
  return folders.filter((folder) => !shared.has(folder)).map((folder) => folder.toLowerCase());
}

/** Returns whether a path belongs to a page of the shop and cannot be redirected. @param path the result of {@link redirectPath} */
export const isShopPage = (path: string): boolean => shopPages.has(path) || shopFolders.has(path.split('/')[1] ?? '');

/**
 * Returns whether the catalogue may have a page at a path. Such a page has priority over a redirect.
 * @param path the result of {@link redirectPath}
 */
export const isCataloguePath = (path: string): boolean => /^\/(category|collection|product|brands)\//.test(path);
