import { and, isNotNull, lt } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { dayIn } from '#modules/countries';
import { removeExpiredCoupons } from '#modules/promotions';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { dropKeysBefore } from './day-key.ts';
import { wheelSpins, wheelTurns } from './tables.ts';

/** How long what was drawn is counted, in ms: a year and a month, to be compared with the year before. */
const keptFor = days(396);
/** How long a coupon that nobody has used is kept after its end, in ms: whoever types it is told that it has ended. */
const couponsKeptFor = days(30);

/**
 * Throws away the keys of past days, with which nobody can tell any more who spun; coupons that were won, never used and
 * have ended; and in the end what was drawn. @returns how many spins and coupons are gone
 */
export async function forgetOldSpins(db: Db): Promise<{ spins: number; coupons: number }> {
  const at = now().getTime();
  // No clock on earth is further behind than twelve hours.
  const past = dayIn('UTC', new Date(at - days(1)));
  return inTransaction(db, async (tx) => {
    await dropKeysBefore(tx, past);
    await tx.delete(wheelTurns).where(lt(wheelTurns.day, past));
    const ended = await tx
      .select({ code: wheelSpins.couponCode })
      .from(wheelSpins)
      .where(and(isNotNull(wheelSpins.couponCode), lt(wheelSpins.spunAt, new Date(at - couponsKeptFor))));
    const coupons = await removeExpiredCoupons(tx, {
      codes: ended.flatMap(({ code }) => (code === null ? [] : [code])),
      endedBefore: new Date(at - couponsKeptFor),
    });
    const gone = await tx
      .delete(wheelSpins)
      .where(lt(wheelSpins.spunAt, new Date(at - keptFor)))
      .returning({ id: wheelSpins.id });
    return { spins: gone.length, coupons };
  });
}
