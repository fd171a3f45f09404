import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { computeOffset, buildPageMeta, type Page, type PageMeta } from '#kit/paging';
import { getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { OrderSummary } from '../contract.ts';
import { formatDayMonthYear } from './read-order.ts';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { orderLines, orders } from '../tables.ts';

/** Maximum number of images per order in a list. */
const maxImages = 4;

type Goods = Pick<typeof orderLines.$inferSelect, 'orderId' | 'quantity' | 'imageUrl'>;

/** Returns a page of a customer's orders, the latest first. Three queries. */
export async function listOrders(
  db: Db,
  { customerId, ...page }: { customerId: number } & Page,
): Promise<{ orders: OrderSummary[]; meta: PageMeta }> {
  const isOfCustomer = eq(orders.customerId, customerId);
  const [all] = await db.select({ count: count() }).from(orders).where(isOfCustomer);
  const rows = await db
    .select()
    .from(orders)
    .where(isOfCustomer)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(page.take)
    .offset(computeOffset(page));
  const goods = await listOrderGoods(db, rows);
  const summaries: OrderSummary[] = [];
  for (const row of rows) {
    const { timeZone } = await getCountry(db, row.countryId);
    summaries.push(
      toSummary(row, {
        goods: goods.filter(({ orderId }) => orderId === row.id),
        timeZone,
      }),
    );
  }
  return { orders: summaries, meta: buildPageMeta(all?.count ?? 0, page) };
}

async function listOrderGoods(db: Db, rows: readonly PlacedOrderRow[]): Promise<Goods[]> {
  if (rows.length === 0) return [];
  return db
    .select({ orderId: orderLines.orderId, quantity: orderLines.quantity, imageUrl: orderLines.imageUrl })
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
    .orderBy(asc(orderLines.position));
}

function toSummary(row: PlacedOrderRow, { goods, timeZone }: { goods: readonly Goods[]; timeZone: string }): OrderSummary {
  const { orderNumber, invoiceNumber, status, paymentStatus, currency, deliverFrom, deliverUntil } = row;
  return {
    orderNumber,
    invoiceNumber,
    date: formatDayMonthYear(row.placedAt, timeZone),
    placedAt: row.placedAt.toISOString(),
    status,
    deliveryStatus: status,
    paymentStatus,
    currency,
    grandTotal: toMajor(money(row.total, currency)),
    deliverFrom,
    deliverUntil,
    pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    images: [...new Set(goods.flatMap(({ imageUrl }) => (imageUrl === '' ? [] : [imageUrl])))].slice(0, maxImages),
    firstName: row.shippingAddress.firstName,
  };
}
