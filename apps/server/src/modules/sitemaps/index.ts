/** Data for crawlers per host: `robots.txt`, and sitemaps of all indexable pages. */
export { getSitemap, getSitemapIndex, hasSitemaps, type Sitemap } from './get-sitemap.ts';
export { writeRobotsTxt } from './robots-txt.ts';
