import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { holdReasons } from '#contracts/affiliates';
import { heldCommissions, reviewCommission, staffAffiliates, type HeldCommission } from '#modules/affiliates';
import { touchesOfOrders } from '#modules/tracking';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { change } from '../change.ts';
import { listed, listQueryOf, staffListOf } from '../list-query.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { shownAmount } from './amounts.ts';
import { affiliateWorkSchema, heldSchema, manyHeldSchema, type HeldRow } from './contract.ts';

const tags = ['Back office: affiliates'];
const call = staffCall('affiliates');
const filter = { affiliateId: z.int().positive().optional(), reason: z.enum(holdReasons).optional() };

const list = createRoute({
  method: 'get',
  path: '/held-commissions',
  tags,
  summary: 'Commissions that somebody has to look at before they are approved',
  ...call,
  request: { query: listQueryOf(filter, ['id']) },
  responses: { 200: json(staffListOf(heldSchema), 'The oldest first'), ...ownFailures },
});

const many = createRoute({
  method: 'patch',
  path: '/held-commissions/many',
  tags,
  summary: 'Release or refuse several: all of them, or none',
  ...call,
  request: { body: jsonBody(manyHeldSchema) },
  responses: { 200: json(successOf(z.null()), 'All are decided'), ...ownFailures },
});

const work = createRoute({
  method: 'get',
  path: '/affiliate-work',
  tags,
  summary: 'What waits for a decision, and how much of it',
  ...call,
  responses: { 200: json(successOf(affiliateWorkSchema), 'Counts of what waits'), ...ownFailures },
});

export const heldRoutes = createRoutes();

heldRoutes.openapi(list, async (c) => {
  const { page, take, filter: wanted } = c.req.valid('query');
  const { items, count } = await heldCommissions(c.var.db, { page, take, ...wanted });
  return c.json(listed(await shownHeld(c.var.db, items), count, { page, take }), 200);
});

/** By their numbers, as everywhere: two people who decide on the same ones would wait for each other else. */
heldRoutes.openapi(many, async (c) => {
  const { ids, change: decision } = c.req.valid('json');
  const { name: by } = requireStaff(c);
  const { verdict } = decision;
  const reason = verdict === 'refused' ? decision.reason : '';
  await change(c, async (tx, note) => {
    for (const commissionId of [...new Set(ids)].sort((a, b) => a - b)) {
      await reviewCommission(tx, { commissionId, verdict, by, reason });
      await note({ action: `commission.${verdict}`, subject: 'commission', subjectId: commissionId, after: { verdict, reason } });
    }
  });
  return c.json(success(null), 200);
});

heldRoutes.openapi(work, async (c) => {
  const { count } = await staffAffiliates(c.var.db, { filter: { status: 'pending' }, order: 'asc', offset: 0, limit: 1 });
  const { count: held } = await heldCommissions(c.var.db, { page: 1, take: 1 });
  return c.json(success({ applications: count.itemCount, held: held.itemCount }), 200);
});

/** With whose they are and how soon after the click they were placed. */
async function shownHeld(db: Db, items: readonly HeldCommission[]): Promise<HeldRow[]> {
  const ids = [...new Set(items.map(({ affiliateId }) => String(affiliateId)))];
  const { rows } = await staffAffiliates(db, { filter: {}, ids, order: 'asc', offset: 0, limit: ids.length });
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  const touches = await touchesOfOrders(
    db,
    items.map(({ orderId }) => orderId),
  );
  return items.map(({ base, earned, basisPoints, placedAt, holdReasons: reasons, dueAt: _, rule: __, productId: ___, orderId, ...item }) => {
    const touchedAt = touches.get(orderId) ?? null;
    return {
      ...item,
      code: codes.get(item.affiliateId) ?? '',
      placedAt: placedAt.toISOString(),
      base: shownAmount(base, item.currency),
      percent: basisPoints / 100,
      amount: shownAmount(earned, item.currency),
      reasons,
      secondsToOrder: touchedAt && Math.round((placedAt.getTime() - touchedAt.getTime()) / 1000),
    };
  });
}
