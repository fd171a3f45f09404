import type { Query } from '@selvedge/api-client';
import type { ListingQuery } from '../paths/listing-query.ts';
import type { Client } from './client.ts';

export type ReviewOrder = NonNullable<Query<'GET /products/{id}/reviews'>['orderBy']>;

/** Calls about markets, categories, products and reviews. */
export const createCatalogueCalls = ({ call, list, languageId, countryId }: Client) => ({
  /** Returns the host's country, languages and texts, in the host's default language unless one is given. */
  market: (query: Query<'GET /market'>) => call('GET /market', { query }),
  countryByName: (name: string, host?: string) => call('GET /country/getCountryByName/{name}/', { path: { name }, query: { host } }),
  country: (id: number) => call('GET /country/{id}', { path: { id } }),
  activeCountries: (domain?: string) => call('GET /country/getAllActiveData', { query: { domain } }),

  categories: () => call('GET /category/getAllActiveData', { query: { countryId, languageId } }),
  /** Returns a picture for each category that has products. */
  categoryPictures: () => call('GET /categories/pictures', { query: { countryId, languageId } }),
  categoryByPath: (path: { parent?: string; slug: string }) => call('GET /categories/by-path', { query: { ...path, languageId } }),
  products: (query: ListingQuery = {}) =>
    list('GET /product/web/countryCategoryWiseProductsPagination', { query: { page: 1, take: 12, ...query, countryId, languageId } }),
  /** Returns the products of a brand. */
  brandProducts: (brandSlug: string, query: ListingQuery = {}) =>
    list('GET /product/web/brand/countryWiseProductsPagination', {
      query: { page: 1, take: 12, ...query, brandSlug, countryId, languageId },
    }),
  search: (q: string, query: ListingQuery = {}) => list('GET /search/products', { query: { page: 1, take: 12, ...query, q, countryId, languageId } }),
  /** Questions of the help centre. */
  answers: (q: string) => call('GET /search/answers', { query: { q, languageId } }),
  suggestions: (q: string) => call('GET /search/suggestions', { query: { q, countryId, languageId } }),
  /** Texts that were searched most. */
  popularSearches: () => call('GET /search/popular', { query: { countryId, languageId } }),
  relatedProducts: (productId: number, take = 8) =>
    list('GET /product-related/web/getRelatedProductsByIdOptimized', { query: { page: 1, productId, take, countryId, languageId } }),
  /** Returns products that complete a look with a product. */
  complements: (id: number, take: number) => call('GET /products/{id}/complements', { path: { id }, query: { take, countryId, languageId } }),
  brands: () => call('GET /brand/getAllActiveData', { query: { languageId } }),
  brand: (slug: string) => call('GET /brands/{slug}', { path: { slug }, query: { languageId } }),
  collections: () => call('GET /collections', { query: { languageId } }),
  collection: (slug: string) => call('GET /collections/{slug}', { path: { slug }, query: { languageId } }),
  /** Returns the filter values of a category, collection or brand, or of all products. */
  attributeValues: (scope: { categoryId?: number; collectionId?: number; brandId?: number } = {}) =>
    call('GET /attributeValue/web/list', { query: { ...scope, languageId } }),
  product: (slug: string) => call('GET /products/{slug}', { path: { slug }, query: { countryId, languageId } }),

  reviews: (id: number, { page = 1, orderBy }: { page?: number; orderBy?: ReviewOrder } = {}) =>
    list('GET /products/{id}/reviews', { path: { id }, query: { page, take: 10, languageId, ...(orderBy && { orderBy }) } }),
  findSize: (id: number, measures: Omit<Query<'GET /products/{id}/size-finder'>, 'languageId'>) =>
    call('GET /products/{id}/size-finder', { path: { id }, query: { ...measures, languageId } }),
});
