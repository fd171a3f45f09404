import { and, asc, eq, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { OrderStatus, PaymentStatus } from './order-life.ts';
import type { PlacedOrderRow } from './record-order.ts';
import { orderLines, orders } from './tables.ts';

/** How the desk narrows its list of orders down. */
interface StaffOrderFilter {
  status?: OrderStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  countryId?: number | undefined;
  customerId?: number | undefined;
  paymentMethod?: string | undefined;
  shippingMethod?: string | undefined;
  /** Placed from this time on, and before that one. */
  from?: Date | undefined;
  until?: Date | undefined;
  isTakenByPhone?: boolean | undefined;
}

interface OrderList {
  filter: StaffOrderFilter;
  sort: 'placedAt' | 'orderNumber';
  order: 'asc' | 'desc';
  /** Order numbers. */
  ids?: readonly string[] | undefined;
  /** Queries of the ids of orders that alone are meant, such as those that a search has found. */
  among?: readonly SQL[] | undefined;
  offset: number;
  limit: number;
}

/** An order as the desk lists it. */
export interface ListedOrder {
  row: PlacedOrderRow;
  /** Those that were bought, the cancelled ones aside. */
  pieces: number;
}

/** Orders as somebody has filtered and sorted them. Three queries. */
export async function staffOrders(
  db: Db,
  { filter, sort, order, ids, among = [], offset, limit }: OrderList,
): Promise<{ rows: ListedOrder[]; count: Counted }> {
  const where = and(...conditionsOf(filter), ids && inArray(orders.orderNumber, [...ids]), ...among.map((query) => sql`${orders.id} in (${query})`));
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...orderBy(sort, order))
    .limit(limit)
    .offset(offset);
  const pieces = await piecesIn(db, rows);
  return {
    rows: rows.map((row) => ({ row, pieces: pieces.get(row.id) ?? 0 })),
    count: await countUpTo(db, sql`select 1 from ${orders} where ${where ?? sql`true`}`),
  };
}

function conditionsOf({
  status,
  paymentStatus,
  countryId,
  customerId,
  paymentMethod,
  shippingMethod,
  from,
  until,
  isTakenByPhone,
}: StaffOrderFilter) {
  return [
    status && eq(orders.status, status),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    countryId === undefined ? undefined : eq(orders.countryId, countryId),
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    paymentMethod ? eq(orders.paymentMethod, paymentMethod) : undefined,
    shippingMethod ? eq(orders.shippingMethod, shippingMethod) : undefined,
    from && gte(orders.placedAt, from),
    until && lt(orders.placedAt, until),
    // Written as its index says it.
    isTakenByPhone === undefined ? undefined : isTakenByPhone ? ne(orders.takenBy, sql`''`) : eq(orders.takenBy, ''),
  ];
}

/** Served by `placed_at desc nulls last, id desc nulls last`, forwards and backwards. */
function orderBy(sort: OrderList['sort'], order: OrderList['order']): SQL[] {
  if (sort === 'orderNumber') return [order === 'asc' ? asc(orders.orderNumber) : sql`${orders.orderNumber} desc`];
  return order === 'asc'
    ? [sql`${orders.placedAt} asc nulls first`, sql`${orders.id} asc nulls first`]
    : [sql`${orders.placedAt} desc nulls last`, sql`${orders.id} desc nulls last`];
}

async function piecesIn(db: Db, rows: readonly PlacedOrderRow[]): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const counted = await db
    .select({ orderId: orderLines.orderId, pieces: sql<number>`sum(${orderLines.quantity} - ${orderLines.cancelled})::int` })
    .from(orderLines)
    .where(
      and(
        inArray(
          orderLines.orderId,
          rows.map(({ id }) => id),
        ),
        eq(orderLines.kind, 'goods'),
      ),
    )
    .groupBy(orderLines.orderId);
  return new Map(counted.map(({ orderId, pieces }) => [orderId, pieces]));
}
