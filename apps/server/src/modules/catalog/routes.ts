import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, failures, json, successOf } from '#platform/http';
import { idQuery, languageIdQuery } from '../countries/contract.ts';
import { categoryPageSchema, categorySchema } from './contract.ts';
import { getCategoryPage } from './get-category-page.ts';
import { listCategories } from './list-categories.ts';

const tags = ['Catalogue'];
const slugQuery = z.string().min(1).max(200);

const activeCategories = createRoute({
  method: 'get',
  path: '/category/getAllActiveData',
  tags,
  summary: 'All categories',
  request: { query: z.object({ countryId: idQuery.optional(), languageId: languageIdQuery }) },
  responses: { 200: json(successOf(z.array(categorySchema)), 'Parents and children in their order'), 422: failures[422] },
});

const categoryByPath = createRoute({
  method: 'get',
  path: '/categories/by-path',
  tags,
  summary: "A category's page",
  description: 'An old address answers as well; the answer then has another `slug`, the current one.',
  request: { query: z.object({ parent: slugQuery.optional(), slug: slugQuery, languageId: languageIdQuery }) },
  responses: { 200: json(successOf(categoryPageSchema), 'The category'), 404: failures[404], 422: failures[422] },
});

export const routes = createRoutes();

routes.openapi(activeCategories, async (c) => c.json(success(await listCategories(c.var.db, c.req.valid('query'))), 200));

routes.openapi(categoryByPath, async (c) => c.json(success(await getCategoryPage(c.var.db, c.req.valid('query'))), 200));
