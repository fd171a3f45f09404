import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { toTagKey, toTags } from '#kit/tags';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { customerTags } from './tables.ts';

/** Adds tags to a customer account and removes tags from it. Both without effect where nothing changes. */
export async function changeCustomerTags(
  tx: Tx,
  userId: number,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<void> {
  const removed = remove.map(toTagKey);
  if (removed.length > 0) await tx.delete(customerTags).where(and(eq(customerTags.userId, userId), inArray(customerTags.key, removed)));
  const added = toTags(add).map((tag) => ({ userId, ...tag }));
  if (added.length > 0) await tx.insert(customerTags).values(added).onConflictDoNothing();
}

/** Returns the tags of customers in alphabetical order, by user id. */
export async function listCustomerTags(db: Db, userIds: readonly number[]): Promise<Map<number, string[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(customerTags)
    .where(inArray(customerTags.userId, [...userIds]))
    .orderBy(asc(customerTags.key));
  const tags = new Map<number, string[]>();
  for (const { userId, tag } of rows) tags.set(userId, [...(tags.get(userId) ?? []), tag]);
  return tags;
}

/** Returns the tags in use, the most frequent first. */
export async function listUsedCustomerTags(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ tag: sql<string>`min(${customerTags.tag})` })
    .from(customerTags)
    .groupBy(customerTags.key)
    .orderBy(desc(count()), asc(customerTags.key))
    .limit(limit);
  return rows.map(({ tag }) => tag);
}

/** Selects the customers with a tag: a query of their user ids. */
export const selectCustomersByTag = (tag: string): SQL => sql`select user_id from ${customerTags} where key = ${toTagKey(tag)}`;
