import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { productLooks } from '#modules/catalog';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { ReviewStatus } from './review-life.ts';
import { reviews } from './tables.ts';

interface ReviewList {
  filter: {
    /** An order's number, or a word of the text. */
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

/** A review with the name of what it is of, in English. */
export type StaffReview = typeof reviews.$inferSelect & { product: string };

const english = 1;

/** Reviews as somebody has filtered them, in the order they came in. */
export async function staffReviews(db: Db, { filter, order, ids, offset, limit }: ReviewList): Promise<{ rows: StaffReview[]; count: Counted }> {
  const { q = '', status, productId, stars, countryId, orderNumbers } = filter;
  const named = q.trim();
  const conditions: (SQL | undefined)[] = [
    ids && inArray(reviews.id, ids.map(Number)),
    status && eq(reviews.status, status),
    productId === undefined ? undefined : eq(reviews.productId, productId),
    stars === undefined ? undefined : eq(reviews.stars, stars),
    countryId === undefined ? undefined : eq(reviews.countryId, countryId),
    orderNumbers && inArray(reviews.orderNumber, [...orderNumbers]),
    isOrderNumber(named) ? eq(reviews.orderNumber, named.toUpperCase()) : undefined,
    named !== '' && !isOrderNumber(named) ? sql`${reviews.text} ilike ${`%${named.replace(/[%_\\]/g, '\\$&')}%`}` : undefined,
  ];
  const where = and(...conditions) ?? sql`true`;
  const rows = await db
    .select()
    .from(reviews)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(reviews.id))
    .limit(limit)
    .offset(offset);
  return { rows: await withProducts(db, rows), count: await countUpTo(db, sql`select 1 from ${reviews} where ${where}`) };
}

/** One of them. @returns undefined where there is none */
export async function staffReview(db: Db, id: number): Promise<StaffReview | undefined> {
  const [review] = await withProducts(db, await db.select().from(reviews).where(eq(reviews.id, id)));
  return review;
}

const isOrderNumber = (text: string): boolean => /^[A-Z0-9]{5}-[A-Z0-9]{5}$/i.test(text);

async function withProducts(db: Db, rows: readonly (typeof reviews.$inferSelect)[]): Promise<StaffReview[]> {
  const products = await productLooks(db, { productIds: [...new Set(rows.map(({ productId }) => productId))], languageId: english });
  return rows.map((row) => ({ ...row, product: products.get(row.productId)?.name ?? `Product ${row.productId}` }));
}
