import { createRoute, z } from '@hono/zod-openapi';
import { days } from '#kit/clock';
import { success } from '#kit/envelope';
import { staffNamed } from '#modules/accounts';
import { listChanges, readChange } from '#modules/audit';
import { createRoutes, json, ownFailures, successOf } from '#platform/http';
import { NotThere } from '../errors.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { staffCall } from '../staff-call.ts';
import { loggedChangeSchema } from './contract.ts';

const call = { ...staffCall('system'), tags: ['Back office: audit log'] };
const day = z.iso.date().optional();
const words = z.string().max(100).optional();

const list = createRoute({
  ...call,
  method: 'get',
  path: '/audit',
  summary: 'Who changed what, the last first',
  request: {
    query: listQueryOf(
      { who: words, subject: words, subjectId: words, action: words, from: day, until: day },
      // Written as it happens: by time and by number it stands in one order.
      ['at'],
    ),
  },
  responses: { 200: json(staffListOf(loggedChangeSchema), 'A page of it'), ...ownFailures },
});

const one = createRoute({
  ...call,
  method: 'get',
  path: '/audit/{id}',
  summary: 'One change: what was different before and is different after',
  request: { params: numberedPath },
  responses: { 200: json(successOf(loggedChangeSchema), 'The change'), ...ownFailures },
});

export const auditRoutes = createRoutes();

auditRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { offset, limit, filter } = staffList(asked);
  const { who, from, until, ...rest } = filter;
  const { rows, count } = await listChanges(c.var.db, {
    filter: {
      ...rest,
      ...(who && { who: { userIds: await staffNamed(c.var.db, who), tokenName: who } }),
      ...(from && { from: new Date(from) }),
      // Of days in UTC, the last included.
      ...(until && { until: new Date(Date.parse(until) + days(1)) }),
    },
    offset,
    limit,
  });
  return c.json(listed(rows, count, asked), 200);
});

auditRoutes.openapi(one, async (c) => {
  const change = await readChange(c.var.db, c.req.valid('param').id);
  if (!change) throw new NotThere('change');
  return c.json(success(change), 200);
});
