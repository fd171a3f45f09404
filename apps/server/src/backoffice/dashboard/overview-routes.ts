import { createRoute } from '@hono/zod-openapi';
import { overviewQuery, overviewSchema } from '#contracts/figures';
import { success } from '#kit/envelope';
import { readOverview } from '#modules/figures';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { requireStaff, adminCall } from '../admin-call.ts';

const overview = createRoute({
  method: 'get',
  path: '/overview',
  tags: ['Back office: overview'],
  summary: 'Get the key figures of the shop',
  description: 'Vendors receive the figures of their own products only.',
  ...adminCall('dashboard', { isForVendors: true }),
  request: { query: overviewQuery },
  responses: {
    200: json(buildSuccessSchema(overviewSchema), 'Sales, orders, conversion, returns and stock by country and period'),
    ...customerFailures,
  },
});

export const overviewRoutes = createRoutes();

overviewRoutes.openapi(overview, async (c) => {
  const { vendorId } = requireStaff(c);
  return c.json(success(await readOverview(c.var.db, { ...c.req.valid('query'), vendorId: vendorId ?? 0 })), 200);
});
