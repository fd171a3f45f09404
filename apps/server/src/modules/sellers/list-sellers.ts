import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { newestOfVendor } from '#modules/catalog';
import { bestText, renderMarkdown } from '#modules/content';
import type { Db } from '#platform/database';
import type { GlobalSeller } from './contract.ts';
import { sellers, sellerTranslations } from './tables.ts';

/** Of what each sells, as many are shown. */
const mostProducts = 4;

/** Those who sell here, by name, each with its story and some of its goods. There are dozens at most. */
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
  const productIds = await newestOfVendor(
    db,
    approved.flatMap(({ userId }) => userId ?? []),
    mostProducts,
  );
  return approved.map(({ id, company, countryCode, website, userId }) => {
    const story = bestText(
      stories.filter(({ sellerId }) => sellerId === id),
      languageId,
    );
    const html = story ? renderMarkdown(story.story, { under: 2 }) : '';
    return { id, company, countryCode, website, html, productIds: productIds.get(userId ?? 0) ?? [] };
  });
}
