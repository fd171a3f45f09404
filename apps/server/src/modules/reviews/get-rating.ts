import { eq } from 'drizzle-orm';
import { computeAverageStars } from '#modules/search';
import type { Db } from '#platform/database';
import type { Rating } from './contract.ts';
import { getFitVerdict } from './sizes/get-fit-verdict.ts';
import { productRatings } from './tables.ts';

/** Returns the rating of a product. Reads one row. */
export async function getRating(db: Db, productId: number): Promise<Rating> {
  const [sums] = await db.select().from(productRatings).where(eq(productRatings.productId, productId));
  return toRating(sums);
}

/** @param sums undefined if there are no reports */
export function toRating(sums: typeof productRatings.$inferSelect | undefined): Rating {
  const { reviewCount: count = 0, starSum = 0, fitSmall = 0, fitTrue = 0, fitLarge = 0 } = sums ?? {};
  const fit = { small: fitSmall, true: fitTrue, large: fitLarge };
  return {
    count,
    average: count === 0 ? null : computeAverageStars({ count, starSum }),
    fit: { ...fit, verdict: getFitVerdict(fit) },
  };
}
