import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { noUtm } from '#modules/tracking';
import { orders } from '#tables/orders';
import { orderAttributions } from '#tables/tracking';
import { shopIds, readyForm, type CheckoutDraft, type PlacedOrder, type TestGarment, type TestShop } from '../test-shop.ts';

interface Crediting {
  affiliateId: number;
  lines: { garment: TestGarment; quantity?: number }[];
  country?: 'SI' | 'BD' | 'HU' | 'DE';
  form?: CheckoutDraft;
  /** When the shopper followed the affiliate's link; omitted: they used the code. */
  touchedAt?: Date;
  source?: string;
}

/** Other numbers than those of registered affiliates. */
const phones = { SI: '041 700 800', BD: '01812-345678', HU: '06 1 345 6789', DE: '030 901821' };

/** Places an order of a new guest at a new address, credited to an affiliate; its jobs have not run yet. */
export async function placeCreditedOrder(
  shop: TestShop,
  { affiliateId, lines, country = 'SI', form = {}, touchedAt, source = '' }: Crediting,
): Promise<PlacedOrder & { orderId: number }> {
  const cart = await shop.createCart(shopIds[country], ...lines);
  const anonymousCustomer = { email: `${crypto.randomUUID()}@example.com`, address: `Street ${crypto.randomUUID()}`, phone: phones[country] };
  const { data, code } = await shop.order(cart.id, readyForm(country, { ...anonymousCustomer, ...form }));
  if (code) throw new Error(code);
  const { db } = shop.database;
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, data.orderNumber));
  const orderId = order?.id ?? 0;
  await db
    .insert(orderAttributions)
    .values({
      orderId,
      affiliateId,
      rule: touchedAt ? 'touch' : 'referral-code',
      candidates: [],
      source,
      utm: noUtm,
      touchedAt: touchedAt ?? null,
      at: now(),
    })
    .onConflictDoUpdate({ target: orderAttributions.orderId, set: { affiliateId } });
  return { ...data, orderId };
}
