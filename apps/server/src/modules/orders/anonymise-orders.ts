import { and, eq, inArray, sql, type AnyColumn } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import type { PostalAddress } from './postal-address.ts';
import { orderEvents, orderNotes, orders } from './tables.ts';

/** All of an address but the country and the postal code: the rate of VAT hangs on those. */
const nobody: Omit<PostalAddress, 'countryCode' | 'postalCode'> = {
  firstName: '',
  lastName: '',
  address: '',
  addressExtra: '',
  city: '',
  state: '',
  company: '',
  vatNumber: '',
};

/**
 * Takes the person out of a customer's orders. What the books need stays: country and postal code, lines, amounts, numbers
 * and the times of each step.
 * @returns the orders' numbers and carts, for those who know more of them
 */
export async function anonymiseOrders(tx: Tx, userId: number): Promise<{ orderNumber: string; cartId: string }[]> {
  const anonymised = await tx
    .update(orders)
    .set({
      customerId: null,
      email: '',
      phone: '',
      comment: '',
      shippingAddress: withNobody(orders.shippingAddress),
      billingAddress: withNobody(orders.billingAddress),
      // It was made of the address as well.
      contentHash: '',
    })
    .where(eq(orders.customerId, userId))
    .returning({ id: orders.id, orderNumber: orders.orderNumber, cartId: orders.cartId });
  const ids = anonymised.map(({ id }) => id);
  if (ids.length > 0) {
    await forgetReasons(tx, ids);
    // What staff told each other may name him.
    await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
  }
  return anonymised.map(({ orderNumber, cartId }) => ({ orderNumber, cartId }));
}

const withNobody = (address: AnyColumn) => sql`${address} || ${JSON.stringify(nobody)}::jsonb`;

/** Why somebody gave an order up, in his own words. */
async function forgetReasons(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(orderEvents)
    .set({ reason: '' })
    .where(and(inArray(orderEvents.orderId, [...ids]), eq(orderEvents.actor, 'shopper'), eq(orderEvents.to, 'CANCELLED')));
}
