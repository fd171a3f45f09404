import type { Db } from '#platform/database';
import { has } from './listing/ordinal-set.ts';
import { listingOf } from './listing/listing-of.ts';

/**
 * The products that a country sells, by their ids, and in which countries each is sold. Out of memory: a part of hundreds of
 * thousands takes milliseconds.
 * @returns `total`: of all parts
 */
export async function listedProducts(
  db: Db,
  { countryId, offset, take }: { countryId: number; offset: number; take: number },
): Promise<{ total: number; products: { productId: number; countryIds: ReadonlySet<number> }[] }> {
  const index = await listingOf(db);
  const listed = index.shelves.get(countryId)?.listed;
  if (!listed) return { total: 0, products: [] };
  const ids = new Int32Array(listed.size);
  let found = 0;
  for (let ordinal = 0; ordinal < index.size; ordinal += 1) if (has(listed, ordinal)) ids[found++] = index.productIds[ordinal] ?? 0;
  const part = ids.sort().subarray(offset, offset + take);
  const shelves = [...index.shelves];
  return {
    total: found,
    products: [...part].map((productId) => {
      const ordinal = index.ordinals.get(productId) ?? -1;
      return { productId, countryIds: new Set(shelves.filter(([, shelf]) => has(shelf.listed, ordinal)).map(([id]) => id)) };
    }),
  };
}
