import { desc, like, sql } from 'drizzle-orm';
import { toTagKey } from '#kit/tags';
import type { Db } from '#platform/database';
import { findBySearchText } from '#platform/sql/find-by-search-text';
import { toStartPattern } from '#platform/sql/like-pattern';
import { customerNotes, customerTags } from './tables.ts';

/** Finds the newest customers by words of their notes, or by the start of a tag. @returns user ids, the newest first */
export async function findCustomersByNotes(db: Db, text: string, limit: number): Promise<number[]> {
  const notes = { table: sql`(select user_id, search_text as text from ${customerNotes}) as notes`, id: sql`user_id` };
  const tagged = await db
    .selectDistinct({ id: customerTags.userId })
    .from(customerTags)
    .where(like(customerTags.key, toStartPattern(toTagKey(text))))
    .orderBy(desc(customerTags.userId))
    .limit(limit);
  const found = [...(await findBySearchText(db, notes, text, limit)), ...tagged.map(({ id }) => id)];
  return [...new Set(found)].sort((a, b) => b - a).slice(0, limit);
}
