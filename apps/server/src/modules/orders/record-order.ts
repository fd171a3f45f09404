import { sql } from 'drizzle-orm';
import { newsOf, type EventMap } from '#platform/outbox';
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
 * Writes an order down with its lines, its first events and the news of it, in one statement.
 * The invoice number of a confirmed one is still to come: it is the last statement of the transaction.
 */
export async function recordOrder(tx: Tx, { lines, isAwaitingPayment, ...order }: NewOrder): Promise<PlacedOrderRow> {
  const paymentStatus: PaymentStatus = 'UNPAID';
  const placed = tx.$with('placed').as(
    tx
      .insert(orders)
      .values({ ...order, paymentStatus })
      .returning(),
  );
  const orderId = sql<number>`(select id from placed)`;
  const written = tx.$with('written').as(
    tx
      .insert(orderLines)
      .values(lines.map((line, index) => ({ ...line, orderId, position: index + 1 })))
      .returning({ id: orderLines.id }),
  );
  const noted = tx.$with('noted').as(
    tx
      .insert(orderEvents)
      .values(firstEvents(order).map((event) => ({ ...event, orderId })))
      .returning({ id: orderEvents.id }),
  );
  const isConfirmed = order.status === 'CONFIRMED';
  const told = tx.$with('told', {}).as(
    newsOf(
      tx,
      {
        type: 'order.placed',
        payload: sql<EventMap['order.placed']>`jsonb_build_object('orderId', ${orderId}, 'isAwaitingPayment', ${isAwaitingPayment}::boolean)`,
      },
      ...(isConfirmed
        ? [
            {
              type: 'order.confirmed',
              payload: sql<EventMap['order.confirmed']>`jsonb_build_object('orderId', ${orderId}, 'isJustPlaced', true)`,
            } as const,
          ]
        : []),
    ),
  );
  const [row] = await tx.with(placed, written, noted, told).select().from(placed);
  if (!row) throw new Error('the order was not written');
  return row;
}

function firstEvents({ status, placedAt }: Pick<NewOrder, 'status' | 'placedAt'>): Omit<typeof orderEvents.$inferInsert, 'orderId'>[] {
  const first = { life: 'status', at: placedAt };
  const placed = { ...first, to: 'PENDING', actor: 'shopper', reason: 'placed' };
  return status === 'CONFIRMED' ? [placed, { ...first, from: 'PENDING', to: 'CONFIRMED', actor: 'shop', reason: 'nothing to wait for' }] : [placed];
}
