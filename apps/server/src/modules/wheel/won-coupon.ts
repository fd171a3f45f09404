import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { shownSpin } from './shown-spin.ts';
import { wheelSpins } from './tables.ts';

/** What the winner of a coupon is to be written. @returns undefined where it is gone, or used already */
export async function wonCoupon(db: Db, spinId: number) {
  const [row] = await db.select().from(wheelSpins).where(eq(wheelSpins.id, spinId));
  if (!row) return undefined;
  const { prize, coupon, currency } = await shownSpin(db, row);
  if (!prize || !coupon || coupon.isUsed) return undefined;
  return { ...coupon, prize, currency, countryId: row.countryId, languageId: row.languageId };
}
