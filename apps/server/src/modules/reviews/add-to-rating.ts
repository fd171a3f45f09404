import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import type { FitCounts } from './sizes/get-fit-verdict.ts';
import { productRatings } from './tables.ts';

interface Change extends Partial<FitCounts> {
  reviews?: number;
  stars?: number;
}

/** Adds to or subtracts from the sums of a product, in the transaction of the counted change. */
export async function addToRating(
  tx: Tx,
  productId: number,
  { reviews = 0, stars = 0, small = 0, true: fits = 0, large = 0 }: Change,
): Promise<void> {
  await tx
    .insert(productRatings)
    .values({ productId, reviewCount: reviews, starSum: stars, fitSmall: small, fitTrue: fits, fitLarge: large })
    .onConflictDoUpdate({
      target: productRatings.productId,
      set: {
        reviewCount: sql`${productRatings.reviewCount} + excluded.review_count`,
        starSum: sql`${productRatings.starSum} + excluded.star_sum`,
        fitSmall: sql`${productRatings.fitSmall} + excluded.fit_small`,
        fitTrue: sql`${productRatings.fitTrue} + excluded.fit_true`,
        fitLarge: sql`${productRatings.fitLarge} + excluded.fit_large`,
      },
    });
}
