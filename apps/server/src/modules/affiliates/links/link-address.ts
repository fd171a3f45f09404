import { buildBaseUrl, getCountry } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { affiliateLinks } from './tables.ts';

/** A stored link. */
export type LinkRow = typeof affiliateLinks.$inferSelect;

/** Parameters that a link adds to its page's address, in this order. `link` holds the link's id. */
const added = [
  ['src', 'source'],
  ['utm_source', 'utmSource'],
  ['utm_medium', 'utmMedium'],
  ['utm_campaign', 'utmCampaign'],
  ['utm_content', 'utmContent'],
  ['utm_term', 'utmTerm'],
  ['subid', 'subId'],
] as const;

/**
 * Returns the full address of a link and its short form.
 * @param code the affiliate's code
 */
export async function buildLinkAddress(
  db: Db,
  link: LinkRow,
  { code, publicAddress }: { code: string; publicAddress: Pick<Config, 'publicUrl' | 'isLoopback'> },
): Promise<{ url: string; shortUrl: string }> {
  const base = buildBaseUrl(await getCountry(db, link.countryId), publicAddress);
  const url = new URL(base + link.path);
  url.searchParams.set('ref', code);
  if (link.affiliateDiscountId !== null) url.searchParams.set('adid', String(link.affiliateDiscountId));
  for (const [name, field] of added) if (link[field] !== '') url.searchParams.set(name, link[field]);
  url.searchParams.set('link', String(link.id));
  return { url: url.href, shortUrl: `${base}/go/${link.code}` };
}

/** Lets parameters added to a short link replace those of the link. @returns the address with them */
export function addRequestParameters(url: string, parameters: URLSearchParams): string {
  const address = new URL(url);
  for (const [name] of added) {
    const own = parameters.get(name)?.slice(0, 100);
    if (own) address.searchParams.set(name, own);
  }
  return address.href;
}
