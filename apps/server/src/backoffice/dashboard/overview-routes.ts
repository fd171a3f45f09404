import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, json, ownFailures, successOf } from '#platform/http';
import { requireStaff, staffCall } from '../staff-call.ts';
import { overviewQuery, overviewSchema } from './contract.ts';
import { readOverview } from './read-overview.ts';

const overview = createRoute({
  method: 'get',
  path: '/overview',
  tags: ['Back office: overview'],
  summary: 'Sales, orders, conversion, returns and stock, by country and time',
  description: 'A vendor sees what came of his own goods.',
  ...staffCall('dashboard', { isForVendors: true }),
  request: { query: overviewQuery },
  responses: { 200: json(successOf(overviewSchema), 'All of it'), ...ownFailures },
});

export const overviewRoutes = createRoutes();

overviewRoutes.openapi(overview, async (c) => {
  const { vendorId } = requireStaff(c);
  return c.json(success(await readOverview(c.var.db, { ...c.req.valid('query'), vendorId: vendorId ?? 0 })), 200);
});
