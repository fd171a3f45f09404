import { xmlText } from '#kit/xml-text';
import type { ShopHost } from '#modules/countries';
import { versionsOf } from './alternates.ts';
import type { Entry } from './kinds/kind.ts';

/** Of one file: https://www.sitemaps.org/protocol.html */
export const mostAddresses = 50_000;
export const mostBytes = 50 * 1024 ** 2;

/** What one link takes at most on average, bytes: hreflang, host and a path of letters as percent signs. */
const bytesOfLink = 400;
/** A file of more takes long to make, and long to be fetched again after a change. */
const mostThings = 1000;

/** How many things one file of a host lists, so that it stays within both limits whatever is indexed. */
export function thingsPerFile(hosts: readonly ShopHost[], host: ShopHost, most = mostThings): number {
  const addresses = host.indexedLanguages.length;
  const links = hosts.reduce((sum, { indexedLanguages }) => sum + indexedLanguages.length, 2);
  return Math.max(1, Math.min(most, Math.floor(mostAddresses / addresses), Math.floor(mostBytes / (addresses * links * bytesOfLink))));
}

/** The addresses of a host in one file, each with all the versions of its page. */
export function sitemapText(hosts: readonly ShopHost[], host: ShopHost, entries: readonly Entry[]): string {
  const lines = entries.flatMap((entry) => {
    const versions = versionsOf(hosts, entry);
    const links = versions.map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(href)}"/>`).join('');
    const changed = entry.changedAt ? `<lastmod>${entry.changedAt.toISOString()}</lastmod>` : '';
    return versions
      .filter(({ countryId }) => countryId === host.countryId)
      .map(({ href }) => `<url><loc>${xmlText(href)}</loc>${changed}${links}</url>\n`);
  });
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('')}</urlset>\n`;
}

/** The file that names all others. */
export function indexText(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
