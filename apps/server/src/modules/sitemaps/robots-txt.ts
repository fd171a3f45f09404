import { languages } from '@selvedge/i18n';

/**
 * Personal or non-page paths that crawlers should skip. Slugs are lower case, so a word with a capital letter cannot be a prefix of one.
 * Other words are listed with `$`, `?` and `/`, because plain `/user` would also block a page named `user-guide`.
 */
const closed = [
  ...['Checkout', 'OrderConfirmation', 'SSLReturn', 'Search', 'Wishlists', 'str/'],
  ...['account-deleted', 'affiliate', 'consent', 'newsletter', 'stock-notice', 'unsubscribe', 'user', 'visitor'].flatMap((word) => [
    `${word}$`,
    `${word}?`,
    `${word}/`,
  ]),
  ...['auth', 'cart', 'country', 'orders', 'return', 'search', 'size-advice', 'wishlist'].map((word) => `${word}/`),
];

/** Paths without a language prefix. Feeds stay allowed because their crawlers read them; pictures are not listed. */
const technical = ['/api/', '/admin$', '/admin/', '/dev/', '/go/', '/metrics'];

/**
 * Writes the `robots.txt` of a host.
 * @param sitemap its address; null: the host has none
 */
export function writeRobotsTxt({ isOpen, sitemap }: { isOpen: boolean; sitemap: string | null }): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n';
  const prefixes = ['', ...languages.map(({ code }) => `/${code}`)];
  const rules = [
    ...technical,
    // Previews of unpublished content.
    '/*?preview=',
    '/*&preview=',
    ...prefixes.flatMap((prefix) => closed.map((path) => `${prefix}/${path}`)),
  ];
  const named = sitemap === null ? '' : `\nSitemap: ${sitemap}\n`;
  return `User-agent: *\nAllow: /api/feeds/\n${rules.map((path) => `Disallow: ${path}\n`).join('')}${named}`;
}
