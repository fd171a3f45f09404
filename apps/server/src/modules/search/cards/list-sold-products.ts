import type { Db } from '#platform/database';
import { has } from '../listing/ordinal-set.ts';
import { getListingIndex } from '../listing/get-listing-index.ts';

/**
 * Lists the ids of the products that a country sells, with all countries that sell each. Reads from memory: a batch takes milliseconds even
 * with hundreds of thousands of products.
 * @returns `total`: the number over all batches
 */
export async function listSoldProducts(
  db: Db,
  { countryId, offset, take }: { countryId: number; offset: number; take: number },
): Promise<{ total: number; products: { productId: number; countryIds: ReadonlySet<number> }[] }> {
  const index = await getListingIndex(db);
  const listed = index.countryListings.get(countryId)?.listed;
  if (!listed) return { total: 0, products: [] };
  const ids = new Int32Array(listed.size);
  let found = 0;
  for (let ordinal = 0; ordinal < index.size; ordinal += 1) if (has(listed, ordinal)) ids[found++] = index.productIds[ordinal] ?? 0;
  const part = ids.sort().subarray(offset, offset + take);
  const countryListings = [...index.countryListings];
  return {
    total: found,
    products: [...part].map((productId) => {
      const ordinal = index.ordinals.get(productId) ?? -1;
      return {
        productId,
        countryIds: new Set(countryListings.filter(([, countryListing]) => has(countryListing.listed, ordinal)).map(([id]) => id)),
      };
    }),
  };
}
