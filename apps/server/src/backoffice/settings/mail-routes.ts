import { createRoute, z } from '@hono/zod-openapi';
import { mailKinds } from '@selvedge/emails';
import { success } from '#kit/envelope';
import {
  changedSentences,
  editMailWords,
  findMailKind,
  lockMailWords,
  previewMail,
  previewOfOrder,
  sendTestMail,
  staffMail,
} from '#modules/notifications';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { requestJob } from '#platform/request-job';
import { assertUnchanged, change } from '../change.ts';
import { NotForYou, NotThere } from '../errors.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { revisionField } from '../record-call.ts';
import { withRevision } from '../revision.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { mailFormSchema, mailPreviewSchema, mailRecordSchema, staffMailSchema } from './mail-contract.ts';

const tags = ['Back office: settings'];
const call = staffCall('settings');
const path = z.object({ id: z.string().max(60) });
const numbered = z.coerce.number().int().positive().max(1_000_000);
const record = { 200: json(successOf(mailRecordSchema), 'What the mail says in that language'), ...ownFailures };

const list = createRoute({
  method: 'get',
  path: '/mails',
  tags,
  summary: 'Every mail of the shop',
  ...call,
  request: { query: listQueryOf({ q: z.string().max(100).optional() }, ['position', 'name']) },
  responses: { 200: json(staffListOf(staffMailSchema), 'A page of them'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/mails/{id}',
  tags,
  summary: 'What a mail says in a language, sentence by sentence',
  ...call,
  request: { params: path, query: z.object({ languageId: numbered.default(1) }) },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/mails/{id}',
  tags,
  summary: 'Say a mail in one’s own words',
  description: 'An empty sentence, or one as it comes, goes back to the original.',
  ...call,
  request: { params: path, body: jsonBody(mailFormSchema.extend(revisionField)) },
  responses: record,
});

const preview = createRoute({
  method: 'get',
  path: '/mails/{id}/preview',
  tags,
  summary: 'A mail as it is sent: of an invented order from a country’s shop, or of an order that there is',
  ...call,
  request: { params: path, query: z.object({ languageId: numbered.default(1), countryId: numbered, orderNumber: z.string().max(20).optional() }) },
  responses: { 200: json(successOf(mailPreviewSchema), 'The mail'), ...ownFailures },
});

const test = createRoute({
  method: 'post',
  path: '/mails/{id}/test',
  tags,
  summary: 'Send a mail to oneself',
  ...call,
  request: { params: path, body: jsonBody(z.object({ languageId: z.int().positive(), countryId: z.int().positive() })) },
  responses: { 200: json(successOf(z.null()), 'It is on its way'), ...ownFailures },
});

export const mailRoutes = createRoutes();

mailRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { filter, ids, sort, order, offset, limit } = staffList(asked);
  const q = filter.q?.trim().toLowerCase() ?? '';
  const found = mailKinds.filter(({ code, name }) => (ids ? ids.includes(code) : name.toLowerCase().includes(q)));
  const sorted = sort === 'name' ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : found;
  const shown = (order === 'desc' ? sorted.toReversed() : sorted).slice(offset, offset + limit);
  const changed = await changedSentences(c.var.db);
  const rows = shown.map(({ code, name }) => ({ id: code, name, changed: changed.get(code) ?? 0 }));
  return c.json(listed(rows, { itemCount: found.length, isMore: false }, asked), 200);
});

mailRoutes.openapi(one, async (c) =>
  c.json(success(withRevision(await mailOf(c.var.db, c.req.valid('param').id, c.req.valid('query').languageId))), 200),
);

mailRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, languageId, words } = c.req.valid('json');
  const mail = await change(c, async (tx, note) => {
    await lockMailWords(tx, languageId);
    const before = await mailOf(tx, id, languageId);
    await assertUnchanged(tx, revision, 'mail', before);
    await editMailWords(tx, languageId, before.sentences, words);
    const after = await mailOf(tx, id, languageId);
    const own = ({ sentences }: typeof after) => Object.fromEntries(sentences.map(({ key, text }) => [key, text]));
    await note({
      action: 'mail.update',
      subject: 'mail',
      subjectId: id,
      before: { languageId, ...own(before) },
      after: { languageId, ...own(after) },
    });
    return after;
  });
  return c.json(success(withRevision(mail)), 200);
});

mailRoutes.openapi(preview, async (c) => {
  const { languageId, countryId, orderNumber } = c.req.valid('query');
  const kind = kindOf(c.req.valid('param').id);
  const { db, config } = c.var;
  const mail = orderNumber ? await previewOfOrder(db, config, { kind, orderNumber }) : await previewMail(db, config, { kind, countryId, languageId });
  if (!mail) throw new NotThere('order for this mail');
  return c.json(success(mail), 200);
});

mailRoutes.openapi(test, async (c) => {
  const { code } = kindOf(c.req.valid('param').id);
  const { userId } = requireStaff(c);
  // A merchant's own system has no mailbox.
  if (userId === null) throw new NotForYou();
  await change(c, async (tx, note) => {
    await requestJob(tx, sendTestMail, { userId, code, ...c.req.valid('json') });
    await note({ action: 'mail.test', subject: 'mail', subjectId: code });
  });
  return c.json(success(null), 200);
});

/** @throws NotThere */
function kindOf(code: string) {
  const kind = findMailKind(code);
  if (!kind) throw new NotThere('mail');
  return kind;
}

/** @throws NotThere */
async function mailOf(db: Db, id: string, languageId: number) {
  const mail = await staffMail(db, id, languageId);
  if (!mail) throw new NotThere('mail');
  return { id, languageId, ...mail };
}
