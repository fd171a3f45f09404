/**
 * A path as redirects are compared by: what percent signs stand for written out, in lower case, without a slash at its end.
 * @returns undefined for what is no path
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

/** Pages with a place of their own in the shop, and what only its programs ask for: nothing leads away from them. */
const ownPages = new Set([
  '/',
  '/categories',
  '/brands',
  '/search',
  '/wishlists',
  '/size-guides',
  '/product-cares',
  '/global-sellers',
  '/become-a-seller',
  '/helpcenter',
  '/helpcenter/contact',
  '/checkout',
  '/orderconfirmation',
  '/sslreturn',
  '/withdrawal',
  '/consent',
  '/account-deleted',
  '/stock-notice',
  '/newsletter',
  '/unsubscribe',
  '/spin',
  '/visitor',
  '/latest.json',
]);
const ownFolders = [
  'api',
  'admin',
  'assets',
  'auth',
  'user',
  'affiliate',
  'cart',
  'orders',
  'str',
  'guest',
  'return',
  'track',
  'wishlist',
  'search',
  'product-stock',
  'product-reviews',
  'size-advice',
  'dev',
  '_ipx',
  'media',
];

/** Whether a path is the shop's own whatever its catalogue holds. @param path as {@link redirectPath} gives it */
export const isOwnPage = (path: string): boolean => ownPages.has(path) || ownFolders.includes(path.split('/')[1] ?? '');

/** Whether the catalogue may have a page there: that one goes before a redirect. @param path as {@link redirectPath} gives it */
export const mayBeInCatalogue = (path: string): boolean => /^\/(category|collection|product|brands)\//.test(path);
