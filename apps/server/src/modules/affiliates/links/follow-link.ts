import { eq } from 'drizzle-orm';
import { affiliateCodeOf } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { affiliateLinks } from '../tables.ts';
import { linkAddress, withOwn } from './link-address.ts';

/**
 * Where a short link leads, on whatever host it is asked for. Archived links lead on: somebody has printed them.
 * @param query what was added to the short link
 * @returns undefined where there is no such link
 */
export async function followLink(
  db: Db,
  { code, query, standing }: { code: string; query: URLSearchParams; standing: Pick<Config, 'publicUrl' | 'isLoopback'> },
): Promise<string | undefined> {
  const [link] = await db.select().from(affiliateLinks).where(eq(affiliateLinks.code, code.toLowerCase()));
  if (!link) return undefined;
  const { url } = await linkAddress(db, link, { code: await affiliateCodeOf(db, link.affiliateId), standing });
  return withOwn(url, query);
}
