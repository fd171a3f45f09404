import { and, isNotNull, lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { toLocalDay } from '#modules/countries';
import { removeExpiredCoupons } from '#modules/promotions';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { dropKeysBefore } from './day-key.ts';
import { wheelSpins, spinQuotas } from '../tables.ts';

/** How long results are kept for statistics, in ms: 13 months, to compare with the previous year. */
const RESULT_LIFETIME_MS = days(396);
/** How long an unused coupon is kept after its end, in ms, so that its owner sees that it has ended. */
const COUPON_LIFETIME_MS = days(30);

/**
 * Deletes old results, expired unused coupons, and the keys of past days. Without its key, a spin's visitor can no longer be identified.
 * @returns the number of deleted spins and coupons
 */
export async function deleteOldSpins(db: Db): Promise<{ spins: number; coupons: number }> {
  const at = now().getTime();
  // No time zone is further behind UTC than twelve hours.
  const past = toLocalDay('UTC', new Date(at - days(1)));
  return inTransaction(db, async (tx) => {
    await dropKeysBefore(tx, past);
    await tx.delete(spinQuotas).where(lt(spinQuotas.day, past));
    const ended = await tx
      .select({ code: wheelSpins.couponCode })
      .from(wheelSpins)
      .where(and(isNotNull(wheelSpins.couponCode), lt(wheelSpins.spunAt, new Date(at - COUPON_LIFETIME_MS))));
    const coupons = await removeExpiredCoupons(tx, {
      codes: ended.flatMap(({ code }) => (code === null ? [] : [code])),
      endedBefore: new Date(at - COUPON_LIFETIME_MS),
    });
    const deleted = await tx
      .delete(wheelSpins)
      .where(lt(wheelSpins.spunAt, new Date(at - RESULT_LIFETIME_MS)))
      .returning({ id: wheelSpins.id });
    return { spins: deleted.length, coupons };
  });
}
