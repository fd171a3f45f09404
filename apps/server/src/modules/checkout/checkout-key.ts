import { createHash } from 'node:crypto';
import { couponKey } from '#modules/promotions';
import { isTicked } from './check-form.ts';
import type { CheckoutDraft } from './contract.ts';

/** The key that makes one checkout one order: the same cart with the same content has the same, a changed one another. */
export const checkoutKey = (cartId: string, revision: number): string =>
  createHash('sha256').update(`checkout ${cartId} ${revision}`).digest('base64url').slice(0, 32);

/**
 * What was ordered, as one hash (64 hex digits), whatever the order of the fields and the spaces around them. How it is
 * paid may change and leaves the order the same, so that is no part of it; nor are the ticks under the terms and the reminder, and whether an address
 * is kept in the address book.
 */
export function contentHash(form: CheckoutDraft): string {
  const {
    paymentMethod: _method,
    terms: _terms,
    reminder: _reminder,
    keepAddress: _kept,
    keepBillingAddress: _keptToo,
    billingDiffers,
    couponCode = '',
    ...rest
  } = form;
  const fields = Object.entries({ ...rest, billingDiffers: isTicked(billingDiffers) ? 'on' : '', couponCode: couponKey(couponCode) })
    .map(([field, value]) => [field, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
