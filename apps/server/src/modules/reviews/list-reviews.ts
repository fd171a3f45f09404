import { and, desc, eq } from 'drizzle-orm';
import { computeOffset, buildPageMeta, type Page, type PageMeta } from '#kit/paging';
import { getCatalog, selectValueName } from '#modules/catalog';
import { getCountry, listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Rating, Review } from './contract.ts';
import { toRating } from './get-rating.ts';
import { productRatings, reviews } from './tables.ts';

/** Returns a page of approved reviews, the newest first, with the rating. One query. */
export async function listReviews(
  db: Db,
  { productId, languageId, ...page }: Page & { productId: number; languageId: number },
): Promise<{ items: Review[]; meta: PageMeta; rating: Rating }> {
  const approved = db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'approved')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(page.take)
    .offset(computeOffset(page))
    .as('approved');
  const found = await db
    .select()
    .from(productRatings)
    .leftJoin(approved, eq(approved.productId, productRatings.productId))
    .where(eq(productRatings.productId, productId))
    .orderBy(desc(approved.createdAt), desc(approved.id));
  const rating = toRating(found[0]?.product_ratings);
  const rows = found.flatMap((row) => row.approved ?? []);
  const meta = buildPageMeta(rating.count, page);
  const { values } = await getCatalog(db);
  const languages = await listLanguages(db);
  const findValueName = (id: number | null) => {
    const value = id === null ? undefined : values.get(id);
    return value ? selectValueName(value, languageId) : null;
  };
  const items: Review[] = [];
  for (const { id, author, stars, fit, text, colorId, sizeId, countryId, languageId: writtenIn, createdAt } of rows) {
    items.push({
      id,
      author,
      stars,
      fit,
      text,
      color: findValueName(colorId),
      size: findValueName(sizeId),
      countryCode: (await getCountry(db, countryId)).code,
      languageTag: languages.find((language) => language.id === writtenIn)?.tag ?? 'en',
      createdAt: createdAt.toISOString(),
    });
  }
  return { items, meta, rating };
}
