import { sql, eq } from 'drizzle-orm';
import { orderReference } from '#kit/ids';
import { selectColumns, selectJsonRows } from '#platform/sql/json-rows';
import { insertEvents, publishInStatement } from '#platform/outbox';
import { preparedSql } from '#platform/sql/prepared';
import type { Tx } from '#platform/transaction';
import type { OrderStatus, PaymentStatus } from './order-transitions.ts';
import { orderEvents, orderLines, orders } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An order was written. It may still be cancelled if it waits for payment. */
    'order.placed': { orderId: number; isAwaitingPayment?: boolean | undefined };
  }
}

type OrderRow = typeof orders.$inferInsert;
type LineRow = typeof orderLines.$inferInsert;

/** An order to be written. Amounts in minor units. */
export interface NewOrder extends Omit<OrderRow, 'id' | 'invoiceNumber' | 'status' | 'paymentStatus'> {
  lines: Omit<LineRow, 'id' | 'orderId' | 'position'>[];
  /** CONFIRMED if it waits for nothing. */
  status: Extract<OrderStatus, 'PENDING' | 'CONFIRMED'>;
  isAwaitingPayment: boolean;
}

/** A stored order. */
export type PlacedOrderRow = typeof orders.$inferSelect;

/** Writes all rows of a new order in one prepared statement. */
const insertOrder = preparedSql<{ id: number }>(
  'write an order down',
  sql`with placed as (
    insert into ${orders} (${selectColumns(orders, 'id')})
    select ${selectColumns(orders, 'id')} from jsonb_populate_recordset(null::${orders}, ${sql.placeholder('order')}::jsonb) returning id as order_id
  ),
  written as (
    insert into ${orderLines} (order_id, ${selectColumns(orderLines, 'id', 'orderId')})
    select placed.order_id, ${selectColumns(orderLines, 'id', 'orderId')}
    from placed, jsonb_populate_recordset(null::${orderLines}, ${sql.placeholder('lines')}::jsonb)
  ),
  noted as (
    insert into ${orderEvents} (order_id, ${selectColumns(orderEvents, 'id', 'orderId')})
    select placed.order_id, ${selectColumns(orderEvents, 'id', 'orderId')}
    from placed, jsonb_populate_recordset(null::${orderEvents}, ${sql.placeholder('events')}::jsonb)
  ),
  announced as (${insertEvents(sql.placeholder('news'), sql`payload || jsonb_build_object('orderId', (select order_id from placed))`)})
  select order_id as id from placed`,
);

/**
 * Writes an order with its lines, its first events and its outbox events. The invoice number of a confirmed one is assigned later, in the
 * last statement of the transaction.
 */
export async function recordOrder(tx: Tx, { lines, isAwaitingPayment, ...given }: NewOrder): Promise<PlacedOrderRow> {
  const order = { ...emptyOrder, reference: orderReference(), ...given, paymentStatus: 'UNPAID' as PaymentStatus };
  // The statement generates the id and inserts it into the event payloads.
  const placed = { type: 'order.placed', payload: { orderId: 0, isAwaitingPayment } } as const;
  const confirmed = { type: 'order.confirmed', payload: { orderId: 0, isJustPlaced: true } } as const;
  const [row] = await insertOrder(tx, {
    order: selectJsonRows([order]),
    lines: selectJsonRows(lines.map((line, index) => ({ ...emptyLine, ...line, position: index + 1 }))),
    events: selectJsonRows(buildFirstEvents(order)),
    news: order.status === 'CONFIRMED' ? publishInStatement(tx, placed, confirmed) : publishInStatement(tx, placed),
  });
  if (!row) throw new Error('the order was not saved');
  return { ...order, id: row.id };
}

/** Default values of an order and a line. */
const emptyOrder = {
  invoiceNumber: null,
  customerId: null,
  couponCode: null,
  promotions: [],
  pickup: null,
  rounding: 0,
  isIntraCommunity: false,
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
  isHygiene: false,
  cancelled: 0,
  returned: 0,
  expectedBack: 0,
  discount: 0,
} satisfies Partial<LineRow>;

function buildFirstEvents({
  status,
  placedAt,
  takenBy,
}: Pick<PlacedOrderRow, 'status' | 'placedAt' | 'takenBy'>): Omit<typeof orderEvents.$inferInsert, 'orderId'>[] {
  const first = { kind: 'status', at: placedAt };
  const placed = {
    ...first,
    to: 'PENDING',
    ...(takenBy ? { actor: takenBy, reason: 'placed by phone' } : { actor: 'shopper', reason: 'placed' }),
  };
  return status === 'CONFIRMED'
    ? [placed, { ...first, from: 'PENDING', to: 'CONFIRMED', actor: 'shop', reason: 'no confirmation required' }]
    : [placed];
}

/** Rewrites the lines and amounts of an unpaid order for another payment method. The order keeps its number. */
export async function rewriteOrder(
  tx: Tx,
  orderId: number,
  {
    lines,
    ...changes
  }: Pick<NewOrder, 'lines' | 'paymentMethod' | 'total' | 'vat' | 'rounding' | 'isIntraCommunity' | 'couponCode' | 'promotions' | 'shown'>,
): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, orderId));
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  await tx.insert(orderLines).values(lines.map((line, index) => ({ ...line, orderId, position: index + 1 })));
}
