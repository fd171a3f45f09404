/** The cache tags of responses and pages: see platform/tags/tag-drops.ts. */
export const buildProductTag = (id: number): string => `product:${id}`;
/** Names and order of categories, collections, brands and attribute values, which all menus and filters show. */
export const catalogTag = 'catalog';
/** A list of the products of a category, collection or brand, or of all products. */
export const buildListingTag = (scope: 'category' | 'collection' | 'brand', id: number): string => `listing:${scope}:${id}`;
export const wholeListingTag = 'listing:all';
