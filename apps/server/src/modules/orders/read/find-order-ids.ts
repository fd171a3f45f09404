import { desc, like, sql } from 'drizzle-orm';
import { toTagKey } from '#kit/tags';
import type { Db } from '#platform/database';
import { findBySearchText } from '#platform/sql/find-by-search-text';
import { toStartPattern } from '#platform/sql/like-pattern';
import { orderNotes, orders, orderSearchDue, orderSearchTexts, orderTags } from '../tables.ts';

/** Orders whose texts are not written yet. There are few, so their texts are composed for each search. */
const dueTexts = sql`(select o.id as order_id, compose_order_search_text(o) as text from ${orderSearchDue} join ${orders} as o on o.id = order_id) as due`;

/** Finds the newest orders by parts of their numbers, names, city, email address or telephone number. @returns ids, the newest first */
export async function findOrderIds(db: Db, text: string, limit: number): Promise<number[]> {
  const id = sql`order_id`;
  const due = await findBySearchText(db, { table: dueTexts, id }, text, limit);
  const written = await findBySearchText(db, { table: sql`${orderSearchTexts}`, id }, text, limit);
  return takeNewest([...due, ...written], limit);
}

/** Finds the newest orders by words of their notes, or by the start of a tag. @returns ids, the newest first */
export async function findOrderIdsByNotes(db: Db, text: string, limit: number): Promise<number[]> {
  const notes = { table: sql`(select order_id, search_text as text from ${orderNotes}) as notes`, id: sql`order_id` };
  const tagged = await db
    .selectDistinct({ id: orderTags.orderId })
    .from(orderTags)
    .where(like(orderTags.key, toStartPattern(toTagKey(text))))
    .orderBy(desc(orderTags.orderId))
    .limit(limit);
  const found = [...(await findBySearchText(db, notes, text, limit)), ...tagged.map(({ id }) => id)];
  return takeNewest(found, limit);
}

const takeNewest = (ids: readonly number[], limit: number): number[] => [...new Set(ids)].sort((a, b) => b - a).slice(0, limit);
