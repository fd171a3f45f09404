/** The id of the checkout's form: its coupon box stands beside it. */
export const checkoutForm = 'checkout-form';

/** What a script sends when a code is taken or removed; all else that is saved on the way says nothing of the coupon. */
export const couponChange = 'couponChange';

/**
 * The coupon code that a form asks for: one that was typed and sent off, none any more, or, with an order, the one that was
 * shown with its total.
 * @returns undefined where the form leaves the code as it is
 */
export function couponFrom(form: FormData): string | undefined {
  const text = (name: string) => ((value) => (typeof value === 'string' ? value.trim().slice(0, 40) : ''))(form.get(name));
  switch (text('intent')) {
    case 'remove-coupon':
      return '';
    case 'coupon':
      return text('newCouponCode');
    case 'place':
      return text('couponCode');
    case 'save':
      return form.has(couponChange) ? text(couponChange) : undefined;
    default:
      // Enter in the box, without a script.
      return text('newCouponCode') || undefined;
  }
}
