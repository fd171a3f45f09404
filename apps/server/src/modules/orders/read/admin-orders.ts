import { and, asc, eq, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { OrderStatus, PaymentStatus } from '../change/order-transitions.ts';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { orderLines, orders } from '../tables.ts';

/** The filters of the order list. */
interface AdminOrderFilter {
  status?: OrderStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  countryId?: number | undefined;
  customerId?: number | undefined;
  paymentMethod?: string | undefined;
  shippingMethod?: string | undefined;
  /** Placed at or after `from`, before `until`. */
  from?: Date | undefined;
  until?: Date | undefined;
  isTakenByPhone?: boolean | undefined;
}

interface OrderList {
  filter: AdminOrderFilter;
  sort: 'placedAt' | 'orderNumber';
  order: 'asc' | 'desc';
  /** Order numbers. */
  ids?: readonly string[] | undefined;
  /** Queries of order ids that limit the list, such as a search result. */
  among?: readonly SQL[] | undefined;
  offset: number;
  limit: number;
}

/** An order in the back-office list. */
export interface ListedOrder {
  row: PlacedOrderRow;
  /** Number of ordered pieces, without cancelled ones. */
  pieces: number;
}

/** Lists filtered and sorted orders. Three queries. */
export async function listAdminOrders(
  db: Db,
  { filter, sort, order, ids, among = [], offset, limit }: OrderList,
): Promise<{ rows: ListedOrder[]; count: Counted }> {
  const where = and(
    ...buildConditions(filter),
    ids && inArray(orders.orderNumber, [...ids]),
    ...among.map((query) => sql`${orders.id} in (${query})`),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...buildOrderBy(sort, order))
    .limit(limit)
    .offset(offset);
  const pieces = await countPieces(db, rows);
  return {
    rows: rows.map((row) => ({ row, pieces: pieces.get(row.id) ?? 0 })),
    count: await countWithLimit(db, sql`select 1 from ${orders} where ${where ?? sql`true`}`),
  };
}

function buildConditions({
  status,
  paymentStatus,
  countryId,
  customerId,
  paymentMethod,
  shippingMethod,
  from,
  until,
  isTakenByPhone,
}: AdminOrderFilter) {
  return [
    status && eq(orders.status, status),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    countryId === undefined ? undefined : eq(orders.countryId, countryId),
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    paymentMethod ? eq(orders.paymentMethod, paymentMethod) : undefined,
    shippingMethod ? eq(orders.shippingMethod, shippingMethod) : undefined,
    from && gte(orders.placedAt, from),
    until && lt(orders.placedAt, until),
    // Must match the expression of the index.
    isTakenByPhone === undefined ? undefined : isTakenByPhone ? ne(orders.takenBy, sql`''`) : eq(orders.takenBy, ''),
  ];
}

/** Uses the index `placed_at desc nulls last, id desc nulls last` in both directions. */
function buildOrderBy(sort: OrderList['sort'], order: OrderList['order']): SQL[] {
  if (sort === 'orderNumber') return [order === 'asc' ? asc(orders.orderNumber) : sql`${orders.orderNumber} desc`];
  return order === 'asc'
    ? [sql`${orders.placedAt} asc nulls first`, sql`${orders.id} asc nulls first`]
    : [sql`${orders.placedAt} desc nulls last`, sql`${orders.id} desc nulls last`];
}

async function countPieces(db: Db, rows: readonly PlacedOrderRow[]): Promise<Map<number, number>> {
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
