import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import type { OrderStatus, PaymentStatus } from './order-life.ts';
import { orderEvents, orderLines, orders } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An order stands in the books. One that waits for its payment may yet come to nothing. */
    'order.placed': { orderId: number; isAwaitingPayment?: boolean | undefined };
  }
}

type OrderRow = typeof orders.$inferInsert;
type LineRow = typeof orderLines.$inferInsert;

/** An order as it is about to be written down. Amounts in minor units. */
export interface NewOrder extends Omit<OrderRow, 'id' | 'invoiceNumber' | 'status' | 'paymentStatus'> {
  lines: Omit<LineRow, 'id' | 'orderId' | 'position'>[];
  /** CONFIRMED for one that nothing has to be waited for. */
  status: Extract<OrderStatus, 'PENDING' | 'CONFIRMED'>;
  isAwaitingPayment: boolean;
}

/** An order as the verbs of checkout hand it to each other. */
export type PlacedOrderRow = typeof orders.$inferSelect;

/**
 * Writes an order down with its lines, its first events and the news of it.
 * The invoice number of a confirmed one is still to come: it is the last statement of the transaction.
 */
export async function recordOrder(tx: Tx, { lines, isAwaitingPayment, ...order }: NewOrder): Promise<PlacedOrderRow> {
  const paymentStatus: PaymentStatus = 'UNPAID';
  const [row] = await tx
    .insert(orders)
    .values({ ...order, paymentStatus })
    .returning();
  if (!row) throw new Error('the order was not written');
  await tx.insert(orderLines).values(lines.map((line, index) => ({ ...line, orderId: row.id, position: index + 1 })));
  const first = { orderId: row.id, life: 'status', actor: 'shopper', at: row.placedAt };
  await tx
    .insert(orderEvents)
    .values([
      { ...first, to: 'PENDING', reason: 'placed' },
      ...(row.status === 'CONFIRMED' ? [{ ...first, from: 'PENDING', to: 'CONFIRMED', actor: 'shop', reason: 'nothing to wait for' }] : []),
    ]);
  await publish(tx, { type: 'order.placed', payload: { orderId: row.id, isAwaitingPayment } });
  if (row.status === 'CONFIRMED') await publish(tx, { type: 'order.confirmed', payload: { orderId: row.id, isJustPlaced: true } });
  return row;
}
