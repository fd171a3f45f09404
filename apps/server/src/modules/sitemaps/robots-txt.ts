import { languages } from '@selvedge/i18n';

/**
 * What is nobody's but a visitor's own, or no page: crawlers spend their time elsewhere. Slugs are written in small letters,
 * so a word with a capital is no beginning of one; of all others `word` and what is below it are named apart, or `/user` would
 * close a written page called `user-guide`.
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

/** What has no language in front of it. Feeds for other windows are fetched by their crawlers; pictures are not named here. */
const technical = ['/api/', '/admin$', '/admin/', '/dev/', '/go/', '/metrics'];

/**
 * `robots.txt` of a host.
 * @param sitemap its address; null: the host has none
 */
export function robotsText({ isOpen, sitemap }: { isOpen: boolean; sitemap: string | null }): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n';
  const prefixes = ['', ...languages.map(({ code }) => `/${code}`)];
  const rules = [
    ...technical,
    // What is shown before it is public.
    '/*?preview=',
    '/*&preview=',
    ...prefixes.flatMap((prefix) => closed.map((path) => `${prefix}/${path}`)),
  ];
  const named = sitemap === null ? '' : `\nSitemap: ${sitemap}\n`;
  return `User-agent: *\nAllow: /api/feeds/\n${rules.map((path) => `Disallow: ${path}\n`).join('')}${named}`;
}
