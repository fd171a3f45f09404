import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { listProductChoices } from '#modules/catalog';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { listProducts } from '../catalog/list-products.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { adminCall } from '../admin-call.ts';
import { ruleChoicesSchema, ruleProductSchema } from './contract.ts';
import { textField } from '#platform/request-fields';

const tags = ['Back office: affiliates'];
const call = adminCall('affiliates');

const choices = createRoute({
  method: 'get',
  path: '/commission-rules/choices',
  tags,
  summary: 'List brands and categories for commission rules',
  ...call,
  responses: { 200: json(buildSuccessSchema(ruleChoicesSchema), 'The brands and categories, sorted by English name'), ...customerFailures },
});

const products = createRoute({
  method: 'get',
  path: '/commission-products',
  tags,
  summary: 'Search products for commission rules',
  ...call,
  request: { query: buildListQuerySchema({ q: textField.max(100).optional() }, ['name']) },
  responses: { 200: json(buildAdminListSchema(ruleProductSchema), 'A page of products'), ...customerFailures },
});

export const choiceRoutes = createRoutes();

choiceRoutes.openapi(choices, async (c) => {
  const { brands, categories } = await listProductChoices(c.var.db);
  return c.json(success({ brands, categories }), 200);
});

choiceRoutes.openapi(products, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listProducts(c.var.db, toAdminListQuery(query), null);
  return c.json(
    buildListResponse(
      rows.map(({ id, name, handle }) => ({ id, name: name || handle })),
      count,
      query,
    ),
    200,
  );
});
