import type { CheckoutDraft } from '@selvedge/server/contract';
import type { Api } from '#lib/api.ts';

export const spinPath = '/spin';

/**
 * Puts a coupon into a cart, with the mailbox that it holds for where the shopper has typed none yet: without one no coupon
 * applies.
 * @param cartId null: a new cart
 * @returns the cart's id, and whether there is anything in it
 */
export async function putPrizeIn(
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
