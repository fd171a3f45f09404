import { createHash } from 'node:crypto';
import { couponKey } from '#modules/promotions';
import { isTicked } from '../form/check-form.ts';
import type { CheckoutDraft } from '../contract.ts';

/** Derives the idempotency key of a checkout: the same for the same cart revision, different after a change. */
export const computeCheckoutKey = (cartId: string, revision: number): string =>
  createHash('sha256').update(`checkout ${cartId} ${revision}`).digest('base64url').slice(0, 32);

/**
 * Hashes the ordered form (64 hex digits), independent of the order of fields and of surrounding spaces. The payment method, the
 * acceptance of the terms, the reminder and saving the address are left out: they may change without changing the order.
 */
export function computeContentHash(form: CheckoutDraft): string {
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
