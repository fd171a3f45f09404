import { sql } from 'drizzle-orm';
import type { ListingRow } from './listing-index.ts';

/** A row as the database returns it: lists as text, because the driver takes ten times as long to parse arrays. */
export interface WrittenRow extends Record<string, unknown> {
  product_id: number;
  changed_in: number;
  is_listed: boolean;
  brand_id: number;
  published_at: number;
  popularity: number;
  recommendation: number;
  category_ids: string;
  collection_ids: string;
  value_ids: string;
  color_ids: string;
  size_ids: string;
  available: string;
  country_ids: string;
  prices: string;
  regulars: string;
  priors: string;
}

/** The columns of `listing_products` without the card. */
export const rowColumns = sql.raw(`product_id, changed_in, is_listed, brand_id,
  (extract(epoch from published_at) * 1000000)::bigint as published_at, popularity, recommendation,
  category_ids::text, collection_ids::text, value_ids::text,
  variant_color_ids::text as color_ids, variant_size_ids::text as size_ids, variant_available::int[]::text as available,
  price_country_ids::text as country_ids, prices::text, regular_prices::text as regulars, prior_prices::text as priors`);

export const readRow = (row: WrittenRow): ListingRow => ({
  productId: row.product_id,
  isListed: row.is_listed,
  brandId: row.brand_id,
  categoryIds: readNumbers(row.category_ids),
  collectionIds: readNumbers(row.collection_ids),
  valueIds: readNumbers(row.value_ids),
  publishedAt: row.published_at,
  popularity: row.popularity,
  recommendation: row.recommendation,
  colorIds: readNumbers(row.color_ids),
  sizeIds: readNumbers(row.size_ids),
  available: readNumbers(row.available),
  countryIds: readNumbers(row.country_ids),
  prices: readNumbers(row.prices),
  regulars: readNumbers(row.regulars),
  priors: readNumbers(row.priors),
});

const [comma, zero, closing] = [44, 48, 125];

/** Parses `{17,4,256}`: non-negative integers. */
function readNumbers(list: string): number[] {
  const numbers: number[] = [];
  if (list.length <= 2) return numbers;
  let number = 0;
  for (let at = 1; at < list.length; at += 1) {
    const code = list.charCodeAt(at);
    if (code === comma || code === closing) {
      numbers.push(number);
      number = 0;
    } else number = number * 10 + code - zero;
  }
  return numbers;
}
