import { sql } from 'drizzle-orm';
import { columnsOf, jsonRows } from '#platform/json-rows';
import { insertNews, newsOf } from '#platform/outbox';
import { preparedSql } from '#platform/prepared';
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

/** All rows of a new order, in one statement whose text never changes. */
const writeDown = preparedSql<{ id: number }>(
  'write an order down',
  sql`with placed as (
    insert into ${orders} (${columnsOf(orders, 'id')})
    select ${columnsOf(orders, 'id')} from jsonb_populate_recordset(null::${orders}, ${sql.placeholder('order')}::jsonb) returning id as order_id
  ),
  written as (
    insert into ${orderLines} (order_id, ${columnsOf(orderLines, 'id', 'orderId')})
    select placed.order_id, ${columnsOf(orderLines, 'id', 'orderId')}
    from placed, jsonb_populate_recordset(null::${orderLines}, ${sql.placeholder('lines')}::jsonb)
  ),
  noted as (
    insert into ${orderEvents} (order_id, ${columnsOf(orderEvents, 'id', 'orderId')})
    select placed.order_id, ${columnsOf(orderEvents, 'id', 'orderId')}
    from placed, jsonb_populate_recordset(null::${orderEvents}, ${sql.placeholder('events')}::jsonb)
  ),
  told as (${insertNews(sql.placeholder('news'), sql`payload || jsonb_build_object('orderId', (select order_id from placed))`)})
  select order_id as id from placed`,
);

/**
 * Writes an order down with its lines, its first events and the news of it.
 * The invoice number of a confirmed one is still to come: it is the last statement of the transaction.
 */
export async function recordOrder(tx: Tx, { lines, isAwaitingPayment, ...given }: NewOrder): Promise<PlacedOrderRow> {
  const order = { ...emptyOrder, ...given, paymentStatus: 'UNPAID' as PaymentStatus };
  // Its id is known to the statement alone, which puts it into the news.
  const placed = { type: 'order.placed', payload: { orderId: 0, isAwaitingPayment } } as const;
  const confirmed = { type: 'order.confirmed', payload: { orderId: 0, isJustPlaced: true } } as const;
  const [row] = await writeDown(tx, {
    order: jsonRows([order]),
    lines: jsonRows(lines.map((line, index) => ({ ...emptyLine, ...line, position: index + 1 }))),
    events: jsonRows(firstEvents(order)),
    news: order.status === 'CONFIRMED' ? newsOf(tx, placed, confirmed) : newsOf(tx, placed),
  });
  if (!row) throw new Error('the order was not written');
  return { ...order, id: row.id };
}

/** What an order, and a line, has where nothing is said of it. */
const emptyOrder = {
  invoiceNumber: null,
  customerId: null,
  couponCode: null,
  promotions: [],
  pickup: null,
  rounding: 0,
  comment: '',
  takenBy: '',
  shown: {},
  deliveredAt: null,
};
const emptyLine = {
  productId: null,
  variantId: null,
  sku: '',
  brand: '',
  color: '',
  size: '',
  imageUrl: '',
  cancelled: 0,
  returned: 0,
  discount: 0,
} satisfies Partial<LineRow>;

function firstEvents({
  status,
  placedAt,
  takenBy,
}: Pick<PlacedOrderRow, 'status' | 'placedAt' | 'takenBy'>): Omit<typeof orderEvents.$inferInsert, 'orderId'>[] {
  const first = { life: 'status', at: placedAt };
  const placed = {
    ...first,
    to: 'PENDING',
    ...(takenBy ? { actor: takenBy, reason: 'taken by telephone' } : { actor: 'shopper', reason: 'placed' }),
  };
  return status === 'CONFIRMED' ? [placed, { ...first, from: 'PENDING', to: 'CONFIRMED', actor: 'shop', reason: 'nothing to wait for' }] : [placed];
}
