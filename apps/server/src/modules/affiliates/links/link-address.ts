import { baseUrlOf, getCountry } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { affiliateLinks } from '../tables.ts';

/** A link as it is kept. */
export type LinkRow = typeof affiliateLinks.$inferSelect;

/** Names of what a link adds to its page's address, in their order. `link` says by which one somebody came. */
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
 * The whole address that a link stands for, and its short form.
 * @param code the affiliate's
 */
export async function linkAddress(
  db: Db,
  link: LinkRow,
  { code, standing }: { code: string; standing: Pick<Config, 'publicUrl' | 'isLoopback'> },
): Promise<{ url: string; shortUrl: string }> {
  const base = baseUrlOf(await getCountry(db, link.countryId), standing);
  const url = new URL(base + link.path);
  url.searchParams.set('ref', code);
  if (link.affiliateDiscountId !== null) url.searchParams.set('adid', String(link.affiliateDiscountId));
  for (const [name, field] of added) if (link[field] !== '') url.searchParams.set(name, link[field]);
  url.searchParams.set('link', String(link.id));
  return { url: url.href, shortUrl: `${base}/go/${link.code}` };
}

/** What somebody adds to a short link himself goes before what its link says. @returns the address with it */
export function withOwn(url: string, asked: URLSearchParams): string {
  const address = new URL(url);
  for (const [name] of added) {
    const own = asked.get(name)?.slice(0, 100);
    if (own) address.searchParams.set(name, own);
  }
  return address.href;
}
