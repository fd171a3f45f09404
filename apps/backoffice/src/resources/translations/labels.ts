import type { TranslatedKind } from '@selvedge/server/contract/catalog';

/** The kinds of records, as the menu calls them. */
export const kindLabels: Readonly<Record<TranslatedKind, string>> = {
  products: 'Products',
  categories: 'Categories',
  collections: 'Collections',
  brands: 'Brands',
  'attribute-values': 'Attribute values',
};
