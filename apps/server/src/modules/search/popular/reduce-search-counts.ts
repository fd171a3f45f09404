import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { popularSearches } from '../tables.ts';
import { popularSearchesTag } from './tags.ts';

/** The share of a count that remains after a day, so that a text without new searches disappears within weeks. */
const remaining = 0.9;

/** Reduces all counts, and deletes texts whose count has reached zero. Hidden texts are not deleted, so that they stay hidden. */
export const reduceSearchCounts = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.update(popularSearches).set({ searches: sql`floor(${popularSearches.searches} * ${remaining}::float8)::int` });
    await tx.delete(popularSearches).where(and(eq(popularSearches.searches, 0), eq(popularSearches.isHidden, false)));
    await dropTags(tx, [popularSearchesTag]);
  });
