import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { searchSynonyms } from '../tables.ts';
import { defaultSynonyms } from './default-synonyms.ts';

/** Adds the usual synonyms of garments to a shop without products. Later, staff decide what stays. */
export async function seedSynonyms(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ has_data: boolean }>(
      sql`select exists (select from products) or exists (select from ${searchSynonyms}) as has_data`,
    );
    if (rows[0]?.has_data) return;
    await tx.insert(searchSynonyms).values([...defaultSynonyms]);
  });
}
