import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { findAttribution } from './find-attribution.ts';
import { clicks } from '../clicks/click-rows.ts';

/**
 * Returns the sub-id (`subid`) of the click that an order is credited by. It is found by the touch's time, which exists only for browsers
 * with consent.
 * @returns empty if the click had none, is unknown or was deleted
 */
export async function findSubId(db: Db, orderId: number): Promise<string> {
  const { affiliateId, touchedAt } = (await findAttribution(db, orderId)) ?? {};
  if (!affiliateId || !touchedAt) return '';
  const [only, another] = await db
    .selectDistinct({ subId: clicks.subId })
    .from(clicks)
    .where(and(eq(clicks.at, touchedAt), eq(clicks.affiliateId, affiliateId)));
  // Two clicks of the affiliate in the same millisecond: the right one is unknown.
  return only && !another ? only.subId : '';
}
