import { desc, like, sql } from 'drizzle-orm';
import { toTagKey } from '#kit/tags';
import type { Db } from '#platform/database';
import { findBySearchText } from '#platform/sql/find-by-search-text';
import { toStartPattern } from '#platform/sql/start-pattern';
import { orderNotes, orderSearchTexts, orderTags } from '../tables.ts';

/** Finds the newest orders by parts of their numbers, names, city, email address or telephone number. @returns ids, the newest first */
export const findOrderIds = (db: Db, text: string, most: number): Promise<number[]> =>
  findBySearchText(db, { table: sql`${orderSearchTexts}`, id: sql`order_id` }, text, most);

/** Finds the newest orders by words of their notes, or by the start of a tag. @returns ids, the newest first */
export async function findOrderIdsByNotes(db: Db, text: string, most: number): Promise<number[]> {
  const notes = { table: sql`(select order_id, search_text as text from ${orderNotes}) as notes`, id: sql`order_id` };
  const tagged = await db
    .selectDistinct({ id: orderTags.orderId })
    .from(orderTags)
    .where(like(orderTags.key, toStartPattern(toTagKey(text))))
    .orderBy(desc(orderTags.orderId))
    .limit(most);
  const found = [...(await findBySearchText(db, notes, text, most)), ...tagged.map(({ id }) => id)];
  return [...new Set(found)].sort((a, b) => b - a).slice(0, most);
}
