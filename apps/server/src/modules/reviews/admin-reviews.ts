import { defaultLanguageId } from '@selvedge/i18n';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { listProductListings } from '#modules/catalog';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { escapeLike } from '#platform/sql/like-pattern';
import type { ReviewStatus } from './review-transitions.ts';
import { reviews } from './tables.ts';
import { toRecordIds } from '#platform/request-fields';

interface ReviewList {
  filter: {
    /** An order number, or words of the text. */
    q?: string | undefined;
    status?: ReviewStatus | undefined;
    productId?: number | undefined;
    stars?: number | undefined;
    countryId?: number | undefined;
    orderNumbers?: readonly string[] | undefined;
  };
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** A review with its product's English name. */
export type AdminReview = typeof reviews.$inferSelect & { product: string };

/** Returns the filtered reviews in order of submission. */
export async function listAdminReviews(db: Db, { filter, order, ids, offset, limit }: ReviewList): Promise<{ rows: AdminReview[]; count: Counted }> {
  const { q = '', status, productId, stars, countryId, orderNumbers } = filter;
  const named = q.trim();
  const conditions: (SQL | undefined)[] = [
    ids && inArray(reviews.id, toRecordIds(ids)),
    status && eq(reviews.status, status),
    productId === undefined ? undefined : eq(reviews.productId, productId),
    stars === undefined ? undefined : eq(reviews.stars, stars),
    countryId === undefined ? undefined : eq(reviews.countryId, countryId),
    orderNumbers && inArray(reviews.orderNumber, [...orderNumbers]),
    isOrderNumber(named) ? eq(reviews.orderNumber, named.toUpperCase()) : undefined,
    named !== '' && !isOrderNumber(named) ? sql`${reviews.text} ilike ${`%${escapeLike(named)}%`}` : undefined,
  ];
  const where = and(...conditions) ?? sql`true`;
  const rows = await db
    .select()
    .from(reviews)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(reviews.id))
    .limit(limit)
    .offset(offset);
  return { rows: await addProducts(db, rows), count: await countWithLimit(db, sql`select 1 from ${reviews} where ${where}`) };
}

/**
 * Returns one review.
 * @returns undefined if it does not exist
 */
export async function findAdminReview(db: Db, id: number): Promise<AdminReview | undefined> {
  const [review] = await addProducts(db, await db.select().from(reviews).where(eq(reviews.id, id)));
  return review;
}

const isOrderNumber = (text: string): boolean => /^[A-Z0-9]{5}-[A-Z0-9]{5}$/i.test(text);

async function addProducts(db: Db, rows: readonly (typeof reviews.$inferSelect)[]): Promise<AdminReview[]> {
  const products = await listProductListings(db, { productIds: [...new Set(rows.map(({ productId }) => productId))], languageId: defaultLanguageId });
  return rows.map((row) => ({ ...row, product: products.get(row.productId)?.name ?? `Product ${row.productId}` }));
}
