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

/** Fixed pages and technical routes of the shop: they cannot be redirected. */
const shopPages = new Set([
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
const shopFolders = [
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

/** Tells whether a path always belongs to the shop. @param path from {@link redirectPath} */
export const isShopPage = (path: string): boolean => shopPages.has(path) || shopFolders.includes(path.split('/')[1] ?? '');

/** Tells whether the catalogue may have a page there, which takes precedence over a redirect. @param path from {@link redirectPath} */
export const isCataloguePath = (path: string): boolean => /^\/(category|collection|product|brands)\//.test(path);
