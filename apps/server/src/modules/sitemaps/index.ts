/** What search engines are told of each host: `robots.txt`, and sitemaps of all pages that they may show. */
export { getSitemap, getSitemapIndex, hasSitemaps, type Sitemap } from './get-sitemap.ts';
export { robotsText } from './robots-txt.ts';
