import type { Benefit } from './benefit.ts';
import type { FoundCoupon } from './find-coupon.ts';

/** For whom and what a coupon is to hold. Amounts in minor units of the country's currency. */
export interface CouponCase {
  at: Date;
  countryId: number;
  currency: string;
  /** What the goods cost at sale prices and after a discount goal. */
  goods: number;
  /** Lower case; empty: not known yet. */
  email: string;
}

/** Why a code does not apply: a stable code, and what its sentence needs. Amounts in minor units. */
export type CouponProblem =
  | { code: 'unknown' | 'expired' | 'other-country' | 'used-up' | 'email-needed' | 'other-mailbox' | 'used-already' }
  | { code: 'not-yet'; from: Date }
  | { code: 'minimum'; minimum: number; missing: number }
  /** What else is there is better, or there is nothing left that it could take off. */
  | { code: 'other-discount' | 'free-already' | 'other-delivery' | 'nothing-off' };

/** The first thing that stands in the way of a code: what can't be mended before what can. */
export function couponProblem(coupon: FoundCoupon | null, { at, countryId, currency, goods, email }: CouponCase): CouponProblem | null {
  if (!coupon) return { code: 'unknown' };
  if (!coupon.isActive || (coupon.validUntil !== null && coupon.validUntil <= at)) return { code: 'expired' };
  if (coupon.validFrom !== null && coupon.validFrom > at) return { code: 'not-yet', from: coupon.validFrom };
  const isHere = coupon.countryIds === null || coupon.countryIds.includes(countryId);
  if (!isHere || (coupon.kind === 'amount' && coupon.amounts?.[currency] === undefined)) return { code: 'other-country' };
  if (coupon.mostUses !== null && coupon.uses >= coupon.mostUses) return { code: 'used-up' };
  if (email === '') return { code: 'email-needed' };
  if (coupon.boundEmail !== null && coupon.boundEmail !== email) return { code: 'other-mailbox' };
  if (coupon.mostUsesEach !== null && coupon.usesOfMailbox >= coupon.mostUsesEach) return { code: 'used-already' };
  const minimum = coupon.minimums?.[currency] ?? 0;
  return goods < minimum ? { code: 'minimum', minimum, missing: minimum - goods } : null;
}

/** Why a coupon that holds takes off nothing. @param delivery what it costs, and whether it may ever be free */
export function idleCoupon(
  kind: FoundCoupon['kind'],
  { own, affiliate, delivery }: { own: number; affiliate: Benefit | null; delivery: { price: number; canBeFree: boolean } },
): CouponProblem | null {
  if (own > 0) return affiliate ? { code: 'other-discount' } : null;
  if (kind !== 'free-delivery') return { code: 'nothing-off' };
  return delivery.price > 0 && !delivery.canBeFree ? { code: 'other-delivery' } : { code: 'free-already' };
}
