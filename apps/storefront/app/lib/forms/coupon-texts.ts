import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShownAffiliateDiscount, ShownCoupon, ShownPromotion } from '@selvedge/server/contract';
import { formatLongDay, formatMoney } from '../locale/format.ts';

const couponTexts: Readonly<Record<Exclude<ShownCoupon['problem'], null | 'not-yet' | 'minimum'>, MessageDescriptor>> = {
  unknown: msg`No coupon code found! Please try again`,
  'email-needed': msg`Coupon use requires an email in shipping info or being signed in`,
  expired: msg`This coupon has expired.`,
  'other-country': msg`This coupon isn’t valid in our shop for this country.`,
  'used-up': msg`This coupon has been fully redeemed.`,
  'used-already': msg`You’ve already used this coupon.`,
  'other-mailbox': msg`This coupon belongs to another email.`,
  'other-discount': msg`The discount you already have is at least as good, so you can keep this coupon for another time.`,
  'free-already': msg`Your delivery is already free, so you can keep this coupon for another time.`,
  'other-delivery': msg`This coupon doesn’t cover the delivery method you’ve chosen. Please choose another one to use it.`,
  'nothing-off': msg`This coupon doesn’t apply to anything in your cart.`,
  'other-affiliate': msg`Your order already counts for the link you came through, so this code isn’t used.`,
};

/** Returns why a code does not apply, in the shopper's language. */
export function getCouponProblemText(
  i18n: I18n,
  { problem, params, explanation }: Pick<ShownCoupon, 'problem' | 'params' | 'explanation'>,
): string | null {
  if (problem === null) return null;
  if (problem === 'not-yet') {
    const day = formatLongDay(String(params.from ?? ''), i18n.locale);
    return i18n._(msg`You can use this coupon from ${day}.`);
  }
  if (problem === 'minimum') {
    const [minimum, missing] = [formatParam(i18n, params, 'minimum'), formatParam(i18n, params, 'missing')];
    return i18n._(msg`This coupon is for orders of ${minimum} or more. You need another ${missing}.`);
  }
  const text = i18n._(couponTexts[problem]);
  // The explanation of the discount states the missing requirement.
  return problem === 'nothing-off' && explanation ? `${explanation} – ${text}` : text;
}

const formatParam = (i18n: I18n, params: ShownCoupon['params'], name: string): string =>
  formatMoney(Number(params[name] ?? 0), { currency: String(params.currency ?? 'EUR'), tag: i18n.locale });

/** Returns the note for an entered affiliate code, which credits the affiliate and may include a discount. Null for other codes. */
export function getCouponNoteText(
  i18n: I18n,
  { coupon, affiliate }: { coupon: Pick<ShownCoupon, 'code' | 'isAffiliates'> | null; affiliate: Pick<ShownAffiliateDiscount, 'isApplied'> | null },
): string | null {
  if (!coupon?.isAffiliates) return null;
  const { code } = coupon;
  return affiliate?.isApplied
    ? i18n._(msg`Thank you! Your order counts for ${code}, and we’ve taken off the discount that comes with this code.`)
    : i18n._(msg`Thank you! Your order counts for ${code}. There’s no discount with this code at the moment.`);
}

/** Returns why the affiliate discount of a referral does not apply; null if it does. */
export function getAffiliateProblemText(i18n: I18n, affiliate: Pick<ShownAffiliateDiscount, 'problem' | 'params'> | null): string | null {
  if (!affiliate) return null;
  const { problem, params } = affiliate;
  switch (problem) {
    case null:
      return null;
    case 'not-yet': {
      const day = formatLongDay(String(params.from ?? ''), i18n.locale);
      return i18n._(msg`Your link’s discount is valid from ${day}.`);
    }
    case 'minimum': {
      const [minimum, missing] = [formatParam(i18n, params, 'minimum'), formatParam(i18n, params, 'missing')];
      return i18n._(msg`Your link’s discount is for orders of ${minimum} or more. You need another ${missing}.`);
    }
    case 'other-country':
      return i18n._(msg`Your link’s discount isn’t valid in our shop for this country.`);
    case 'other-discount':
      return i18n._(msg`Your coupon is better than your link’s discount, so we’ve used the coupon.`);
    case 'expired':
    case 'used-up':
      return i18n._(msg`Your link’s discount has ended.`);
    case 'unknown':
    case 'not-active':
    case 'other-affiliate':
    case 'nothing-off':
      return i18n._(msg`Your link’s discount can’t be used for this order.`);
  }
}

/** Returns the name of a discount in a list of amounts, with its benefit if the amount does not show it. */
export function getDiscountName(i18n: I18n, { kind, code, explanation }: Pick<ShownPromotion, 'kind' | 'code' | 'explanation'>): string {
  const name = nameOrigin(i18n, { kind, code });
  return explanation ? `${name}: ${explanation}` : name;
}

function nameOrigin(i18n: I18n, { kind, code }: Pick<ShownPromotion, 'kind' | 'code'>): string {
  if (kind === 'goal') return i18n._(msg`Discount on your order`);
  return kind === 'coupon' ? i18n._(msg`Coupon ${code}`) : i18n._(msg`Discount ${code}`);
}
