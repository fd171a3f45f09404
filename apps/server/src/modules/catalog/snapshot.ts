import { keepModel } from '#platform/kept-model';
import { printOf } from '#platform/print-of';
import { readCatalog, type Catalog } from './read-catalog.ts';
import { catalogTag } from './tags.ts';

/** Categories, collections, brands, attribute values and size charts as they are, out of memory: see platform/kept-model.ts. */
export const catalogOf = keepModel<Catalog>({
  tag: catalogTag,
  load: readCatalog,
  print: printOf(
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
