import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import type { NewOrder } from './record-order.ts';
import { orderLines, orders } from '../tables.ts';

/** Rewrites the lines and amounts of an unpaid order for another payment method. The order keeps its number. */
export async function rewriteOrder(
  tx: Tx,
  orderId: number,
  { lines, ...changes }: Pick<NewOrder, 'lines' | 'paymentMethod' | 'total' | 'vat' | 'rounding' | 'couponCode' | 'promotions' | 'shown'>,
): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, orderId));
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  await tx.insert(orderLines).values(lines.map((line, index) => ({ ...line, orderId, position: index + 1 })));
}
