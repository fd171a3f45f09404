import type { Db } from '#platform/database';
import { popularSearches } from '../tables.ts';

/** Stores popular searches of the demo unchanged. Texts that already have a count keep it. */
export async function seedPopularSearches(
  db: Db,
  rows: readonly Pick<typeof popularSearches.$inferInsert, 'countryId' | 'languageId' | 'text' | 'searches'>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(popularSearches)
      .values([...rows])
      .onConflictDoNothing();
}
