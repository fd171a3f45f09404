import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { cleanMarkdown } from '#modules/content';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction, findSqlState, type Tx } from '#platform/transaction';
import { sellerTranslations } from './tables.ts';
import { sellersTag } from './tags.ts';

export interface SellerStory {
  languageId: number;
  story: string;
}

/**
 * Replaces a seller's story in all languages, with unsafe markup removed.
 * @throws InvalidInput for an unknown language
 */
export async function saveStories(tx: Tx, sellerId: number, stories: readonly SellerStory[]): Promise<void> {
  const byLanguage = new Map(stories.map(({ languageId, story }) => [languageId, cleanMarkdown(story)]));
  const rows = [...byLanguage].flatMap(([languageId, story]) => (story === '' ? [] : [{ sellerId, languageId, story }]));
  await tx.delete(sellerTranslations).where(eq(sellerTranslations.sellerId, sellerId));
  if (rows.length > 0) {
    await inTransaction(tx, (inner) => inner.insert(sellerTranslations).values(rows)).catch((error: unknown) => {
      throw findSqlState(error) === '23503' ? new InvalidInput([{ field: 'texts', code: 'unknown' }]) : error;
    });
  }
  await dropTags(tx, [sellersTag]);
}
