import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { anyAdminCall, requireStaff } from '../admin-call.ts';
import { searchQuery, searchSchema } from './contract.ts';
import { findRecords } from './find-records.ts';

const search = createRoute({
  method: 'get',
  path: '/search',
  tags: ['Back office: search'],
  summary: 'Search orders, customers, products, returns and pages',
  description: 'Searches the areas of the caller only. Vendors and sellers find their own products.',
  ...anyAdminCall,
  request: { query: searchQuery },
  responses: { 200: json(buildSuccessSchema(searchSchema), 'The newest records of each kind'), ...customerFailures },
});

export const searchRoutes = createRoutes().openapi(search, async (c) => {
  const { q } = c.req.valid('query');
  return c.json(success(await findRecords(c.var.db, requireStaff(c), q)), 200);
});
