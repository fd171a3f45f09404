import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Order } from './contract.ts';
import { readOrders } from './read/read-order.ts';
import { orders } from './tables.ts';

/** Fields that other modules provide, and the link, which is not customer data. */
type Unknown = 'payUrl' | 'voucher' | 'link' | 'shipments' | 'documents' | 'returnUntil' | 'canReturn' | 'canWithdraw';

/** Returns all stored data of a customer's orders for their data export, the first order first. */
export async function readOrderData(db: Db, userId: number): Promise<(Omit<Order, Unknown> & { comment: string })[]> {
  const rows = await db.select().from(orders).where(eq(orders.customerId, userId)).orderBy(asc(orders.id));
  return (await readOrders(db, rows)).map(({ row, order }) => ({ ...dropComputedFields(order), comment: row.comment }));
}

function dropComputedFields({
  payUrl: _,
  voucher: _7,
  shipments: _1,
  returnUntil: _2,
  canReturn: _3,
  canWithdraw: _4,
  documents: _5,
  link: _6,
  ...order
}: Order): Omit<Order, Unknown> {
  return order;
}
