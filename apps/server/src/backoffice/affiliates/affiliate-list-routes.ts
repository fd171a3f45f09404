import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { affiliateStatuses } from '#contracts/affiliates';
import { changeAffiliateStatus, findApplicationSignals, listAdminAffiliates, type AdminAffiliate } from '#modules/affiliates';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { toMajorAmounts } from './amounts.ts';
import { applicationRowSchema, manyApplicationsSchema, adminAffiliateSchema, type AdminAffiliateRow } from './contract.ts';
import { idField, textField } from '#platform/request-fields';

const tags = ['Back office: affiliates'];
const call = adminCall('affiliates');
const id = idField.optional();
const filter = { q: textField.max(200).optional(), status: z.enum(affiliateStatuses).optional(), groupId: id, tierId: id, countryId: id };

const list = createRoute({
  method: 'get',
  path: '/affiliates',
  tags,
  summary: 'List affiliates',
  ...call,
  request: { query: buildListQuerySchema(filter, ['appliedAt']) },
  responses: { 200: json(buildAdminListSchema(adminAffiliateSchema), 'A page of affiliates'), ...customerFailures },
});

const applications = createRoute({
  method: 'get',
  path: '/affiliate-applications',
  tags,
  summary: 'List pending affiliate applications with warnings',
  ...call,
  request: { query: buildListQuerySchema({ q: filter.q, countryId: id }, ['appliedAt']) },
  responses: { 200: json(buildAdminListSchema(applicationRowSchema), 'A page of applications, oldest first'), ...customerFailures },
});

const many = createRoute({
  method: 'patch',
  path: '/affiliate-applications/many',
  tags,
  summary: 'Approve or reject several affiliate applications, all or none',
  ...call,
  request: { body: jsonBody(manyApplicationsSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'All applications were approved or rejected'), ...customerFailures },
});

export const affiliateListRoutes = createRoutes();

affiliateListRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listAdminAffiliates(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows.map(toAffiliateRow), count, query), 200);
});

affiliateListRoutes.openapi(applications, async (c) => {
  const query = c.req.valid('query');
  const wanted = toAdminListQuery(query);
  const { rows, count } = await listAdminAffiliates(c.var.db, { ...wanted, filter: { ...wanted.filter, status: 'pending' } });
  const signals = await findApplicationSignals(
    c.var.db,
    rows.map((row) => row.id),
  );
  const waiting = rows.map((row) => {
    const { group: _, tier: __, status: ___, earnedLately: ____, ...rest } = toAffiliateRow(row);
    return { ...rest, signals: signals.get(row.id) ?? [] };
  });
  return c.json(buildListResponse(waiting, count, query), 200);
});

/** Processes affiliates in a fixed order, because simultaneous decisions on the same affiliates would otherwise deadlock. */
affiliateListRoutes.openapi(many, async (c) => {
  const { ids, change: decision } = c.req.valid('json');
  const actor = requireStaff(c).name;
  await change(c, async (tx, note) => {
    for (const affiliateId of [...new Set(ids)].sort((a, b) => a - b)) {
      const status = await changeAffiliateStatus(tx, { affiliateId, ...decision, actor });
      const after = { status, reason: decision.reason };
      await note({ action: `affiliate.${decision.move}`, subject: 'affiliate', subjectId: affiliateId, before: { status: 'pending' }, after });
    }
  });
  return c.json(success(null), 200);
});

const toAffiliateRow = ({ appliedAt, earnedLately, ...row }: AdminAffiliate): AdminAffiliateRow => ({
  ...row,
  appliedAt: appliedAt.toISOString(),
  earnedLately: toMajorAmounts(earnedLately),
});
