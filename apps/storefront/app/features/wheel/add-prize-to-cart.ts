import type { CheckoutDraft } from '@selvedge/server/contract';
import type { Api } from '#lib/api/api.ts';

export const spinPath = '/spin';

/**
 * Adds a coupon to a cart, with the coupon's email address if the shopper has not entered one: a coupon needs an email address
 * to apply.
 * @param cartId null: a new cart
 * @returns the cart's id, and whether it has any items
 */
export async function addPrizeToCart(
  api: Pick<Api, 'createCart' | 'checkout' | 'saveDraft'>,
  cartId: string | null,
  { code, email }: { code: string; email: string },
): Promise<{ cartId: string; isEmpty: boolean }> {
  const id = cartId ?? (await api.createCart()).id;
  const { draft, cart } = await api.checkout(id);
  const change: CheckoutDraft = { couponCode: code, ...(!draft.email && { email }) };
  await api.saveDraft(id, change);
  return { cartId: id, isEmpty: cart.lines.length === 0 };
}
