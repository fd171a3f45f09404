import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { attributionOf } from './attribution-of.ts';
import { clicks } from './click-rows.ts';

/**
 * The affiliate's own mark (`subid`) of the click that an order is credited by: the one of that very moment, which only a browser
 * that has agreed to be known again has left with its touch.
 * @returns empty: the click had none, is not known, or is kept no longer
 */
export async function subIdOfClick(db: Db, orderId: number): Promise<string> {
  const { affiliateId, touchedAt } = (await attributionOf(db, orderId)) ?? {};
  if (!affiliateId || !touchedAt) return '';
  const [only, another] = await db
    .selectDistinct({ subId: clicks.subId })
    .from(clicks)
    .where(and(eq(clicks.at, touchedAt), eq(clicks.affiliateId, affiliateId)));
  // Two of his in the same millisecond: nobody can tell whose the order is.
  return only && !another ? only.subId : '';
}
