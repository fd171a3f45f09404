import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { countOrdersByTask, orderTasks, LONG_ON_THE_WAY_DAYS } from '#modules/fulfilment';
import { listDoubtfulPayments, listManualRefunds } from '#modules/payments';
import { countFailedExchanges } from '#modules/returns';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { adminCall } from '../admin-call.ts';
import { workSchema, type QueueCounts } from './contract.ts';

const work = createRoute({
  method: 'get',
  path: '/work',
  tags: ['Back office: orders'],
  summary: 'Get the numbers of open tasks',
  ...adminCall('orders'),
  responses: { 200: json(buildSuccessSchema(workSchema), 'The number of open tasks of each kind'), ...customerFailures },
});

export const queueCountRoutes = createRoutes().openapi(work, async (c) => {
  const { db } = c.var;
  const counts = await Promise.all(
    orderTasks.map(async (kind) => {
      const { itemCount: count, isMore } = await countOrdersByTask(db, kind);
      return [kind, { count, isMore }] as const;
    }),
  );
  const refundsToSend = await listManualRefunds(db);
  const waiting = await listDoubtfulPayments(db);
  const answer = {
    ...(Object.fromEntries(counts) as Pick<QueueCounts, (typeof orderTasks)[number]>),
    refundsByHand: refundsToSend.length,
    paymentsWaiting: waiting.length,
    exchangesFailed: await countFailedExchanges(db),
    longOnTheWayDays: LONG_ON_THE_WAY_DAYS,
  };
  return c.json(success(answer), 200);
});
