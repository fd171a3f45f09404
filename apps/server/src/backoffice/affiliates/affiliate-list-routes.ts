import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { affiliateStatuses } from '#contracts/affiliates';
import { moveAffiliate, signalsOf, staffAffiliates, type StaffAffiliate } from '#modules/affiliates';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { change } from '../change.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { shownAmounts } from './amounts.ts';
import { applicationRowSchema, manyApplicationsSchema, staffAffiliateSchema, type StaffAffiliateRow } from './contract.ts';

const tags = ['Back office: affiliates'];
const call = staffCall('affiliates');
const id = z.int().positive().optional();
const filter = { q: z.string().max(200).optional(), status: z.enum(affiliateStatuses).optional(), groupId: id, tierId: id, countryId: id };

const list = createRoute({
  method: 'get',
  path: '/affiliates',
  tags,
  summary: 'Affiliates by code, name or e-mail, whatever they are',
  ...call,
  request: { query: listQueryOf(filter, ['appliedAt']) },
  responses: { 200: json(staffListOf(staffAffiliateSchema), 'A page of them'), ...ownFailures },
});

const applications = createRoute({
  method: 'get',
  path: '/affiliate-applications',
  tags,
  summary: 'Who waits for a decision, with what is odd about it',
  ...call,
  request: { query: listQueryOf({ q: filter.q, countryId: id }, ['appliedAt']) },
  responses: { 200: json(staffListOf(applicationRowSchema), 'The oldest first'), ...ownFailures },
});

const many = createRoute({
  method: 'patch',
  path: '/affiliate-applications/many',
  tags,
  summary: 'Decide on several: all of them, or none',
  ...call,
  request: { body: jsonBody(manyApplicationsSchema) },
  responses: { 200: json(successOf(z.null()), 'All are decided'), ...ownFailures },
});

export const affiliateListRoutes = createRoutes();

affiliateListRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await staffAffiliates(c.var.db, staffList(asked));
  return c.json(listed(rows.map(shown), count, asked), 200);
});

affiliateListRoutes.openapi(applications, async (c) => {
  const asked = c.req.valid('query');
  const wanted = staffList(asked);
  const { rows, count } = await staffAffiliates(c.var.db, { ...wanted, filter: { ...wanted.filter, status: 'pending' } });
  const signals = await signalsOf(
    c.var.db,
    rows.map((row) => row.id),
  );
  const waiting = rows.map((row) => {
    const { group: _, tier: __, status: ___, earnedLately: ____, ...rest } = shown(row);
    return { ...rest, signals: signals.get(row.id) ?? [] };
  });
  return c.json(listed(waiting, count, asked), 200);
});

/** Always in the same order: two people who decide on the same ones would wait for each other else. */
affiliateListRoutes.openapi(many, async (c) => {
  const { ids, change: decision } = c.req.valid('json');
  const actor = requireStaff(c).name;
  await change(c, async (tx, note) => {
    for (const affiliateId of [...new Set(ids)].sort((a, b) => a - b)) {
      const status = await moveAffiliate(tx, { affiliateId, ...decision, actor });
      const after = { status, reason: decision.reason };
      await note({ action: `affiliate.${decision.move}`, subject: 'affiliate', subjectId: affiliateId, before: { status: 'pending' }, after });
    }
  });
  return c.json(success(null), 200);
});

const shown = ({ appliedAt, earnedLately, ...row }: StaffAffiliate): StaffAffiliateRow => ({
  ...row,
  appliedAt: appliedAt.toISOString(),
  earnedLately: shownAmounts(earnedLately),
});
