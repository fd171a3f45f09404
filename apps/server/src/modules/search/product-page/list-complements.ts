import type { z } from '@hono/zod-openapi';
import { desc, eq } from 'drizzle-orm';
import { ProductNotFound, type Catalog } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { ProductCard } from '#contracts/catalog';
import { readCards } from '../cards/read-cards.ts';
import type { complementQuerySchema } from '../contract.ts';
import { getListingIndex } from '../listing/get-listing-index.ts';
import { queryComplements } from '../listing/query-complements.ts';
import { getMarketCatalog } from '../listing-page/get-listing-page.ts';
import { boughtTogether } from '../tables.ts';

/**
 * Returns products that complete a look with a product. Runs two queries: one for products bought together, one for the cards.
 * @throws ProductNotFound if it is not listed
 * @throws CountryNotFound, CountryClosed
 */
export async function listComplements(
  db: Db,
  { productId, languageId, take, ...query }: z.infer<typeof complementQuerySchema> & { productId: number },
): Promise<{ cards: ProductCard[]; departmentId: number | undefined }> {
  const { countryId, currency, catalog } = await getMarketCatalog(db, query.countryId);
  const index = await getListingIndex(db);
  const departmentId = findTopCategory(catalog, index.leafIds[index.ordinals.get(productId) ?? -1]);
  const together = await db.select().from(boughtTogether).where(eq(boughtTogether.productId, productId)).orderBy(desc(boughtTogether.orders));
  const items = queryComplements(index, {
    ...{ productId, countryId, departmentId, take },
    ordersTogether: new Map(together.map(({ otherId, orders }) => [otherId, orders])),
    getScale: (sizeId) => catalog.values.get(sizeId)?.scale ?? '',
  });
  if (!items) throw new ProductNotFound(productId);
  return { cards: await readCards(db, items, { catalog, languageId, currency }), departmentId };
}

/** Returns the top category above a leaf; undefined if the leaf is at the top. */
function findTopCategory({ categories }: Catalog, leafId: number | undefined): number | undefined {
  let category = categories.get(leafId ?? 0);
  if (!category || category.parentId === null) return undefined;
  while (category?.parentId != null) category = categories.get(category.parentId);
  return category?.id;
}
