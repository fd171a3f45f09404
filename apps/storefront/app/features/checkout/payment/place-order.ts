import type { CheckoutDraft, PlacedOrder } from '@selvedge/server/contract';
import { isApiError } from '#lib/api/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';
import { toPlacementFailure, type PlacementFailure } from './placement-failure.ts';
import { readPlacement } from '../form/read-form.ts';
import { saveCheckout } from '../form/save-checkout.ts';

export type Placement = { placed: PlacedOrder } | { failure: PlacementFailure };

/** Places the order of the form. If the order is refused, the draft is saved, so that no input is lost. */
export async function placeOrder(
  { api, origin, href }: Pick<Shop, 'api' | 'origin' | 'href'>,
  cartId: string,
  form: FormData,
  draft: CheckoutDraft,
): Promise<Placement> {
  try {
    const returnUrl = new URL(href('/'), origin).href;
    return { placed: await api.placeOrder(cartId, { form: draft, returnUrl, ...readPlacement(form) }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    await saveCheckout(api, cartId, draft);
    // An error of the server is shown above the form, which keeps the input.
    return { failure: toPlacementFailure(error) };
  }
}
