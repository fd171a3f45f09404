import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { listLeaders } from '#modules/affiliates';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { adminCall } from '../admin-call.ts';
import { toMajorAmount } from './amounts.ts';
import { leaderboardQuery, leaderboardSchema } from './contract.ts';

const board = createRoute({
  method: 'get',
  path: '/affiliate-leaderboard',
  tags: ['Back office: affiliates'],
  summary: 'Rank affiliates by commission in a recent period',
  ...adminCall('affiliates'),
  request: { query: leaderboardQuery },
  responses: { 200: json(buildSuccessSchema(leaderboardSchema), 'The top 25 affiliates of each currency'), ...customerFailures },
});

export const leaderboardRoutes = createRoutes();

leaderboardRoutes.openapi(board, async (c) => {
  const leaders = await listLeaders(c.var.db, c.req.valid('query'));
  const shown = leaders.map(({ commission, epc, ...row }) => ({
    ...row,
    commission: toMajorAmount(commission, row.currency),
    epc: epc === null ? null : toMajorAmount(epc, row.currency),
  }));
  return c.json(success(shown), 200);
});
