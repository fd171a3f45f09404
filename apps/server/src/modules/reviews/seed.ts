/** Inserts the reviews and reported fits of the demo unchanged. */
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { insertRows } from '#platform/sql/insert-rows';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { Fit } from './contract.ts';
import { fitReports, productRatings, reviews } from './tables.ts';

export type NewReviewRow = typeof reviews.$inferInsert;
export type ReviewRow = typeof reviews.$inferSelect;
export type FitReportRow = typeof fitReports.$inferSelect;

/** Reviews without an order have numbers of this form. No order number starts with this prefix. */
const isOfDemo = like(reviews.orderNumber, 'demo-%');

/** Returns whether there are reviews without an order. */
export const hasDemoReviews = async (db: Db): Promise<boolean> => (await countDemoReviews(db)) > 0;

export const countDemoReviews = (db: Db): Promise<number> => db.$count(reviews, isOfDemo);

/** Deletes the reviews without an order and subtracts them from the sums of their products. @returns the products */
export async function removeDemoReviews(tx: Tx): Promise<number[]> {
  const removed = await tx.delete(reviews).where(isOfDemo).returning();
  await tx.delete(fitReports).where(
    and(
      eq(fitReports.source, 'review'),
      inArray(
        fitReports.reference,
        removed.map(({ id }) => String(id)),
      ),
    ),
  );
  const rows = removed.filter(({ status }) => status === 'approved').map(({ productId, stars, fit }) => ({ product_id: productId, stars, fit }));
  await tx.execute(sql`
    update ${productRatings} as kept set review_count = kept.review_count - gone.count, star_sum = kept.star_sum - gone.stars,
      fit_small = kept.fit_small - gone.small, fit_true = kept.fit_true - gone.right, fit_large = kept.fit_large - gone.large
    from (select product_id, count(*)::int as count, sum(stars)::int as stars, (count(*) filter (where fit = 'small'))::int as small,
        (count(*) filter (where fit = 'true'))::int as right, (count(*) filter (where fit = 'large'))::int as large
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (product_id int, stars int, fit text) group by product_id) as gone
    where kept.product_id = gone.product_id`);
  return [...new Set(rows.map((row) => row.product_id))];
}

export const listReviewTexts = (db: Db): Promise<{ productId: number; text: string }[]> =>
  db.select({ productId: reviews.productId, text: reviews.text }).from(reviews);

/** Inserts reviews and the fits that the approved ones report. Existing reviews stay unchanged. @returns the inserted ones */
export async function insertReviews(tx: Tx, rows: readonly NewReviewRow[]): Promise<ReviewRow[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(reviews)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
  const reports = inserted.flatMap(({ id, productId, fit, sizeId, createdAt, status }) =>
    fit === null || status !== 'approved' ? [] : [{ productId, source: 'review' as const, reference: String(id), fit, sizeId, at: createdAt }],
  );
  await insertRows(tx, fitReports, reports);
  return inserted;
}

/** Adds approved reviews to the sums of their products. */
export async function addToReviewSums(tx: Tx, approved: readonly Pick<ReviewRow, 'productId' | 'stars' | 'fit'>[]): Promise<void> {
  const rows = approved.map(({ productId, stars, fit }) => ({ product_id: productId, stars, fit }));
  await tx.execute(sql`
    insert into ${productRatings} as kept (product_id, review_count, star_sum, fit_small, fit_true, fit_large)
    select product_id, count(*), sum(stars), count(*) filter (where fit = 'small'), count(*) filter (where fit = 'true'), count(*) filter (where fit = 'large')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (product_id int, stars int, fit text) group by product_id
    on conflict (product_id) do update set review_count = kept.review_count + excluded.review_count, star_sum = kept.star_sum + excluded.star_sum,
      fit_small = kept.fit_small + excluded.fit_small, fit_true = kept.fit_true + excluded.fit_true, fit_large = kept.fit_large + excluded.fit_large`);
}

/** Inserts the sums of products that have none yet. */
export async function insertReviewSums(tx: Tx, productIds: readonly number[]): Promise<void> {
  const countFit = (fit: Fit) => sql<number>`count(*) filter (where ${reviews.fit} = ${fit})::int`;
  const sums = await tx
    .select({
      productId: reviews.productId,
      reviewCount: sql<number>`count(*)::int`,
      starSum: sql<number>`sum(${reviews.stars})::int`,
      fitSmall: countFit('small'),
      fitTrue: countFit('true'),
      fitLarge: countFit('large'),
    })
    .from(reviews)
    .where(and(inArray(reviews.productId, [...productIds]), eq(reviews.status, 'approved')))
    .groupBy(reviews.productId);
  await tx.insert(productRatings).values(sums).onConflictDoNothing();
}

/** Inserts the fits of returned pieces and adds them to the sums of their products. */
export async function insertReturnedFits(tx: Tx, fits: readonly FitReportRow[]): Promise<void> {
  await insertRows(tx, fitReports, fits);
  await tx.execute(sql`
    insert into product_ratings as kept (product_id, fit_small, fit_true, fit_large)
    select product_id, count(*) filter (where fit = 'small'), count(*) filter (where fit = 'true'), count(*) filter (where fit = 'large')
    from fit_reports where reference = any(${sql.param(fits.map(({ reference }) => reference))}::text[]) and source = 'return' group by product_id
    on conflict (product_id) do update
      set fit_small = kept.fit_small + excluded.fit_small, fit_true = kept.fit_true + excluded.fit_true, fit_large = kept.fit_large + excluded.fit_large`);
}
