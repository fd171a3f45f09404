import { and, eq, inArray, sql, type AnyColumn } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import type { PostalAddress } from '../postal-address.ts';
import { orderConfirmations, orderEvents, orderNotes, orders, orderTags } from '../tables.ts';

/** An empty address except country and postal code, which determine the VAT rate. */
const anonymousAddress: Omit<PostalAddress, 'countryCode' | 'postalCode'> = {
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
 * Removes a customer's personal data from their orders. Data for accounting stays: country and postal code, lines, amounts, numbers and
 * timestamps.
 * @returns the orders' numbers and carts, for modules that hold more data of them
 */
export async function anonymiseOrders(tx: Tx, userId: number): Promise<{ orderNumber: string; cartId: string }[]> {
  const anonymised = await tx
    .update(orders)
    .set({
      customerId: null,
      email: '',
      phone: '',
      comment: '',
      shippingAddress: anonymiseAddress(orders.shippingAddress),
      billingAddress: anonymiseAddress(orders.billingAddress),
      // The hash contains the address as well.
      contentHash: '',
    })
    .where(eq(orders.customerId, userId))
    .returning({ id: orders.id, orderNumber: orders.orderNumber, cartId: orders.cartId });
  const ids = anonymised.map(({ id }) => id);
  if (ids.length > 0) {
    await clearReasons(tx, ids);
    await tx.delete(orderConfirmations).where(inArray(orderConfirmations.orderId, ids));
    // Staff notes and tags may name the customer.
    await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
    await tx.delete(orderTags).where(inArray(orderTags.orderId, ids));
  }
  return anonymised.map(({ orderNumber, cartId }) => ({ orderNumber, cartId }));
}

const anonymiseAddress = (address: AnyColumn) => sql`${address} || ${JSON.stringify(anonymousAddress)}::jsonb`;

/** Clears cancellation reasons, because they are free text. */
async function clearReasons(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(orderEvents)
    .set({ reason: '' })
    .where(and(inArray(orderEvents.orderId, [...ids]), eq(orderEvents.actor, 'shopper'), eq(orderEvents.to, 'CANCELLED')));
}
