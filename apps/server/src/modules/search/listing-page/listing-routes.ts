import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { catalogTag, buildListingTag, buildProductTag, wholeListingTag } from '#modules/catalog';
import { createRoutes, failures, failureSchema, json, buildListSchema, setCacheTags } from '#platform/http';
import { getDatabase } from '#platform/transaction';
import { productCardSchema } from '#contracts/catalog';
import {
  brandListingQuerySchema,
  categoryListingQuerySchema,
  facetsSchema,
  filterFields,
  listingQuerySchema,
  relatedQuerySchema,
  searchQuerySchema,
  type SearchQuery,
} from '../contract.ts';
import { listBrandProducts } from './list-brand-products.ts';
import { listCategoryProducts } from './list-category-products.ts';
import { recordSearch } from '../popular/record-search.ts';
import { listProductCards } from '../cards/list-product-cards.ts';
import { listRelatedProducts } from '../product-page/list-related-products.ts';
import { searchProducts } from './search-products.ts';
import { synonymsTag } from '../synonyms/synonyms.ts';
import { wordsTag } from '../words/postings.ts';

const tags = ['Catalogue'];
const cardsSchema = buildListSchema(productCardSchema);
const listingSchema = cardsSchema.extend({ facets: facetsSchema });
const { 404: missing, 409: closed, 422: invalid } = failures;
const refusals = { 404: missing, 409: closed, 422: invalid };

const listing = createRoute({
  method: 'get',
  path: '/product/web/countryCategoryWiseProductsPagination',
  tags,
  summary: 'List the products of a category or country',
  description: 'Returns the products of a category or collection; by default, all products of the country.',
  request: { query: listingQuerySchema },
  responses: { 200: json(listingSchema, 'A page of products, and the available filters'), ...refusals },
});

const brandListing = createRoute({
  method: 'get',
  path: '/product/web/brand/countryWiseProductsPagination',
  tags,
  summary: 'List the products of a brand',
  request: { query: brandListingQuerySchema },
  responses: { 200: json(listingSchema, 'A page of products, and the available filters'), ...refusals },
});

const categoryListing = createRoute({
  method: 'get',
  path: '/category-product-related/web/getRelatedProductsById',
  tags,
  summary: 'List products of the same category as a product',
  request: { query: categoryListingQuerySchema },
  responses: {
    200: json(listingSchema, 'A page of products, and the available filters'),
    ...refusals,
    404: json(failureSchema, 'The category is missing or unknown: the body has `slugWrong` and `status` 500'),
  },
});

const buildRelatedRoute = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'get',
    path,
    tags,
    summary,
    request: { query: relatedQuerySchema },
    responses: { 200: json(cardsSchema, 'The related products, those of the same category first'), ...refusals },
  });
const related = buildRelatedRoute('/product-related/web/getRelatedProductsByIdOptimized', 'List related products');
const relatedOlder = buildRelatedRoute('/product/web/getRelatedProductsById', 'List related products (older path)');

const search = createRoute({
  method: 'get',
  path: '/search/products',
  tags,
  summary: 'Search products',
  description: 'Sorted by relevance, unless `orderBy` is given. `corrected` is the search text with corrected spelling.',
  request: { query: searchQuerySchema },
  responses: {
    200: json(listingSchema.extend({ corrected: z.string().nullable() }), 'A page of products, and the available filters'),
    ...refusals,
  },
});

/** A changed SKU changes no words and drops no tag, so search results are cached for a minute. */
const SEARCH_CACHE_SECONDS = 60;

export const listingRoutes = createRoutes();

listingRoutes.openapi(listing, async (c) => {
  const query = c.req.valid('query');
  const { cards, ...relatedTo } = await listProductCards(c.var.db, query);
  setCacheTags(c, getListingTags(query));
  return c.json({ ...success(cards), ...relatedTo }, 200);
});

listingRoutes.openapi(brandListing, async (c) => {
  const { cards, meta, facets, brandId } = await listBrandProducts(c.var.db, c.req.valid('query'));
  setCacheTags(c, [buildListingTag('brand', brandId), catalogTag]);
  return c.json({ ...success(cards), meta, facets }, 200);
});

listingRoutes.openapi(categoryListing, async (c) => {
  const query = c.req.valid('query');
  const { cards, ...relatedTo } = await listCategoryProducts(c.var.db, query);
  setCacheTags(c, getListingTags(query));
  return c.json({ ...success(cards), ...relatedTo }, 200);
});

for (const route of [related, relatedOlder]) {
  listingRoutes.openapi(route, async (c) => {
    const query = c.req.valid('query');
    const { cards, meta, brandId, categoryIds } = await listRelatedProducts(c.var.db, query);
    const scopeTags = [buildListingTag('brand', brandId), ...categoryIds.map((id) => buildListingTag('category', id))];
    setCacheTags(c, [buildProductTag(query.productId), ...scopeTags, catalogTag]);
    return c.json({ ...success(cards), meta }, 200);
  });
}

listingRoutes.openapi(search, async (c) => {
  const query = c.req.valid('query');
  const { cards, ...relatedTo } = await searchProducts(c.var.db, query);
  if (isNewSearch(query) && cards.length > 0) await recordSearch(getDatabase(c.var.db), { ...query, text: relatedTo.corrected ?? query.q });
  setCacheTags(c, [wholeListingTag, catalogTag, wordsTag, synonymsTag], SEARCH_CACHE_SECONDS);
  return c.json({ ...success(cards), ...relatedTo }, 200);
});

/** Returns whether a request is a new search, and not a filter or a further page of its results. */
const isNewSearch = (query: SearchQuery): boolean =>
  query.page === 1 && query.categoryId === undefined && Object.keys(filterFields).every((name) => query[name as keyof SearchQuery] === undefined);

/** Returns the tags of the narrowest scope, because each change within a scope drops its tag. */
function getListingTags({ categoryId, collectionId }: { categoryId?: number; collectionId?: number }): string[] {
  if (categoryId !== undefined) return [buildListingTag('category', categoryId), catalogTag];
  if (collectionId !== undefined) return [buildListingTag('collection', collectionId), catalogTag];
  return [wholeListingTag, catalogTag];
}
