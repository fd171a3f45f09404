import { eq } from 'drizzle-orm';
import { getAffiliateCode } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { affiliateLinks } from './tables.ts';
import { buildLinkAddress, addRequestParameters } from './link-address.ts';

/**
 * Returns the target of a short link, on any host. Archived links still work: they may be in print.
 * @param query parameters added to the short link
 * @returns undefined if there is no such link
 */
export async function followLink(
  db: Db,
  { code, query, publicAddress }: { code: string; query: URLSearchParams; publicAddress: Pick<Config, 'publicUrl' | 'isLoopback'> },
): Promise<string | undefined> {
  const [link] = await db.select().from(affiliateLinks).where(eq(affiliateLinks.code, code.toLowerCase()));
  if (!link) return undefined;
  const { url } = await buildLinkAddress(db, link, { code: await getAffiliateCode(db, link.affiliateId), publicAddress });
  return addRequestParameters(url, query);
}
