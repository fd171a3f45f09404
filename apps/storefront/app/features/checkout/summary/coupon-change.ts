/** The id of the checkout form. The coupon box is outside the form and refers to it. */
export const checkoutForm = 'checkout-form';

/** The field that a script sends when a coupon is applied or removed. Without it, saving the form does not change the coupon. */
export const couponChange = 'couponChange';

/**
 * Returns the coupon code in a form: a submitted code, '' to remove the coupon or, with an order, the code that was
 * shown with its total.
 * @returns undefined if the form leaves the coupon unchanged
 */
export function readCoupon(form: FormData): string | undefined {
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
      // Enter in the coupon box, without JavaScript.
      return text('newCouponCode') || undefined;
  }
}
