import { days } from '#kit/clock';
import { getCountry, toInstant, toLocalDay, type CountryRow } from '#modules/countries';
import { findCoupon } from '#modules/promotions';
import type { Db } from '#platform/database';
import type { SpinResult } from '../contract.ts';
import type { Spin } from '../tables.ts';
import { toPublicPrize } from '../find-active-wheel.ts';

type Clock = Pick<CountryRow, 'timeZone'>;

/** Returns the end of the day a number of days after an instant, in the country's time zone. */
export const computeEnd = ({ timeZone }: Clock, at: Date, validDays: number): Date =>
  toInstant(timeZone, `${toLocalDay(timeZone, new Date(at.getTime() + days(validDays + 1)))}T00:00`);

/** Returns the last full day before an end instant, as an ISO date. */
export const getLastDay = ({ timeZone }: Clock, end: Date): string => toLocalDay(timeZone, new Date(end.getTime() - 1));

/** Converts a spin for its owner, with the present state of the coupon. */
export async function toPublicSpin(db: Db, { kind, position, currency, couponCode, countryId, ...terms }: Spin): Promise<SpinResult> {
  const coupon = couponCode === null ? null : await findCoupon(db, { code: couponCode, email: '', exceptOrders: [] });
  const country = await getCountry(db, countryId);
  const isUsable = coupon?.isActive === true && coupon.validUntil !== null && coupon.boundEmail !== null;
  return {
    position,
    prize: kind === 'none' ? null : { kind, ...toPublicPrize({ kind, ...terms }, currency) },
    currency,
    coupon: isUsable
      ? {
          code: coupon.code,
          email: coupon.boundEmail ?? '',
          lastDay: getLastDay(country, coupon.validUntil ?? terms.spunAt),
          isUsed: coupon.uses > 0,
        }
      : null,
  };
}
