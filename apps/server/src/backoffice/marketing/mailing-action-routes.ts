import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { cancelMailing, countAudience, duplicateMailing, findAdminMailing, lockMailing, scheduleMailing } from '#modules/newsletter';
import { sendDeliveriesJob, sendTestMailing, writeMailing } from '#modules/notifications';
import type { Db } from '#platform/database';
import { buildSuccessSchema, createRoutes, customerFailures, json, jsonBody } from '#platform/http';
import { requestJob } from '#platform/jobs/request-job';
import { idField, idQuery } from '#platform/request-fields';
import { adminCall, requireStaff } from '../admin-call.ts';
import { assertUnchanged, change } from '../change.ts';
import { NotPermitted, RecordNotFound } from '../errors.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { audienceCountSchema, mailingPreviewSchema } from './mailing-contract.ts';

const tags = ['Back office: marketing'];
const call = adminCall('marketing');
const made = (description: string) => ({ 200: json(buildSuccessSchema(z.object({ id: z.int() })), description), ...customerFailures });

const audience = createRoute({
  method: 'get',
  path: '/mailings/{id}/audience',
  tags,
  summary: 'Count the subscribers who would receive a mailing now',
  ...call,
  request: { params: numberedPath },
  responses: { 200: json(buildSuccessSchema(audienceCountSchema), 'The number of subscribers'), ...customerFailures },
});

const preview = createRoute({
  method: 'get',
  path: '/mailings/{id}/preview',
  tags,
  summary: 'Preview a mailing for a country and language',
  ...call,
  request: { params: numberedPath, query: z.object({ languageId: idQuery.default(1), countryId: idQuery }) },
  responses: { 200: json(buildSuccessSchema(mailingPreviewSchema), 'The rendered email'), ...customerFailures },
});

const test = createRoute({
  method: 'post',
  path: '/mailings/{id}/test',
  tags,
  summary: 'Send a mailing to the signed-in staff member',
  ...call,
  request: { params: numberedPath, body: jsonBody(z.object({ languageId: idField, countryId: idField })) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The test email was queued'), ...customerFailures },
});

const schedule = createRoute({
  method: 'post',
  path: '/mailings/{id}/schedule',
  tags,
  summary: 'Send a mailing now or at a later time',
  ...call,
  request: {
    params: numberedPath,
    body: jsonBody(z.object({ sendAt: z.iso.datetime({ offset: true }).nullable().openapi({ description: 'Null: immediately' }), ...revisionField })),
  },
  responses: made('The id of the scheduled mailing'),
});

const cancel = createRoute({
  method: 'post',
  path: '/mailings/{id}/cancel',
  tags,
  summary: 'Stop a scheduled mailing, or one that is being sent',
  ...call,
  request: { params: numberedPath },
  responses: made('The id of the cancelled mailing'),
});

const duplicate = createRoute({
  method: 'post',
  path: '/mailings/{id}/duplicate',
  tags,
  summary: 'Copy a mailing as a draft',
  ...call,
  request: { params: numberedPath },
  responses: made('The id of the copy'),
});

export const mailingActionRoutes = createRoutes();

mailingActionRoutes.openapi(audience, async (c) => {
  const { audience: rules } = await getMailing(c.var.db, c.req.valid('param').id);
  return c.json(success(await countAudience(c.var.db, rules)), 200);
});

mailingActionRoutes.openapi(preview, async (c) => {
  const { db, config } = c.var;
  const { from, write } = await writeMailing(db, config, { mailingId: c.req.valid('param').id, ...c.req.valid('query') });
  const { subject, html, text } = write(null);
  return c.json(success({ from, subject, html, text }), 200);
});

mailingActionRoutes.openapi(test, async (c) => {
  const { id } = c.req.valid('param');
  const { userId } = requireStaff(c);
  // An API token has no email address.
  if (userId === null) throw new NotPermitted();
  await getMailing(c.var.db, id);
  await change(c, async (tx, note) => {
    await requestJob(tx, sendTestMailing, { userId, mailingId: id, ...c.req.valid('json') });
    await note({ action: 'mailing.test', subject: 'mailing', subjectId: id });
  });
  return c.json(success(null), 200);
});

mailingActionRoutes.openapi(schedule, async (c) => {
  const { id } = c.req.valid('param');
  const { sendAt, revision } = c.req.valid('json');
  await change(c, async (tx, note) => {
    await lockMailing(tx, id);
    // The person must have seen the version that is sent.
    await assertUnchanged(tx, revision, 'mailing', await getMailing(tx, id));
    await scheduleMailing(tx, id, sendAt === null ? null : new Date(sendAt));
    await requestJob(tx, sendDeliveriesJob, {});
    await note({ action: 'mailing.schedule', subject: 'mailing', subjectId: id, after: { sendAt } });
  });
  return c.json(success({ id }), 200);
});

mailingActionRoutes.openapi(cancel, async (c) => {
  const { id } = c.req.valid('param');
  await change(c, async (tx, note) => {
    await cancelMailing(tx, id);
    await note({ action: 'mailing.cancel', subject: 'mailing', subjectId: id });
  });
  return c.json(success({ id }), 200);
});

mailingActionRoutes.openapi(duplicate, async (c) => {
  const copyId = await change(c, async (tx, note) => {
    const copy = await duplicateMailing(tx, c.req.valid('param').id);
    await note({ action: 'mailing.create', subject: 'mailing', subjectId: copy, after: { copyOf: c.req.valid('param').id } });
    return copy;
  });
  return c.json(success({ id: copyId }), 200);
});

/** @throws RecordNotFound */
async function getMailing(db: Db, id: number) {
  const mailing = await findAdminMailing(db, id);
  if (!mailing) throw new RecordNotFound('mailing');
  return mailing;
}
