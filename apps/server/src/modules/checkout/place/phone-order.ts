import { defaultLanguageId } from '@selvedge/i18n';
import { changeLine, createCart, readCartContent, mergePieces } from '#modules/cart';
import { SoldOut } from '#modules/catalog';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import type { PlacedOrder } from '../contract.ts';
import { getCustomerDetails } from '../form/customer-details.ts';
import { placeOrder } from './place-order.ts';
import type { Placement, PhoneOrderContext } from './placement.ts';
import { saveDraft } from '../form/save-draft.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Staff entered a phone order that is paid online: its buyer needs the payment link. */
    'order.taken-unpaid': { orderNumber: string };
  }
}

/**
 * Starts a phone order with a new cart, separate from the customer's own, and fills the draft from their account.
 * @returns the cart's id
 * @throws CountryClosed, UserNotFound
 */
export async function beginPhoneOrder(db: Db, { countryId, customerId }: { countryId: number; customerId: number | null }): Promise<string> {
  const form = customerId === null ? {} : await getCustomerDetails(db, { userId: customerId, countryId });
  const cartId = await createCart(db, { countryId });
  await saveDraft(db, { cartId, form });
  return cartId;
}

/**
 * Sets the quantity of a variant; 0 removes it.
 * @throws CartNotFound, SoldOut if there are fewer pieces or it is not sold there
 */
export async function setPhoneOrderLine(
  db: Db,
  { cartId, variantId, quantity }: { cartId: string; variantId: number; quantity: number },
): Promise<void> {
  const line = (await readCartContent(db, { cartId })).lines.find((candidate) => candidate.variantId === variantId);
  if (line) return changeLine(db, { cartId, lineId: line.id, quantity });
  if (quantity === 0) return;
  await inTransaction(db, async (tx) => {
    const [put] = await mergePieces(tx, { cartId, pieces: [{ variantId, quantity }], languageId: defaultLanguageId });
    if (!put || put.quantity < quantity) throw new SoldOut({ variantId, available: put?.quantity ?? 0 });
  });
}

/**
 * Places a phone order like any other order. If it is paid online it waits for payment, and its buyer gets the link by email.
 * @throws the same errors as placing
 */
export async function placePhoneOrder(db: Db, config: Config, placement: Placement & { phoneOrder: PhoneOrderContext }): Promise<PlacedOrder> {
  const placed = await placeOrder(db, config, placement);
  if (placed.payUrl !== null) {
    await inTransaction(db, (tx) => publish(tx, { type: 'order.taken-unpaid', payload: { orderNumber: placed.orderNumber } }));
  }
  return placed;
}
