import { sql } from 'drizzle-orm';
import { listAdminProducts, type AdminProduct, type ProductFilter, type ProductList } from '#modules/catalog';
import { MAX_COUNTED, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { listingProducts } from './tables.ts';
import { findProductIds } from './words/find-by-name.ts';
import { toRecordIds } from '#platform/request-fields';

interface AdminSearch extends Omit<ProductList, 'filter' | 'among' | 'within'> {
  filter: Omit<ProductFilter, 'isLowStock'> & { q?: string | undefined; stock?: 'out' | 'low' | undefined };
  ids?: readonly string[] | undefined;
}

/** One more than the maximum count, so that the list can report that there are more products. */
const maxFound = MAX_COUNTED + 1;
/** Reads the listing rows, which are indexed and are updated within a second of each stock movement. */
const soldOut = sql`select product_id from ${listingProducts} where not (true = any(variant_available))`;

/** Lists filtered products for staff: by name in any language, handle, SKU or barcode, by stock, or those with the given ids. */
export async function searchAdminProducts(
  db: Db,
  { filter: { q, stock, ...filter }, ids, ...asked }: AdminSearch,
): Promise<{ rows: AdminProduct[]; count: Counted }> {
  const found = q?.trim() ? await findProductIds(db, q, maxFound) : null;
  const named = ids && toRecordIds(ids);
  const among = named && found ? named.filter((id) => found.includes(id)) : (named ?? found);
  return listAdminProducts(db, {
    ...asked,
    filter: { ...filter, isLowStock: stock === 'low' },
    among,
    within: stock === 'out' ? soldOut : undefined,
  });
}
