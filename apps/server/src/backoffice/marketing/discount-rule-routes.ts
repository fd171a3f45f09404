import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { listProductChoices } from '#modules/catalog';
import { discountRules } from '#modules/promotions';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { adminCall, anyAdminCall } from '../admin-call.ts';
import { listProducts } from '../catalog/list-products.ts';
import { buildAdminListSchema, buildListQuerySchema, buildListResponse, toAdminListQuery } from '../list-query.ts';
import { discountRuleSchema, discountTargetSchema } from './contract.ts';
import { textField } from '#platform/request-fields';

const rules = createRoute({
  method: 'get',
  path: '/discount-rules',
  tags: ['Back office'],
  summary: 'List the kinds of discounts with their form fields',
  ...anyAdminCall,
  responses: { 200: json(buildSuccessSchema(z.array(discountRuleSchema)), 'All kinds of discounts in display order'), ...customerFailures },
});

const tags = ['Back office: marketing'];

const products = createRoute({
  method: 'get',
  path: '/discount-products',
  tags,
  summary: 'Search products that a discount can be limited to',
  ...adminCall('marketing'),
  request: { query: buildListQuerySchema({ q: textField.max(100).optional() }, ['name']) },
  responses: { 200: json(buildAdminListSchema(discountTargetSchema), 'A page of products'), ...customerFailures },
});

const categories = createRoute({
  method: 'get',
  path: '/discount-categories',
  tags,
  summary: 'List categories that a discount can be limited to',
  ...adminCall('marketing'),
  responses: { 200: json(buildSuccessSchema(z.array(discountTargetSchema)), 'The categories, sorted by English name'), ...customerFailures },
});

export const discountRuleRoutes = createRoutes();

discountRuleRoutes.openapi(products, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await listProducts(c.var.db, toAdminListQuery(asked), null);
  const found = rows.map(({ id, name, handle }) => ({ id, name: name || handle }));
  return c.json(buildListResponse(found, count, asked), 200);
});

discountRuleRoutes.openapi(categories, async (c) => c.json(success((await listProductChoices(c.var.db)).categories), 200));

discountRuleRoutes.openapi(rules, (c) =>
  c.json(
    success(
      discountRules.map(({ kind, name, uses, fields }) => ({
        ...{ kind, name, uses: [...uses] },
        fields: Object.entries(fields).map(([field, { type, label }]) => ({ name: field, type, label })),
      })),
    ),
    200,
  ),
);
