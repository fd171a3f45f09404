import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { AttributeValue } from './contract.ts';
import { BrandNotFound, CategoryNotFound, CollectionNotFound } from './errors.ts';
import { attributeValueIn } from './names.ts';
import type { Catalog } from './read-catalog.ts';
import { catalogOf } from './snapshot.ts';

/** At most one of them; none: all products. */
export interface ValueScope {
  categoryId?: number | undefined;
  collectionId?: number | undefined;
  brandId?: number | undefined;
}

/**
 * The values that the published products of a category, collection or brand have: colours, then sizes by scale, then the
 * other attributes. One query.
 * @throws CategoryNotFound, CollectionNotFound, BrandNotFound
 */
export async function listAttributeValues(db: Db, { languageId, ...scope }: ValueScope & { languageId: number }): Promise<AttributeValue[]> {
  const catalog = await catalogOf(db);
  mustBeThere(catalog, scope);
  const inScope = productsIn(scope);
  const { rows } = await db.execute<{ id: number }>(sql`
    with scope as materialized (select id from products product where status = 'published' and ${inScope}),
    variant as (select distinct color_id, size_id from variants where is_active and product_id in (select id from scope))
    select color_id as id from variant where color_id is not null
    union select size_id from variant
    union select attribute_value_id from product_attribute_values where product_id in (select id from scope)`);
  const there = new Set(rows.map(({ id }) => id));
  return [...catalog.values.values()].filter(({ id }) => there.has(id)).map((value) => attributeValueIn(catalog, value, languageId));
}

function mustBeThere({ categories, collections, brands }: Catalog, { categoryId, collectionId, brandId }: ValueScope): void {
  if (categoryId !== undefined && !categories.get(categoryId)?.isActive) throw new CategoryNotFound(categoryId);
  if (collectionId !== undefined && !collections.get(collectionId)?.isActive) throw new CollectionNotFound(collectionId);
  if (brandId !== undefined && !brands.get(brandId)?.isActive) throw new BrandNotFound(brandId);
}

function productsIn({ categoryId, collectionId, brandId }: ValueScope): SQL {
  if (categoryId !== undefined) return sql`exists (select from product_categories where category_id = ${categoryId} and product_id = product.id)`;
  if (collectionId !== undefined)
    return sql`exists (select from product_collections where collection_id = ${collectionId} and product_id = product.id)`;
  return brandId === undefined ? sql`true` : sql`brand_id = ${brandId}`;
}
