import { getCountry } from '#modules/countries';
import { findCoupon } from '#modules/promotions';
import type { Db } from '#platform/database';
import type { SpinResult } from './contract.ts';
import { getLastDay } from './last-day.ts';
import type { Spin } from './spin.ts';
import { toShownPrize } from './find-active-wheel.ts';

/** Converts a spin for its owner, with the present state of the coupon. */
export async function toShownSpin(db: Db, { kind, position, currency, couponCode, countryId, ...terms }: Spin): Promise<SpinResult> {
  const coupon = couponCode === null ? null : await findCoupon(db, { code: couponCode, email: '', exceptOrders: [] });
  const country = await getCountry(db, countryId);
  const isThere = coupon?.isActive === true && coupon.validUntil !== null && coupon.boundEmail !== null;
  return {
    position,
    prize: kind === 'none' ? null : { kind, ...toShownPrize({ kind, ...terms }, currency) },
    currency,
    coupon: isThere
      ? {
          code: coupon.code,
          email: coupon.boundEmail ?? '',
          lastDay: getLastDay(country, coupon.validUntil ?? terms.spunAt),
          isUsed: coupon.uses > 0,
        }
      : null,
  };
}
