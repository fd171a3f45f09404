import { createRoute, z } from '@hono/zod-openapi';
import { Readable } from 'node:stream';
import { now } from '#kit/clock';
import { success } from '#kit/envelope';
import { recordChange } from '#modules/audit';
import { exportSubscribers, getAdminSubscriber, listAdminSubscribers, stopSubscriber, type AdminSubscriber } from '#modules/newsletter';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { inTransaction } from '#platform/transaction';
import { subscriptionStatuses } from '#contracts/newsletter';
import { change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { adminSubscriberSchema, stopSubscriberSchema, type AdminSubscriberRow } from './contract.ts';
import { idField, textField } from '#platform/request-fields';

const tags = ['Back office: marketing'];
const call = adminCall('marketing');
const record = { 200: json(buildSuccessSchema(adminSubscriberSchema), 'The subscriber'), ...customerFailures };
const query = buildListQuerySchema(
  {
    q: textField.max(254).optional(),
    status: z.enum(subscriptionStatuses).optional(),
    countryId: idField.optional(),
    languageId: idField.optional(),
  },
  ['id'],
);

const list = createRoute({
  method: 'get',
  path: '/newsletter-subscribers',
  tags,
  summary: 'List current and former newsletter subscribers',
  ...call,
  request: { query },
  responses: { 200: json(buildAdminListSchema(adminSubscriberSchema), 'A page of newsletter subscribers'), ...customerFailures },
});

const table = createRoute({
  method: 'get',
  path: '/newsletter-subscribers/table',
  tags,
  summary: 'Export newsletter subscribers as CSV',
  description: 'Each row contains the unsubscribe link, which every newsletter must include.',
  ...call,
  request: { query: query.pick({ filter: true }) },
  responses: { 200: { description: 'The CSV file', content: { 'text/csv': { schema: z.string() } } }, ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/newsletter-subscribers/{id}',
  tags,
  summary: 'Get a newsletter subscriber',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const stop = createRoute({
  method: 'post',
  path: '/newsletter-subscribers/{id}/stop',
  tags,
  summary: 'Unsubscribe a newsletter subscriber',
  ...call,
  request: { params: numberedPath, body: jsonBody(stopSubscriberSchema) },
  responses: record,
});

export const subscriberRoutes = createRoutes();

subscriberRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listAdminSubscribers(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows.map(toSubscriberRow), count, query), 200);
});

subscriberRoutes.openapi(table, async (c) => {
  const { filter } = c.req.valid('query');
  const { userId, name } = requireStaff(c);
  await inTransaction(c.var.db, (tx) =>
    recordChange(tx, { userId, name }, { action: 'subscriber.export', subject: 'export', subjectId: 'newsletter', after: filter }),
  );
  const lines = Readable.toWeb(Readable.from(exportSubscribers(c.var.db, c.var.config, filter))) as ReadableStream<string>;
  return new Response(lines.pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="newsletter-${now().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
});

subscriberRoutes.openapi(one, async (c) => c.json(success(toSubscriberRow(await getAdminSubscriber(c.var.db, c.req.valid('param').id))), 200));

subscriberRoutes.openapi(stop, async (c) => {
  const { id } = c.req.valid('param');
  const after = await change(c, async (tx, note) => {
    const before = await getAdminSubscriber(tx, id);
    const stopped = await stopSubscriber(tx, id, c.req.valid('json').as);
    await note({
      action: 'subscriber.stop',
      subject: 'subscriber',
      subjectId: id,
      before: { status: before.status },
      after: { status: stopped.status },
    });
    return stopped;
  });
  return c.json(success(toSubscriberRow(after)), 200);
});

const toSubscriberRow = ({ consentAt, confirmedAt, endedAt, ...row }: AdminSubscriber): AdminSubscriberRow => ({
  ...row,
  consentAt: consentAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});
