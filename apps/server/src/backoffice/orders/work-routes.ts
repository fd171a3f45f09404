import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { countAtWork, kindsOfWork, LONG_ON_THE_WAY_DAYS } from '#modules/fulfilment';
import { paymentsForPeople, refundsByHand } from '#modules/payments';
import { createRoutes, json, ownFailures, successOf } from '#platform/http';
import { staffCall } from '../staff-call.ts';
import { workSchema, type DeskWork } from './contract.ts';

const work = createRoute({
  method: 'get',
  path: '/work',
  tags: ['Back office: orders'],
  summary: 'What is to be done, and how much of it',
  ...staffCall('orders'),
  responses: { 200: json(successOf(workSchema), 'Counts of what waits'), ...ownFailures },
});

export const workRoutes = createRoutes().openapi(work, async (c) => {
  const { db } = c.var;
  const counts = await Promise.all(
    kindsOfWork.map(async (kind) => {
      const { itemCount: count, isMore } = await countAtWork(db, kind);
      return [kind, { count, isMore }] as const;
    }),
  );
  const refundsToSend = await refundsByHand(db);
  const waiting = await paymentsForPeople(db);
  const answer = {
    ...(Object.fromEntries(counts) as Pick<DeskWork, (typeof kindsOfWork)[number]>),
    refundsByHand: refundsToSend.length,
    paymentsWaiting: waiting.length,
    longOnTheWayDays: LONG_ON_THE_WAY_DAYS,
  };
  return c.json(success(answer), 200);
});
