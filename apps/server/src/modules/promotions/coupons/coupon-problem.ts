import { toCanonicalEmail } from '#kit/canonical-email';
import type { Benefit } from '../rules/benefit.ts';
import type { FoundCoupon } from './find-coupon.ts';

/** The order that a coupon is checked for. Amounts in minor units of the country's currency. */
export interface CouponCase {
  at: Date;
  countryId: number;
  currency: string;
  /** The price of the goods at sale prices and after a discount goal. */
  goods: number;
  /** Lower case; empty if not known yet. */
  email: string;
}

/** Why a code does not apply: a stable code and the parameters of its message. Amounts in minor units. */
export type CouponProblem =
  | { code: 'unknown' | 'expired' | 'other-country' | 'used-up' | 'email-needed' | 'other-mailbox' | 'used-already' }
  | { code: 'not-yet'; from: Date }
  | { code: 'minimum'; minimum: number; missing: number }
  /** Another discount is better, or nothing is left to take off. */
  | { code: 'other-discount' | 'free-already' | 'other-delivery' | 'nothing-off' };

/** Returns the first reason why a code does not apply; reasons that the shopper cannot change come first. */
export function findCouponProblem(coupon: FoundCoupon | null, { at, countryId, currency, goods, email }: CouponCase): CouponProblem | null {
  if (!coupon) return { code: 'unknown' };
  if (!coupon.isActive || (coupon.validUntil !== null && coupon.validUntil <= at)) return { code: 'expired' };
  if (coupon.validFrom !== null && coupon.validFrom > at) return { code: 'not-yet', from: coupon.validFrom };
  const isHere = coupon.countryIds === null || coupon.countryIds.includes(countryId);
  if (!isHere || (coupon.kind === 'amount' && coupon.amounts?.[currency] === undefined)) return { code: 'other-country' };
  if (coupon.mostUses !== null && coupon.uses >= coupon.mostUses) return { code: 'used-up' };
  if (email === '') return { code: 'email-needed' };
  if (coupon.boundEmail !== null && toCanonicalEmail(coupon.boundEmail) !== toCanonicalEmail(email)) return { code: 'other-mailbox' };
  if (coupon.mostUsesEach !== null && coupon.usesByEmail >= coupon.mostUsesEach) return { code: 'used-already' };
  const minimum = coupon.minimums?.[currency] ?? 0;
  return goods < minimum ? { code: 'minimum', minimum, missing: minimum - goods } : null;
}

/**
 * Returns why a valid coupon takes off nothing.
 * @param delivery its price, and whether it can be free
 */
export function findIdleReason(
  kind: FoundCoupon['kind'],
  { own: conditions, affiliate, delivery }: { own: number; affiliate: Benefit | null; delivery: { price: number; canBeFree: boolean } },
): CouponProblem | null {
  if (conditions > 0) return affiliate ? { code: 'other-discount' } : null;
  if (kind !== 'free-delivery') return { code: 'nothing-off' };
  return delivery.price > 0 && !delivery.canBeFree ? { code: 'other-delivery' } : { code: 'free-already' };
}
