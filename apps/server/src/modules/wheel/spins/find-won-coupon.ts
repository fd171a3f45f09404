import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { toPublicSpin } from './to-shown-spin.ts';
import { wheelSpins } from '../tables.ts';

/** Returns the content of the mail to a winner. @returns undefined if the coupon is deleted or used */
export async function findWonCoupon(db: Db, spinId: number) {
  const [row] = await db.select().from(wheelSpins).where(eq(wheelSpins.id, spinId));
  if (!row) return undefined;
  const { prize, coupon, currency } = await toPublicSpin(db, row);
  if (!prize || !coupon || coupon.isUsed) return undefined;
  return { ...coupon, prize, currency, countryId: row.countryId, languageId: row.languageId };
}
