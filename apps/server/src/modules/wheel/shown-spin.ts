import { getCountry } from '#modules/countries';
import { findCoupon } from '#modules/promotions';
import type { Db } from '#platform/database';
import type { SpinResult } from './contract.ts';
import { lastDayOf } from './last-day.ts';
import type { Spin } from './spin.ts';
import { shownPrize } from './wheel-in.ts';

/** What was drawn, for whoever spun: with his coupon, as it is now. */
export async function shownSpin(db: Db, { kind, position, currency, couponCode, countryId, ...terms }: Spin): Promise<SpinResult> {
  const coupon = couponCode === null ? null : await findCoupon(db, { code: couponCode, email: '', exceptOrders: [] });
  const country = await getCountry(db, countryId);
  const isThere = coupon?.isActive === true && coupon.validUntil !== null && coupon.boundEmail !== null;
  return {
    position,
    prize: kind === 'none' ? null : { kind, ...shownPrize({ kind, ...terms }, currency) },
    currency,
    coupon: isThere
      ? {
          code: coupon.code,
          email: coupon.boundEmail ?? '',
          lastDay: lastDayOf(country, coupon.validUntil ?? terms.spunAt),
          isUsed: coupon.uses > 0,
        }
      : null,
  };
}
