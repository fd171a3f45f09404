import { changeLine, createCart, linesOfCart, putPieces } from '#modules/cart';
import { SoldOut } from '#modules/catalog';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import type { PlacedOrder } from './contract.ts';
import { ownDetails } from './own-details.ts';
import { placeOrder, type Placement, type Taking } from './place-order.ts';
import { saveDraft } from './save-draft.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Staff have taken an order by telephone that is to be paid online: its buyer needs the link. */
    'order.taken-unpaid': { orderNumber: string };
  }
}

/**
 * Begins an order that somebody gives by telephone: a cart of its own, whatever his account has in its, with what his account
 * knows of him.
 * @returns the cart's id
 * @throws CountryClosed, UserNotFound
 */
export async function beginPhoneOrder(db: Db, { countryId, customerId }: { countryId: number; customerId: number | null }): Promise<string> {
  const form = customerId === null ? {} : await ownDetails(db, { userId: customerId, countryId });
  const cartId = await createCart(db, { countryId });
  await saveDraft(db, { cartId, form });
  return cartId;
}

/**
 * Sets how many pieces of a variant are wanted; 0 takes it out.
 * @throws CartNotFound, SoldOut if there are fewer, or it is not sold there
 */
export async function setPhoneOrderLine(
  db: Db,
  { cartId, variantId, quantity }: { cartId: string; variantId: number; quantity: number },
): Promise<void> {
  const line = (await linesOfCart(db, { cartId })).lines.find((candidate) => candidate.variantId === variantId);
  if (line) return changeLine(db, { cartId, lineId: line.id, quantity });
  if (quantity === 0) return;
  await inTransaction(db, async (tx) => {
    const [put] = await putPieces(tx, { cartId, pieces: [{ variantId, quantity }], languageId: 1 });
    if (!put || put.quantity < quantity) throw new SoldOut({ variantId, available: put?.quantity ?? 0 });
  });
}

/**
 * Places an order that staff have taken by telephone, as any other is placed. One that is paid online waits for its money, and its
 * buyer is mailed the link.
 * @throws as placing does
 */
export async function takeOrder(db: Db, config: Config, placement: Placement & { taking: Taking }): Promise<PlacedOrder> {
  const placed = await placeOrder(db, config, placement);
  if (placed.payUrl !== null) {
    await inTransaction(db, (tx) => publish(tx, { type: 'order.taken-unpaid', payload: { orderNumber: placed.orderNumber } }));
  }
  return placed;
}
