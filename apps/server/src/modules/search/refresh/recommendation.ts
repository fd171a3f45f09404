import { sql, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';

/** The number of pieces sold in four weeks that gives a product half of the popularity weight. */
const HALF_POPULAR = 20;
/** Days after which a product is no longer new. */
export const NEW_PRODUCT_DAYS = 60;
/** Thousandths: popularity, newness and sizes in stock add up to 1000. */
const weights = { popularity: 600, newness: 250, sizes: 150 };
/** Larger than all weights together: sold-out products come last. */
const SOLD_OUT = 1000;

/** SQL expressions of a product. */
interface RecommendedBy {
  /** Pieces sold in the last weeks. */
  popularity: string;
  publishedAt: string;
  /** The number of its sizes, and of those in stock in any colour. Null: no variants. */
  sizes: string;
  availableSizes: string;
}

/**
 * Returns SQL for the rank of a product in the order "Recommended". Products that sell, are new, or are in stock in many sizes come first.
 *
 *     600 · popularity / (popularity + 20) + 250 · (1 − age in days / 60, at least 0) + 150 · sizes in stock / sizes
 *
 * minus 1000 without stock. Price and margin have no effect. A rank does not change within a day, so pages do not overlap.
 */
export function selectRecommendation({ popularity, publishedAt, sizes, availableSizes }: RecommendedBy): SQL {
  const column = sql.raw;
  const today = sql`${now().toISOString().slice(0, 10)}::date`;
  const age = sql`(${today} - (${column(publishedAt)} at time zone 'UTC')::date)`;
  const newness = sql`least(1, greatest(0, 1 - ${age} / ${sql.raw(`${NEW_PRODUCT_DAYS}.0`)}))`;
  return sql`(round(
    ${weights.popularity}::numeric * ${column(popularity)} / (${column(popularity)} + ${HALF_POPULAR}::int)
    + ${weights.newness}::numeric * ${newness}
    + ${weights.sizes}::numeric * coalesce(${column(availableSizes)}, 0) / greatest(coalesce(${column(sizes)}, 0), 1))
    - case when coalesce(${column(availableSizes)}, 0) > 0 then 0 else ${SOLD_OUT}::int end)::int`;
}
