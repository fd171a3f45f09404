import { createRoute } from '@hono/zod-openapi';
import { days as daysLong, now } from '#kit/clock';
import { success } from '#kit/envelope';
import { readLeaderboard } from '#modules/affiliates';
import { countValidClicks } from '#modules/tracking';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { adminCall } from '../admin-call.ts';
import { toMajorAmount } from './amounts.ts';
import { leaderboardQuery, leaderboardSchema } from './contract.ts';

const board = createRoute({
  method: 'get',
  path: '/affiliate-leaderboard',
  tags: ['Back office: affiliates'],
  summary: 'Rank affiliates by commission of the last days, by currency',
  ...adminCall('affiliates'),
  request: { query: leaderboardQuery },
  responses: { 200: json(buildSuccessSchema(leaderboardSchema), 'The first twenty-five of each currency'), ...customerFailures },
});

export const leaderboardRoutes = createRoutes();

leaderboardRoutes.openapi(board, async (c) => {
  const { days } = c.req.valid('query');
  const since = new Date(now().getTime() - daysLong(days));
  const rows = await readLeaderboard(c.var.db, since);
  const clicks = await countValidClicks(c.var.db, [...new Set(rows.map(({ affiliateId }) => affiliateId))], since);
  const shown = rows.map(({ commission, ...row }) => {
    const validClicks = clicks.get(row.affiliateId) ?? 0;
    return {
      ...row,
      commission: toMajorAmount(commission, row.currency),
      validClicks,
      epc: validClicks === 0 ? null : toMajorAmount(Math.round(commission / validClicks), row.currency),
      lostShare: Math.round(((row.orders - row.conversions) * 1000) / row.orders) / 10,
    };
  });
  return c.json(success(shown), 200);
});
