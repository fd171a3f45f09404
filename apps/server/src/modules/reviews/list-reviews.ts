import { and, asc, desc, eq, sql, type AnyColumn } from 'drizzle-orm';
import { computeOffset, buildPageMeta, type Page, type PageMeta } from '#kit/paging';
import { getCatalog, selectValueName } from '#modules/catalog';
import { getCountry, listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Rating, Review, ReviewOrder, StarCounts } from './contract.ts';
import { toRating } from './get-rating.ts';
import { productRatings, reviews } from './tables.ts';

/** Returns a page of approved reviews with the rating and the number of reviews per star. Runs one query. */
export async function listReviews(
  db: Db,
  { productId, languageId, orderBy, ...page }: Page & { productId: number; languageId: number; orderBy: ReviewOrder },
): Promise<{ items: Review[]; meta: PageMeta; rating: Rating; starCounts: StarCounts }> {
  const approved = db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'approved')))
    .orderBy(...listSortColumns(reviews, orderBy))
    .limit(page.take)
    .offset(computeOffset(page))
    .as('approved');
  const counted = countPerStar(db, productId);
  const found = await db
    .select()
    .from(productRatings)
    .leftJoin(approved, eq(approved.productId, productRatings.productId))
    .leftJoin(counted, sql`true`)
    .where(eq(productRatings.productId, productId))
    .orderBy(...listSortColumns(approved, orderBy));
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
  const counts = found[0]?.counted?.byStars ?? {};
  return { items, meta, rating, starCounts: [1, 2, 3, 4, 5].map((stars) => counts[stars] ?? 0) };
}

/** Returns the columns that a list of reviews is sorted by. */
function listSortColumns({ stars, createdAt, id }: Record<'stars' | 'createdAt' | 'id', AnyColumn>, orderBy: ReviewOrder) {
  const newest = [desc(createdAt), desc(id)];
  if (orderBy === 'newest') return newest;
  return [orderBy === 'highest' ? desc(stars) : asc(stars), ...newest];
}

/** Returns a query that counts the approved reviews per number of stars. The result is one row. */
function countPerStar(db: Db, productId: number) {
  const perStar = db
    .select({ stars: reviews.stars, count: sql<number>`count(*)`.as('count') })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.status, 'approved')))
    .groupBy(reviews.stars)
    .as('per_star');
  const byStars = sql<Partial<Record<number, number>>>`coalesce(jsonb_object_agg(${perStar.stars}, ${perStar.count}), '{}')`;
  return db
    .select({ byStars: byStars.as('by_stars') })
    .from(perStar)
    .as('counted');
}
