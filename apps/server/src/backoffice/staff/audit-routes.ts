import { createRoute, z } from '@hono/zod-openapi';
import { days } from '#kit/clock';
import { success } from '#kit/envelope';
import { findStaffIds } from '#modules/accounts';
import { listChanges, readChange } from '#modules/audit';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { RecordNotFound } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { adminCall } from '../admin-call.ts';
import { loggedChangeSchema } from './contract.ts';
import { textField } from '#platform/request-fields';

const call = { ...adminCall('system'), tags: ['Back office: audit log'] };
const day = z.iso.date().optional();
const words = textField.max(100).optional();

const list = createRoute({
  ...call,
  method: 'get',
  path: '/audit',
  summary: 'List audit log entries, newest first',
  request: {
    query: buildListQuerySchema(
      { who: words, subject: words, subjectId: words, action: words, from: day, until: day },
      // Entries are written as they happen, so time and number have the same order.
      ['at'],
    ),
  },
  responses: { 200: json(buildAdminListSchema(loggedChangeSchema), 'A page of audit log entries'), ...customerFailures },
});

const one = createRoute({
  ...call,
  method: 'get',
  path: '/audit/{id}',
  summary: 'Get an audit log entry',
  request: { params: numberedPath },
  responses: { 200: json(buildSuccessSchema(loggedChangeSchema), 'The entry with the values before and after the change'), ...customerFailures },
});

export const auditRoutes = createRoutes();

auditRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { offset, limit, filter } = toAdminListQuery(query);
  const { who, from, until, ...rest } = filter;
  const { rows, count } = await listChanges(c.var.db, {
    filter: {
      ...rest,
      ...(who && { who: { userIds: await findStaffIds(c.var.db, who), tokenName: who } }),
      ...(from && { from: new Date(from) }),
      // Days in UTC, the last one inclusive.
      ...(until && { until: new Date(Date.parse(until) + days(1)) }),
    },
    offset,
    limit,
  });
  return c.json(buildListResponse(rows, count, query), 200);
});

auditRoutes.openapi(one, async (c) => {
  const change = await readChange(c.var.db, c.req.valid('param').id);
  if (!change) throw new RecordNotFound('change');
  return c.json(success(change), 200);
});
