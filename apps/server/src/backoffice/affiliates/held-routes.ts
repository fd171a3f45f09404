import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { holdReasons } from '#contracts/affiliates';
import { listHeldCommissions, reviewCommission, listAdminAffiliates, type HeldCommission } from '#modules/affiliates';
import { listTouchesOfOrders } from '#modules/tracking';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, buildAdminListSchema } from '../list-query.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { toMajorAmount } from './amounts.ts';
import { affiliateWorkSchema, heldSchema, manyHeldSchema, type HeldRow } from './contract.ts';
import { idField } from '#platform/request-fields';

const tags = ['Back office: affiliates'];
const call = adminCall('affiliates');
const filter = { affiliateId: idField.optional(), reason: z.enum(holdReasons).optional() };

const list = createRoute({
  method: 'get',
  path: '/held-commissions',
  tags,
  summary: 'List commissions held for review',
  ...call,
  request: { query: buildListQuerySchema(filter, ['id']) },
  responses: { 200: json(buildAdminListSchema(heldSchema), 'A page of held commissions, oldest first'), ...customerFailures },
});

const many = createRoute({
  method: 'patch',
  path: '/held-commissions/many',
  tags,
  summary: 'Release or reject several held commissions, all or none',
  ...call,
  request: { body: jsonBody(manyHeldSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'All commissions were released or rejected'), ...customerFailures },
});

const work = createRoute({
  method: 'get',
  path: '/affiliate-work',
  tags,
  summary: 'Get the numbers of open affiliate tasks',
  ...call,
  responses: { 200: json(buildSuccessSchema(affiliateWorkSchema), 'The numbers of pending applications and held commissions'), ...customerFailures },
});

export const heldRoutes = createRoutes();

heldRoutes.openapi(list, async (c) => {
  const { page, take, filter: wanted } = c.req.valid('query');
  const { items, count } = await listHeldCommissions(c.var.db, { page, take, ...wanted });
  return c.json(buildListResponse(await toHeldRow(c.var.db, items), count, { page, take }), 200);
});

/** Processes commissions in a fixed order, because simultaneous decisions on the same commissions would otherwise deadlock. */
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
  const { count } = await listAdminAffiliates(c.var.db, { filter: { status: 'pending' }, order: 'asc', offset: 0, limit: 1 });
  const { count: held } = await listHeldCommissions(c.var.db, { page: 1, take: 1 });
  return c.json(success({ applications: count.itemCount, held: held.itemCount }), 200);
});

/** Adds the affiliate and the time between click and order. */
async function toHeldRow(db: Db, items: readonly HeldCommission[]): Promise<HeldRow[]> {
  const ids = [...new Set(items.map(({ affiliateId }) => String(affiliateId)))];
  const { rows } = await listAdminAffiliates(db, { filter: {}, ids, order: 'asc', offset: 0, limit: ids.length });
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  const touches = await listTouchesOfOrders(
    db,
    items.map(({ orderId }) => orderId),
  );
  return items.map(({ base, earned, basisPoints, placedAt, holdReasons: reasons, dueAt: _, rule: __, productId: ___, orderId, ...item }) => {
    const touchedAt = touches.get(orderId) ?? null;
    return {
      ...item,
      code: codes.get(item.affiliateId) ?? '',
      placedAt: placedAt.toISOString(),
      base: toMajorAmount(base, item.currency),
      percent: basisPoints / 100,
      amount: toMajorAmount(earned, item.currency),
      reasons,
      secondsToOrder: touchedAt && Math.round((placedAt.getTime() - touchedAt.getTime()) / 1000),
    };
  });
}
