import type { Checkout, PlacedOrder } from '#server/contract';
import { readyForm, shopIds, type CheckoutDraft, type forms, type TestGarment, type TestShop } from '../test-shop.ts';

interface Attributed {
  /** The affiliate code of the request. */
  code: string;
  garments: { garment: TestGarment; quantity?: number }[];
  country?: keyof typeof forms;
  form?: CheckoutDraft;
  /** Id of the affiliate discount; omitted: none. */
  adid?: number;
  /** Path and query of the page that the request comes from; omitted: unknown. */
  landingPage?: string;
  /** Headers of a signed-in customer, or of a browser (`affiliate-session`). */
  headers?: Record<string, string>;
}

/** Places an order as a guest with an affiliate code. @throws Error if the shop refuses the order */
export async function placeAttributedOrder(
  shop: TestShop,
  { code, garments, country = 'SI', form, adid, landingPage = '', headers }: Attributed,
): Promise<PlacedOrder> {
  const cart = await shop.createCart(shopIds[country], ...garments);
  await shop.call('PUT', `checkout/${cart.id}/referral`, { code, affiliateDiscountId: adid ?? null, landingPage });
  const filled = readyForm(country, form);
  const saved = await shop.call<Checkout>('PATCH', `checkout/${cart.id}`, { form: filled }, headers);
  const body = { form: filled, shownTotal: saved.data.totals.total, orderButton: 'Order with obligation to pay' };
  const key = { 'idempotency-key': saved.data.idempotencyKey };
  const { status, data, code: refusal } = await shop.call<PlacedOrder>('POST', `checkout/${cart.id}/orders`, body, { ...headers, ...key });
  if (status !== 201) throw new Error(`the order was refused: ${status} ${refusal}`);
  return data;
}
