import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { listNewestByVendor } from '#modules/catalog';
import { chooseText, renderMarkdown } from '#modules/content';
import type { Db } from '#platform/database';
import type { GlobalSeller } from './contract.ts';
import { sellers, sellerTranslations } from './tables.ts';

/** Maximum number of products shown per seller. */
const maxProducts = 4;

/** Lists approved sellers by name, each with story and some products. There are at most a few dozen sellers. */
export async function listSellers(db: Db, { languageId }: { languageId: number }): Promise<GlobalSeller[]> {
  const approved = await db
    .select()
    .from(sellers)
    .where(and(eq(sellers.status, 'approved'), isNotNull(sellers.userId)))
    .orderBy(asc(sellers.company), asc(sellers.id));
  const stories = await db
    .select({ sellerId: sellerTranslations.sellerId, languageId: sellerTranslations.languageId, story: sellerTranslations.story })
    .from(sellerTranslations)
    .innerJoin(sellers, and(eq(sellers.id, sellerTranslations.sellerId), eq(sellers.status, 'approved')))
    .orderBy(asc(sellerTranslations.languageId));
  const productIds = await listNewestByVendor(
    db,
    approved.flatMap(({ userId }) => userId ?? []),
    maxProducts,
  );
  return approved.map(({ id, company, countryCode, website, userId }) => {
    const story = chooseText(
      stories.filter(({ sellerId }) => sellerId === id),
      languageId,
    );
    const html = story ? renderMarkdown(story.story, { under: 2 }) : '';
    return { id, company, countryCode, website, html, productIds: productIds.get(userId ?? 0) ?? [] };
  });
}
