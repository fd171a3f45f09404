import { inArray } from 'drizzle-orm';
import { anonymiseOrders } from '#modules/orders';
import { removePayers } from '#modules/payments';
import type { Tx } from '#platform/transaction';
import { checkouts } from '../tables.ts';

/** Removes a customer's personal data from their orders, the payments of these orders and the checkout drafts. */
export async function anonymisePurchases(tx: Tx, userId: number): Promise<void> {
  const anonymised = await anonymiseOrders(tx, userId);
  if (anonymised.length === 0) return;
  await removePayers(
    tx,
    anonymised.map(({ orderNumber }) => orderNumber),
  );
  await tx.delete(checkouts).where(
    inArray(
      checkouts.cartId,
      anonymised.map(({ cartId }) => cartId),
    ),
  );
}
