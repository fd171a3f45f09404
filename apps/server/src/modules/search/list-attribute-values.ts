import { attributeValueIn, BrandNotFound, catalogOf, CategoryNotFound, CollectionNotFound, type Catalog } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { AttributeValue } from '../catalog/contract.ts';
import { listingOf } from './listing/listing-of.ts';
import { valuesIn, type Part } from './listing/values-in.ts';

/**
 * What the products of a category, collection or brand (or all of them) can be filtered by: the values that they have,
 * colours first, then sizes by scale, then the other attributes. No query: both models are in memory.
 * @throws CategoryNotFound, CollectionNotFound, BrandNotFound
 */
export async function listAttributeValues(db: Db, { languageId, ...part }: Part & { languageId: number }): Promise<AttributeValue[]> {
  const catalog = await catalogOf(db);
  mustBeThere(catalog, part);
  const ids = valuesIn(await listingOf(db), part);
  return [...catalog.values.values()].filter(({ id }) => ids.has(id)).map((value) => attributeValueIn(catalog, value, languageId));
}

function mustBeThere({ categories, collections, brands }: Catalog, { categoryId, collectionId, brandId }: Part): void {
  if (categoryId !== undefined && !categories.get(categoryId)?.isActive) throw new CategoryNotFound(categoryId);
  if (collectionId !== undefined && !collections.get(collectionId)?.isActive) throw new CollectionNotFound(collectionId);
  if (brandId !== undefined && !brands.get(brandId)?.isActive) throw new BrandNotFound(brandId);
}
