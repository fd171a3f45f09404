import { asc, desc, type SQL } from 'drizzle-orm';
import type { ListingOrder } from './contract.ts';
import { listingEntries as entry } from './tables.ts';

/** How each order sorts; the product's id last, so that no product stands on two pages. Each follows an index. */
export const listingOrder: Readonly<Record<ListingOrder, SQL[]>> = {
  newest: [desc(entry.publishedAt), desc(entry.productId)],
  'price-asc': [asc(entry.price), asc(entry.productId)],
  'price-desc': [desc(entry.price), desc(entry.productId)],
  discount: [desc(entry.discountBp), desc(entry.productId)],
  popularity: [desc(entry.popularity), desc(entry.productId)],
};
