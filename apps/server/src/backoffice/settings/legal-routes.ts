import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { editLegalPage, legalPageKeys, lockLegalPages, reviewLegalPage, staffLegalPage, staffLegalPages, type LegalPageRecord } from '#modules/legal';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { NotThere } from '../errors.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { revisionField } from '../record-call.ts';
import { withRevision } from '../revision.ts';
import { staffCall } from '../staff-call.ts';
import { legalPageFormSchema, legalPageRecordSchema, legalReviewSchema, staffLegalPageSchema } from './legal-contract.ts';

const tags = ['Back office: settings'];
const call = staffCall('settings');
const path = z.object({ id: z.string().max(60) });
const record = { 200: json(successOf(legalPageRecordSchema), 'The page in that language'), ...ownFailures };

const list = createRoute({
  method: 'get',
  path: '/legal-pages',
  tags,
  summary: 'The legal pages of each country, with what nobody has read yet',
  ...call,
  request: {
    query: listQueryOf({ countryId: z.int().optional(), isToReview: z.boolean().optional() }, ['position']),
  },
  responses: { 200: json(staffListOf(staffLegalPageSchema), 'A page of them'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/legal-pages/{id}',
  tags,
  summary: 'A legal page of a country in a language',
  ...call,
  request: { params: path, query: z.object({ languageId: z.coerce.number().int().min(1).max(17).default(1) }) },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/legal-pages/{id}',
  tags,
  summary: 'Say a legal page in one’s own words',
  description: 'Without a text it is the template again. What was read before has to be read anew.',
  ...call,
  request: { params: path, body: jsonBody(legalPageFormSchema.extend(revisionField)) },
  responses: record,
});

const review = createRoute({
  method: 'post',
  path: '/legal-pages/{id}/review',
  tags,
  summary: 'Note who has read a legal page as it stands',
  ...call,
  request: { params: path, body: jsonBody(legalReviewSchema.extend(revisionField)) },
  responses: record,
});

export const legalRoutes = createRoutes();

legalRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { filter, ids, order, offset, limit } = staffList(asked);
  const found = (await staffLegalPages(c.var.db)).filter(
    (row) =>
      (!ids || ids.includes(row.id)) &&
      (filter.countryId === undefined || row.countryId === filter.countryId) &&
      (filter.isToReview === undefined || filter.isToReview === (row.own !== 'reviewed' || row.english !== 'reviewed')),
  );
  const rows = (order === 'desc' ? found.toReversed() : found).slice(offset, offset + limit);
  return c.json(listed(rows, { itemCount: found.length, isMore: false }, asked), 200);
});

legalRoutes.openapi(one, async (c) => {
  const which = { ...pageOf(c.req.valid('param').id), ...c.req.valid('query') };
  return c.json(success(withRevision(await staffLegalPage(c.var.db, which))), 200);
});

legalRoutes.openapi(update, async (c) => {
  const { revision, languageId, text } = c.req.valid('json');
  const which = { ...pageOf(c.req.valid('param').id), languageId };
  const page = await change(c, async (tx, note) => {
    await lockLegalPages(tx, which.countryId);
    const before = await staffLegalPage(tx, which);
    await assertUnchanged(tx, revision, 'legal-page', before);
    await editLegalPage(tx, which, text);
    const after = await staffLegalPage(tx, which);
    await note({ action: 'legal-page.update', subject: 'legal-page', subjectId: before.id, before: wordsOf(before), after: wordsOf(after) });
    return after;
  });
  return c.json(success(withRevision(page)), 200);
});

legalRoutes.openapi(review, async (c) => {
  const { revision, languageId, reviewer } = c.req.valid('json');
  const which = { ...pageOf(c.req.valid('param').id), languageId };
  const page = await change(c, async (tx, note) => {
    await lockLegalPages(tx, which.countryId);
    const before = await staffLegalPage(tx, which);
    await assertUnchanged(tx, revision, 'legal-page', before);
    await reviewLegalPage(tx, which, reviewer);
    const after = await staffLegalPage(tx, which);
    const noted = ({ review: { state, by } }: LegalPageRecord) => ({ languageId, state, by });
    await note({ action: 'legal-page.review', subject: 'legal-page', subjectId: before.id, before: noted(before), after: noted(after) });
    return after;
  });
  return c.json(success(withRevision(page)), 200);
});

const wordsOf = ({ languageId, title, excerpt, body }: LegalPageRecord) => ({ languageId, title, excerpt, body });

/** @throws NotThere */
function pageOf(id: string) {
  const [, countryId, name] = /^(\d{1,9})-([a-z]+)$/.exec(id) ?? [];
  const page = legalPageKeys.find((key) => key === name);
  if (!page) throw new NotThere('legal page');
  return { countryId: Number(countryId), page };
}
