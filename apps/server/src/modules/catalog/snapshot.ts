import { cacheModel } from '#platform/sql/cached-model';
import { fingerprintTables } from '#platform/sql/fingerprint-tables';
import { readCatalog, type Catalog } from './read-catalog.ts';
import { catalogTag } from './tags.ts';

/** Returns categories, collections, brands, attribute values and size charts from memory: see platform/sql/cached-model.ts. */
export const getCatalog = cacheModel<Catalog>({
  tag: catalogTag,
  load: readCatalog,
  fingerprint: fingerprintTables(
    'brands',
    'brand_translations',
    'categories',
    'category_translations',
    'collections',
    'collection_translations',
    'attribute_values',
    'attribute_value_translations',
    'attribute_translations',
    'size_charts',
    'size_chart_rows',
    `slugs where kind in ('category', 'collection')`,
  ),
});
