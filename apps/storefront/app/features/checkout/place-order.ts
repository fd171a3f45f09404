import type { CheckoutDraft, PlacedOrder } from '@selvedge/server/contract';
import { isApiError } from '#lib/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';
import { placementFailure, type PlacementFailure } from './placement-failure.ts';
import { placementFrom } from './read-form.ts';
import { saveCheckout } from './save-checkout.ts';

export type Placement = { placed: PlacedOrder } | { failure: PlacementFailure };

/** Places the order that the form asks for. Where the shop says no, what was typed is kept first: nothing is lost by it. */
export async function placeOrder(
  { api, origin, href }: Pick<Shop, 'api' | 'origin' | 'href'>,
  cartId: string,
  form: FormData,
  draft: CheckoutDraft,
): Promise<Placement> {
  try {
    const returnUrl = new URL(href('/'), origin).href;
    return { placed: await api.placeOrder(cartId, { form: draft, returnUrl, ...placementFrom(form) }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    await saveCheckout(api, cartId, draft);
    // A fault of ours is not the shopper's: it is told above the form, and everything stays as typed.
    return { failure: placementFailure(error) };
  }
}
