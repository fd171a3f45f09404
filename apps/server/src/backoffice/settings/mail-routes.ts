import { createRoute, z } from '@hono/zod-openapi';
import { mailKinds } from '@selvedge/emails';
import { success } from '#kit/envelope';
import {
  countChangedSentences,
  editMailTexts,
  findMailKind,
  lockMailTexts,
  previewMail,
  previewOfOrder,
  sendTestMail,
  findAdminMail,
} from '#modules/notifications';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { requestJob } from '#platform/jobs/request-job';
import { assertUnchanged, change } from '../change.ts';
import { NotPermitted, RecordNotFound } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { revisionField } from '../record-call.ts';
import { addRevision } from '../revision.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { mailFormSchema, mailPreviewSchema, mailRecordSchema, adminMailSchema } from './mail-contract.ts';
import { idField, textField } from '#platform/request-fields';

const tags = ['Back office: settings'];
const call = adminCall('settings');
const path = z.object({ id: textField.max(60) });
const numbered = z.coerce.number().int().positive().max(1_000_000);
const record = { 200: json(buildSuccessSchema(mailRecordSchema), 'The texts of the email in the language'), ...customerFailures };

const list = createRoute({
  method: 'get',
  path: '/mails',
  tags,
  summary: 'List the email templates of the shop',
  ...call,
  request: { query: buildListQuerySchema({ q: textField.max(100).optional() }, ['position', 'name']) },
  responses: { 200: json(buildAdminListSchema(adminMailSchema), 'A page of email templates'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/mails/{id}',
  tags,
  summary: 'Get the texts of an email template in a language',
  ...call,
  request: { params: path, query: z.object({ languageId: numbered.default(1) }) },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/mails/{id}',
  tags,
  summary: 'Update the texts of an email template',
  description: 'An empty text, or one equal to the original, restores the original.',
  ...call,
  request: { params: path, body: jsonBody(mailFormSchema.extend(revisionField)) },
  responses: record,
});

const preview = createRoute({
  method: 'get',
  path: '/mails/{id}/preview',
  tags,
  summary: 'Preview an email for a sample order or a real order',
  ...call,
  request: { params: path, query: z.object({ languageId: numbered.default(1), countryId: numbered, orderNumber: textField.max(20).optional() }) },
  responses: { 200: json(buildSuccessSchema(mailPreviewSchema), 'The rendered email'), ...customerFailures },
});

const test = createRoute({
  method: 'post',
  path: '/mails/{id}/test',
  tags,
  summary: 'Send a test email to the signed-in staff member',
  ...call,
  request: { params: path, body: jsonBody(z.object({ languageId: idField, countryId: idField })) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The test email was queued'), ...customerFailures },
});

export const mailRoutes = createRoutes();

mailRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { filter, ids, sort, order, offset, limit } = toAdminListQuery(query);
  const q = filter.q?.trim().toLowerCase() ?? '';
  const found = mailKinds.filter(({ code, name }) => (ids ? ids.includes(code) : name.toLowerCase().includes(q)));
  const sorted = sort === 'name' ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : found;
  const shown = (order === 'desc' ? sorted.toReversed() : sorted).slice(offset, offset + limit);
  const changed = await countChangedSentences(c.var.db);
  const rows = shown.map(({ code, name }) => ({ id: code, name, changed: changed.get(code) ?? 0 }));
  return c.json(buildListResponse(rows, { itemCount: found.length, isMore: false }, query), 200);
});

mailRoutes.openapi(one, async (c) =>
  c.json(success(addRevision(await getMail(c.var.db, c.req.valid('param').id, c.req.valid('query').languageId))), 200),
);

mailRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, languageId, words } = c.req.valid('json');
  const mail = await change(c, async (tx, note) => {
    await lockMailTexts(tx, languageId);
    const before = await getMail(tx, id, languageId);
    await assertUnchanged(tx, revision, 'mail', before);
    await editMailTexts(tx, languageId, before.sentences, words);
    const after = await getMail(tx, id, languageId);
    const listOwnKeys = ({ sentences }: typeof after) => Object.fromEntries(sentences.map(({ key, text }) => [key, text]));
    await note({
      action: 'mail.update',
      subject: 'mail',
      subjectId: id,
      before: { languageId, ...listOwnKeys(before) },
      after: { languageId, ...listOwnKeys(after) },
    });
    return after;
  });
  return c.json(success(addRevision(mail)), 200);
});

mailRoutes.openapi(preview, async (c) => {
  const { languageId, countryId, orderNumber } = c.req.valid('query');
  const kind = getMailKind(c.req.valid('param').id);
  const { db, config } = c.var;
  const mail = orderNumber ? await previewOfOrder(db, config, { kind, orderNumber }) : await previewMail(db, config, { kind, countryId, languageId });
  if (!mail) throw new RecordNotFound('order for this email');
  return c.json(success(mail), 200);
});

mailRoutes.openapi(test, async (c) => {
  const { code } = getMailKind(c.req.valid('param').id);
  const { userId } = requireStaff(c);
  // An API token has no email address.
  if (userId === null) throw new NotPermitted();
  await change(c, async (tx, note) => {
    await requestJob(tx, sendTestMail, { userId, code, ...c.req.valid('json') });
    await note({ action: 'mail.test', subject: 'mail', subjectId: code });
  });
  return c.json(success(null), 200);
});

/** @throws RecordNotFound */
function getMailKind(code: string) {
  const kind = findMailKind(code);
  if (!kind) throw new RecordNotFound('mail');
  return kind;
}

/** @throws RecordNotFound */
async function getMail(db: Db, id: string, languageId: number) {
  const mail = await findAdminMail(db, id, languageId);
  if (!mail) throw new RecordNotFound('mail');
  return { id, languageId, ...mail };
}
