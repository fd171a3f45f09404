import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { catalogTag, listingTag, productTag, wholeListingTag } from '#modules/catalog';
import { createRoutes, failures, failureSchema, json, listOf, mayBeKept } from '#platform/http';
import { productCardSchema } from '../catalog/contract.ts';
import { brandListingQuerySchema, facetsSchema, listingQuerySchema, relatedQuerySchema, searchQuerySchema } from './contract.ts';
import { listBrandProducts } from './list-brand-products.ts';
import { listCategoryProducts } from './list-category-products.ts';
import { listProductCards } from './list-product-cards.ts';
import { listRelatedProducts } from './list-related-products.ts';
import { searchProducts } from './search-products.ts';
import { wordsTag } from './words/postings.ts';

const tags = ['Catalogue'];
const cardsSchema = listOf(productCardSchema);
const listingSchema = cardsSchema.extend({ facets: facetsSchema });
const { 404: missing, 409: closed, 422: invalid } = failures;
const refusals = { 404: missing, 409: closed, 422: invalid };

const listing = createRoute({
  method: 'get',
  path: '/product/web/countryCategoryWiseProductsPagination',
  tags,
  summary: 'A page of a listing',
  description: 'Of a category, of a collection, or without either of everything that the country sells.',
  request: { query: listingQuerySchema },
  responses: { 200: json(listingSchema, 'The products, and what they can be narrowed to'), ...refusals },
});

const brandListing = createRoute({
  method: 'get',
  path: '/product/web/brand/countryWiseProductsPagination',
  tags,
  summary: "A page of a brand's products",
  request: { query: brandListingQuerySchema },
  responses: { 200: json(listingSchema, 'The products, and what they can be narrowed to'), ...refusals },
});

const categoryListing = createRoute({
  method: 'get',
  path: '/category-product-related/web/getRelatedProductsById',
  tags,
  summary: "A page of the products of a product's category",
  request: { query: listingQuerySchema },
  responses: {
    200: json(listingSchema, 'The products, and what they can be narrowed to'),
    ...refusals,
    404: json(failureSchema, 'No category, or none that there is: `slugWrong`, and 500 as the `status` in the body'),
  },
});

const relatedAt = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'get',
    path,
    tags,
    summary,
    request: { query: relatedQuerySchema },
    responses: { 200: json(cardsSchema, 'The products, those of the same category first'), ...refusals },
  });
const related = relatedAt('/product-related/web/getRelatedProductsByIdOptimized', 'What goes with a product');
const relatedOlder = relatedAt('/product/web/getRelatedProductsById', 'What goes with a product (the older address)');

const search = createRoute({
  method: 'get',
  path: '/search/products',
  tags,
  summary: 'A page of what is found by a text',
  description: 'The best match first, unless `orderBy` is given. `corrected`: what was looked for instead of a word that nothing has.',
  request: { query: searchQuerySchema },
  responses: {
    200: json(listingSchema.extend({ corrected: z.string().nullable() }), 'The products, and what they can be narrowed to'),
    ...refusals,
  },
});

/** An article number that changes is no word, and nobody tells of it: so this is kept for a minute. */
const searchKeptFor = 60;

export const listingRoutes = createRoutes();

listingRoutes.openapi(listing, async (c) => {
  const query = c.req.valid('query');
  const { cards, ...beside } = await listProductCards(c.var.db, query);
  mayBeKept(c, tagsOfListing(query));
  return c.json({ ...success(cards), ...beside }, 200);
});

listingRoutes.openapi(brandListing, async (c) => {
  const { cards, meta, facets, brandId } = await listBrandProducts(c.var.db, c.req.valid('query'));
  mayBeKept(c, [listingTag('brand', brandId), catalogTag]);
  return c.json({ ...success(cards), meta, facets }, 200);
});

listingRoutes.openapi(categoryListing, async (c) => {
  const query = c.req.valid('query');
  const { cards, ...beside } = await listCategoryProducts(c.var.db, query);
  mayBeKept(c, tagsOfListing(query));
  return c.json({ ...success(cards), ...beside }, 200);
});

for (const route of [related, relatedOlder]) {
  listingRoutes.openapi(route, async (c) => {
    const query = c.req.valid('query');
    const { cards, meta, brandId, categoryIds } = await listRelatedProducts(c.var.db, query);
    const belongsTo = [listingTag('brand', brandId), ...categoryIds.map((id) => listingTag('category', id))];
    mayBeKept(c, [productTag(query.productId), ...belongsTo, catalogTag]);
    return c.json({ ...success(cards), meta }, 200);
  });
}

listingRoutes.openapi(search, async (c) => {
  const { cards, ...beside } = await searchProducts(c.var.db, c.req.valid('query'));
  mayBeKept(c, [wholeListingTag, catalogTag, wordsTag], searchKeptFor);
  return c.json({ ...success(cards), ...beside }, 200);
});

/** Of the narrowest thing named: whatever changes in a part of it changes it as well. */
function tagsOfListing({ categoryId, collectionId }: { categoryId?: number; collectionId?: number }): string[] {
  if (categoryId !== undefined) return [listingTag('category', categoryId), catalogTag];
  if (collectionId !== undefined) return [listingTag('collection', collectionId), catalogTag];
  return [wholeListingTag, catalogTag];
}
