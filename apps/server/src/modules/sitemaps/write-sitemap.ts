import { escapeXml } from '#kit/xml-text';
import type { ShopHost } from '#modules/countries';
import { listVersions } from './list-versions.ts';
import type { Entry } from './kinds/kind.ts';

/** Limits per file: https://www.sitemaps.org/protocol.html */
export const maxAddresses = 50_000;
export const maxBytes = 50 * 1024 ** 2;

/** Estimated upper bound of a link's size in bytes: hreflang, host and a percent-encoded path. */
const bytesOfLink = 400;
/** Default maximum of entries per file. Larger files take long to write and to fetch again after a change. */
const MAX_ENTRIES = 1000;

/** Returns the number of entries per file that respects both limits for any number of indexed languages. */
export function getEntriesPerFile(hosts: readonly ShopHost[], host: ShopHost, maxEntries = MAX_ENTRIES): number {
  const addresses = host.indexedLanguages.length;
  const links = hosts.reduce((sum, { indexedLanguages }) => sum + indexedLanguages.length, 2);
  return Math.max(1, Math.min(maxEntries, Math.floor(maxAddresses / addresses), Math.floor(maxBytes / (addresses * links * bytesOfLink))));
}

/** Writes a sitemap with the addresses of a host, each with all language versions of its page. */
export function writeSitemap(hosts: readonly ShopHost[], host: ShopHost, entries: readonly Entry[]): string {
  const lines = entries.flatMap((entry) => {
    const versions = listVersions(hosts, entry);
    const links = versions.map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`).join('');
    const changed = entry.changedAt ? `<lastmod>${entry.changedAt.toISOString()}</lastmod>` : '';
    return versions
      .filter(({ countryId }) => countryId === host.countryId)
      .map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${changed}${links}</url>\n`);
  });
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('')}</urlset>\n`;
}

/** Writes the sitemap index. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
