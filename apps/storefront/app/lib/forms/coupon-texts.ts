import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShownAffiliateDiscount, ShownCoupon, ShownPromotion } from '@selvedge/server/contract';
import { formatLongDay, formatMoney } from '../locale/format.ts';

/** Returns why a code does not apply, in the shopper's language. */
export function couponProblemText(i18n: I18n, { problem, params }: Pick<ShownCoupon, 'problem' | 'params'>): string | null {
  const amount = (name: string) => formatMoney(Number(params[name] ?? 0), { currency: String(params.currency ?? 'EUR'), tag: i18n.locale });
  switch (problem) {
    case null:
      return null;
    case 'unknown':
      return i18n._(msg`No coupon code found! Please try again`);
    case 'email-needed':
      return i18n._(msg`Coupon use requires an email in shipping info or being signed in`);
    case 'expired':
      return i18n._(msg`This coupon has expired.`);
    case 'not-yet': {
      const day = formatLongDay(String(params.from ?? ''), i18n.locale);
      return i18n._(msg`You can use this coupon from ${day}.`);
    }
    case 'other-country':
      return i18n._(msg`This coupon isn’t valid in our shop for this country.`);
    case 'used-up':
      return i18n._(msg`This coupon has been fully redeemed.`);
    case 'used-already':
      return i18n._(msg`You’ve already used this coupon.`);
    case 'other-mailbox':
      return i18n._(msg`This coupon belongs to another email.`);
    case 'minimum': {
      const [minimum, missing] = [amount('minimum'), amount('missing')];
      return i18n._(msg`This coupon is for orders of ${minimum} or more. You need another ${missing}.`);
    }
    case 'other-discount':
      return i18n._(msg`The discount you already have is at least as good, so you can keep this coupon for another time.`);
    case 'free-already':
      return i18n._(msg`Your delivery is already free, so you can keep this coupon for another time.`);
    case 'other-delivery':
      return i18n._(msg`This coupon doesn’t cover the delivery method you’ve chosen. Please choose another one to use it.`);
    case 'nothing-off':
      return i18n._(msg`This coupon doesn’t apply to anything in your cart.`);
  }
}

/** Returns the note for an entered affiliate code, which credits the affiliate and may give a discount. Null for other codes. */
export function couponNoteText(
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
export function affiliateProblemText(i18n: I18n, affiliate: Pick<ShownAffiliateDiscount, 'problem' | 'params'> | null): string | null {
  if (!affiliate) return null;
  const { problem, params } = affiliate;
  const amount = (name: string) => formatMoney(Number(params[name] ?? 0), { currency: String(params.currency ?? 'EUR'), tag: i18n.locale });
  switch (problem) {
    case null:
      return null;
    case 'not-yet': {
      const day = formatLongDay(String(params.from ?? ''), i18n.locale);
      return i18n._(msg`Your link’s discount is valid from ${day}.`);
    }
    case 'minimum': {
      const [minimum, missing] = [amount('minimum'), amount('missing')];
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

/** Returns the name of a discount in a list of amounts. */
export function discountName(i18n: I18n, { kind, code }: Pick<ShownPromotion, 'kind' | 'code'>): string {
  if (kind === 'goal') return i18n._(msg`Discount on your order`);
  return kind === 'coupon' ? i18n._(msg`Coupon ${code}`) : i18n._(msg`Discount ${code}`);
}
