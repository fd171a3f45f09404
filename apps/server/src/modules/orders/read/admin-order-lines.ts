import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { OrderStatus } from '../change/order-transitions.ts';
import { orderLines, orders } from '../tables.ts';
import { toRecordIds } from '#platform/request-fields';

interface LineList {
  filter: { status?: OrderStatus | undefined; sku?: string | undefined; number?: string | undefined };
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  /** A query of product ids that limits the lines; their orders are then named by reference. Null: all lines. */
  products: SQL | null;
  offset: number;
  limit: number;
}

/** A line of goods in a list, without customer data. Amounts in minor units. */
interface AdminOrderLine {
  id: number;
  /** The order number, or its reference for users who see only some products. */
  orderNumber: string;
  placedAt: Date;
  status: OrderStatus;
  countryId: number;
  currency: string;
  sku: string;
  name: string;
  color: string;
  size: string;
  quantity: number;
  cancelled: number;
  returned: number;
  total: number;
}

/** Lists lines of goods by date in either direction. */
export async function listAdminOrderLines(
  db: Db,
  { filter, order, ids, products, offset, limit }: LineList,
): Promise<{ rows: AdminOrderLine[]; count: Counted }> {
  const orderName = products ? orders.reference : orders.orderNumber;
  const where = and(
    eq(orderLines.kind, 'goods'),
    products ? sql`${orderLines.productId} in (${products})` : undefined,
    ids && inArray(orderLines.id, toRecordIds(ids)),
    filter.sku ? inArray(orderLines.sku, [filter.sku, filter.sku.toUpperCase()]) : undefined,
    filter.number ? eq(orderName, filter.number.trim().toUpperCase()) : undefined,
    filter.status && eq(orders.status, filter.status),
  );
  const rows = await db
    .select({
      id: orderLines.id,
      orderNumber: orderName,
      placedAt: orders.placedAt,
      status: orders.status,
      countryId: orders.countryId,
      currency: orders.currency,
      sku: orderLines.sku,
      name: orderLines.name,
      color: orderLines.color,
      size: orderLines.size,
      quantity: orderLines.quantity,
      cancelled: orderLines.cancelled,
      returned: orderLines.returned,
      total: orderLines.total,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(where)
    .orderBy(order === 'asc' ? sql`${orderLines.id} asc` : sql`${orderLines.id} desc`)
    .limit(limit)
    .offset(offset);
  return {
    rows,
    count: await countWithLimit(db, sql`select 1 from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId} where ${where}`),
  };
}
