import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Order } from './contract.ts';
import { readOrders } from './read-order.ts';
import { orders } from './tables.ts';

/** All that is kept of a customer's orders, for him to take along: the first one first. */
export async function orderData(db: Db, userId: number): Promise<(Omit<Order, 'payUrl'> & { comment: string })[]> {
  const rows = await db.select().from(orders).where(eq(orders.customerId, userId)).orderBy(asc(orders.id));
  return (await readOrders(db, rows)).map(({ row, order: { payUrl: _, ...order } }) => ({ ...order, comment: row.comment }));
}
