import { inArray } from 'drizzle-orm';
import { anonymiseOrders } from '#modules/orders';
import { forgetPayers } from '#modules/payments';
import type { Tx } from '#platform/transaction';
import { checkouts } from './tables.ts';

/** Takes the person out of all that he has bought: out of his orders, their payments, and what was typed on the way to them. */
export async function anonymisePurchases(tx: Tx, userId: number): Promise<void> {
  const anonymised = await anonymiseOrders(tx, userId);
  if (anonymised.length === 0) return;
  await forgetPayers(
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
