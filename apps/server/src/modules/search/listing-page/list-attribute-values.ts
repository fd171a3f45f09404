import { toAttributeValue, BrandNotFound, getCatalog, CategoryNotFound, CollectionNotFound, type Catalog } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { AttributeValue } from '#contracts/catalog';
import { getListingIndex } from '../listing/get-listing-index.ts';
import { listListedValues, type Part } from '../listing/list-listed-values.ts';

/**
 * Lists the filter values of the products of a category, collection or brand, or of all products: colours first, then sizes by scale, then
 * other attributes. Reads both models from memory, without queries.
 * @throws CategoryNotFound, CollectionNotFound, BrandNotFound
 */
export async function listAttributeValues(db: Db, { languageId, ...part }: Part & { languageId: number }): Promise<AttributeValue[]> {
  const catalog = await getCatalog(db);
  assertScopeExists(catalog, part);
  const ids = listListedValues(await getListingIndex(db), part);
  return [...catalog.values.values()].filter(({ id }) => ids.has(id)).map((value) => toAttributeValue(catalog, value, languageId));
}

function assertScopeExists({ categories, collections, brands }: Catalog, { categoryId, collectionId, brandId }: Part): void {
  if (categoryId !== undefined && !categories.get(categoryId)?.isActive) throw new CategoryNotFound(categoryId);
  if (collectionId !== undefined && !collections.get(collectionId)?.isActive) throw new CollectionNotFound(collectionId);
  if (brandId !== undefined && !brands.get(brandId)?.isActive) throw new BrandNotFound(brandId);
}
