import { isApiError } from '#lib/api-error.ts';
import { broughtIn } from '#lib/referral.ts';
import type { Shop } from '#lib/shop-context.ts';

/** Keeps with the cart the affiliate's code or discount that a request brings. Nobody is kept from buying by it. */
export async function bringAlong(request: Request, { api }: Pick<Shop, 'api'>, cartId: string | null): Promise<void> {
  const brought = broughtIn(request);
  if (!brought || !cartId) return;
  try {
    await api.bringAlong(cartId, brought);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
