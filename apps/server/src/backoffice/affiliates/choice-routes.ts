import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { productChoices } from '#modules/catalog';
import { createRoutes, json, ownFailures, successOf } from '#platform/http';
import { listProducts } from '../catalog/list-products.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { staffCall } from '../staff-call.ts';
import { ruleChoicesSchema, ruleProductSchema } from './contract.ts';

const tags = ['Back office: affiliates'];
const call = staffCall('affiliates');

const choices = createRoute({
  method: 'get',
  path: '/commission-rules/choices',
  tags,
  summary: 'The brands and categories that a rule can be for, for those who do not work on the catalogue',
  ...call,
  responses: { 200: json(successOf(ruleChoicesSchema), 'By their English names'), ...ownFailures },
});

const products = createRoute({
  method: 'get',
  path: '/commission-products',
  tags,
  summary: 'The products that a rule can be for',
  ...call,
  request: { query: listQueryOf({ q: z.string().max(100).optional() }, ['name']) },
  responses: { 200: json(staffListOf(ruleProductSchema), 'A page of them'), ...ownFailures },
});

export const choiceRoutes = createRoutes();

choiceRoutes.openapi(choices, async (c) => {
  const { brands, categories } = await productChoices(c.var.db);
  return c.json(success({ brands, categories }), 200);
});

choiceRoutes.openapi(products, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await listProducts(c.var.db, staffList(asked), null);
  return c.json(
    listed(
      rows.map(({ id, name, handle }) => ({ id, name: name || handle })),
      count,
      asked,
    ),
    200,
  );
});
