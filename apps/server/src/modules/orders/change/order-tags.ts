import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { toTagKey, toTags } from '#kit/tags';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { orderTags } from '../tables.ts';

/** Adds tags to an order and removes tags from it. Both without effect where nothing changes. */
export async function changeOrderTags(
  tx: Tx,
  orderId: number,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<void> {
  const removed = remove.map(toTagKey);
  if (removed.length > 0) await tx.delete(orderTags).where(and(eq(orderTags.orderId, orderId), inArray(orderTags.key, removed)));
  const added = toTags(add).map((tag) => ({ orderId, ...tag }));
  if (added.length > 0) await tx.insert(orderTags).values(added).onConflictDoNothing();
}

/** Returns the tags of orders in alphabetical order, by order id. */
export async function listOrderTags(db: Db, orderIds: readonly number[]): Promise<Map<number, string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderTags)
    .where(inArray(orderTags.orderId, [...orderIds]))
    .orderBy(asc(orderTags.key));
  const tags = new Map<number, string[]>();
  for (const { orderId, tag } of rows) tags.set(orderId, [...(tags.get(orderId) ?? []), tag]);
  return tags;
}

/** Returns the tags in use, the most frequent first. */
export async function listUsedOrderTags(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ tag: sql<string>`min(${orderTags.tag})` })
    .from(orderTags)
    .groupBy(orderTags.key)
    .orderBy(desc(count()), asc(orderTags.key))
    .limit(limit);
  return rows.map(({ tag }) => tag);
}

/** Selects the orders with a tag: a query of their ids. */
export const selectOrdersByTag = (tag: string): SQL => sql`select order_id from ${orderTags} where key = ${toTagKey(tag)}`;
