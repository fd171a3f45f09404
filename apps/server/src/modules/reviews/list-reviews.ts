import { and, desc, eq } from 'drizzle-orm';
import { offsetOf, pageMeta, type Page, type PageMeta } from '#kit/paging';
import { catalogOf, valueName } from '#modules/catalog';
import { getCountry, listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Rating, Review } from './contract.ts';
import { ratingOf } from './rating-of.ts';
import { reviews } from './tables.ts';

/** A page of what was approved, the newest first, and beside it the rating. Two queries; a product nobody has reviewed: one. */
export async function listReviews(
  db: Db,
  { productId, languageId, ...page }: Page & { productId: number; languageId: number },
): Promise<{ items: Review[]; meta: PageMeta; rating: Rating }> {
  const rating = await ratingOf(db, productId);
  const meta = pageMeta(rating.count, page);
  if (page.page > meta.pageCount) return { items: [], meta, rating };
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'approved')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(page.take)
    .offset(offsetOf(page));
  const { values } = await catalogOf(db);
  const languages = await listLanguages(db);
  const nameOf = (id: number | null) => {
    const value = id === null ? undefined : values.get(id);
    return value ? valueName(value, languageId) : null;
  };
  const items: Review[] = [];
  for (const { id, author, stars, fit, text, colorId, sizeId, countryId, languageId: writtenIn, createdAt } of rows) {
    items.push({
      id,
      author,
      stars,
      fit,
      text,
      color: nameOf(colorId),
      size: nameOf(sizeId),
      countryCode: (await getCountry(db, countryId)).code,
      languageTag: languages.find((language) => language.id === writtenIn)?.tag ?? 'en',
      createdAt: createdAt.toISOString(),
    });
  }
  return { items, meta, rating };
}
