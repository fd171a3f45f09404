import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, failures, json, setCacheTags, buildSuccessSchema } from '#platform/http';
import { languageIdQuery } from '../countries/contract.ts';
import { brandSchema, categoryPageSchema, categorySchema, collectionPageSchema, collectionSchema } from './contract.ts';
import { getCategoryPage } from './categories/get-category-page.ts';
import { getCollectionPage } from './collections/get-collection-page.ts';
import { getBrand, listBrands } from './brands/list-brands.ts';
import { listCategories } from './categories/list-categories.ts';
import { listCollections } from './collections/list-collections.ts';
import { catalogTag } from './tags.ts';
import { idQuery, slugField } from '#platform/request-fields';

const tags = ['Catalogue'];
const inLanguage = z.object({ languageId: languageIdQuery });

const activeCategories = createRoute({
  method: 'get',
  path: '/category/getAllActiveData',
  tags,
  summary: 'List all categories',
  description: 'With `countryId`, only categories of that country. A country without a shop is refused.',
  request: { query: inLanguage.extend({ countryId: idQuery.optional() }) },
  responses: { 200: json(buildSuccessSchema(z.array(categorySchema)), 'All categories with their parents, in display order'), ...failures },
});

const categoryByPath = createRoute({
  method: 'get',
  path: '/categories/by-path',
  tags,
  summary: 'Get a category for its page',
  description: 'A former slug also works; the response then contains the current `slug`.',
  request: { query: inLanguage.extend({ parent: slugField.optional(), slug: slugField.min(1) }) },
  responses: { 200: json(buildSuccessSchema(categoryPageSchema), 'The category'), 404: failures[404], 422: failures[422] },
});

const activeBrands = createRoute({
  method: 'get',
  path: '/brand/getAllActiveData',
  tags,
  summary: 'List all brands',
  request: { query: inLanguage },
  responses: { 200: json(buildSuccessSchema(z.array(brandSchema)), 'All brands, sorted by name'), 422: failures[422] },
});

const brandBySlug = createRoute({
  method: 'get',
  path: '/brands/{slug}',
  tags,
  summary: 'Get a brand',
  request: { params: z.object({ slug: slugField }), query: inLanguage },
  responses: { 200: json(buildSuccessSchema(brandSchema), 'The brand'), 404: failures[404], 422: failures[422] },
});

const activeCollections = createRoute({
  method: 'get',
  path: '/collections',
  tags,
  summary: 'List all collections',
  request: { query: inLanguage },
  responses: { 200: json(buildSuccessSchema(z.array(collectionSchema)), 'All collections in display order'), 422: failures[422] },
});

const collectionBySlug = createRoute({
  method: 'get',
  path: '/collections/{slug}',
  tags,
  summary: 'Get a collection for its page',
  description: 'A former slug also works; the response then contains the current `slug`.',
  request: { params: z.object({ slug: slugField }), query: inLanguage },
  responses: { 200: json(buildSuccessSchema(collectionPageSchema), 'The collection'), 404: failures[404], 422: failures[422] },
});

export const routes = createRoutes();

routes.openapi(activeCategories, async (c) => {
  const categories = await listCategories(c.var.db, c.req.valid('query'));
  setCacheTags(c, [catalogTag]);
  return c.json(success(categories), 200);
});

routes.openapi(categoryByPath, async (c) => {
  const category = await getCategoryPage(c.var.db, c.req.valid('query'));
  setCacheTags(c, [catalogTag]);
  return c.json(success(category), 200);
});

routes.openapi(activeBrands, async (c) => {
  const brands = await listBrands(c.var.db, c.req.valid('query'));
  setCacheTags(c, [catalogTag]);
  return c.json(success(brands), 200);
});

routes.openapi(brandBySlug, async (c) => {
  const brand = await getBrand(c.var.db, { ...c.req.valid('param'), ...c.req.valid('query') });
  setCacheTags(c, [catalogTag]);
  return c.json(success(brand), 200);
});

routes.openapi(activeCollections, async (c) => {
  const collections = await listCollections(c.var.db, c.req.valid('query'));
  setCacheTags(c, [catalogTag]);
  return c.json(success(collections), 200);
});

routes.openapi(collectionBySlug, async (c) => {
  const collection = await getCollectionPage(c.var.db, { ...c.req.valid('param'), ...c.req.valid('query') });
  setCacheTags(c, [catalogTag]);
  return c.json(success(collection), 200);
});
