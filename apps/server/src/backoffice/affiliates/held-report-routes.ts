import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { getPeriodStart, listHeldByDay } from '#modules/affiliates';
import { listUncountedClicks } from '#modules/tracking';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { adminCall } from '../admin-call.ts';
import { toMajorAmount } from './amounts.ts';
import { heldReportQuery, heldReportSchema, type HeldReport } from './held-report-contract.ts';

const report = createRoute({
  method: 'get',
  path: '/affiliate-held-report',
  tags: ['Back office: affiliates'],
  summary: 'Report by day which commissions were held and which clicks did not count',
  ...adminCall('affiliates'),
  request: { query: heldReportQuery },
  responses: { 200: json(buildSuccessSchema(heldReportSchema), 'At most 500 rows each, the latest day first'), ...customerFailures },
});

export const heldReportRoutes = createRoutes();

heldReportRoutes.openapi(report, async (c) => {
  const since = getPeriodStart(c.req.valid('query').days);
  const held = (await listHeldByDay(c.var.db, since)).map((row) => ({ ...row, amount: toMajorAmount(row.amount, row.currency) }));
  const clicks = (await listUncountedClicks(c.var.db, since.toISOString().slice(0, 10))) as HeldReport['clicks'];
  return c.json(success({ held, clicks }), 200);
});
