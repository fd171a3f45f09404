import { languages } from '@selvedge/i18n';
import { listPages } from '@selvedge/pages';

/**
 * Returns the paths that crawlers should skip. Slugs are lower case, so a word with a capital letter cannot be a prefix of one.
 * Other words are listed with `$`, `?` and `/`, because plain `/user` would also block a page named `user-guide`.
 */
function listClosedPaths(): string[] {
  const paths = listPages().flatMap(({ path, robots }) => (robots === 'disallow' ? [path] : []));
  const words = new Set(paths.filter((path) => !path.includes('/')));
  const folders = new Set(paths.map((path) => path.split('/')[0] ?? '').filter((word) => !words.has(word)));
  const isCapital = (word: string) => word !== word.toLowerCase();
  return [
    ...[...words].filter(isCapital).sort(),
    ...[...words]
      .filter((word) => !isCapital(word))
      .sort()
      .flatMap((word) => [`${word}$`, `${word}?`, `${word}/`]),
    ...[...folders].sort().map((word) => `${word}/`),
  ];
}

const closed = listClosedPaths();

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
  return `User-agent: *\nAllow: /api/feeds/\nAllow: /api/affiliate-feeds/\n${rules.map((path) => `Disallow: ${path}\n`).join('')}${named}`;
}
