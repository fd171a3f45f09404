import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import {
  editLegalPage,
  legalPageKeys,
  lockLegalPages,
  reviewLegalPage,
  getAdminLegalPage,
  listAdminLegalPages,
  type LegalPageRecord,
} from '#modules/legal';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { assertUnchanged, change } from '../change.ts';
import { RecordNotFound } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { revisionField } from '../record-call.ts';
import { addRevision } from '../revision.ts';
import { adminCall } from '../admin-call.ts';
import { legalPageFormSchema, legalPageRecordSchema, legalReviewSchema, adminLegalPageSchema } from './legal-contract.ts';
import { languageIdSchema } from '../language-fields.ts';
import { idField, idQuery, textField } from '#platform/request-fields';

const tags = ['Back office: settings'];
const call = adminCall('settings');
const path = z.object({ id: textField.max(60) });
const record = { 200: json(buildSuccessSchema(legalPageRecordSchema), 'The legal page in the language'), ...customerFailures };

const list = createRoute({
  method: 'get',
  path: '/legal-pages',
  tags,
  summary: 'List the legal pages of all countries with review status',
  ...call,
  request: {
    query: buildListQuerySchema({ countryId: idField.optional(), isToReview: z.boolean().optional() }, ['position']),
  },
  responses: { 200: json(buildAdminListSchema(adminLegalPageSchema), 'A page of legal pages'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/legal-pages/{id}',
  tags,
  summary: 'Get a legal page of a country in a language',
  ...call,
  request: { params: path, query: z.object({ languageId: idQuery.pipe(languageIdSchema).default(1) }) },
  responses: record,
});

const update = createRoute({
  method: 'put',
  path: '/legal-pages/{id}',
  tags,
  summary: 'Update the text of a legal page',
  description: 'An empty text restores the template. A changed legal page must be reviewed again.',
  ...call,
  request: { params: path, body: jsonBody(legalPageFormSchema.extend(revisionField)) },
  responses: record,
});

const review = createRoute({
  method: 'post',
  path: '/legal-pages/{id}/review',
  tags,
  summary: 'Record the review of a legal page',
  ...call,
  request: { params: path, body: jsonBody(legalReviewSchema.extend(revisionField)) },
  responses: record,
});

export const legalRoutes = createRoutes();

legalRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { filter, ids, order, offset, limit } = toAdminListQuery(query);
  const found = (await listAdminLegalPages(c.var.db)).filter(
    (row) =>
      (!ids || ids.includes(row.id)) &&
      (filter.countryId === undefined || row.countryId === filter.countryId) &&
      (filter.isToReview === undefined || filter.isToReview === (row.own !== 'reviewed' || row.english !== 'reviewed')),
  );
  const rows = (order === 'desc' ? found.toReversed() : found).slice(offset, offset + limit);
  return c.json(buildListResponse(rows, { itemCount: found.length, isMore: false }, query), 200);
});

legalRoutes.openapi(one, async (c) => {
  const which = { ...parsePageId(c.req.valid('param').id), ...c.req.valid('query') };
  return c.json(success(addRevision(await getAdminLegalPage(c.var.db, which))), 200);
});

legalRoutes.openapi(update, async (c) => {
  const { revision, languageId, text } = c.req.valid('json');
  const which = { ...parsePageId(c.req.valid('param').id), languageId };
  const page = await change(c, async (tx, note) => {
    await lockLegalPages(tx, which.countryId);
    const before = await getAdminLegalPage(tx, which);
    await assertUnchanged(tx, revision, 'legal-page', before);
    await editLegalPage(tx, which, text);
    const after = await getAdminLegalPage(tx, which);
    await note({
      action: 'legal-page.update',
      subject: 'legal-page',
      subjectId: before.id,
      before: getEditedTexts(before),
      after: getEditedTexts(after),
    });
    return after;
  });
  return c.json(success(addRevision(page)), 200);
});

legalRoutes.openapi(review, async (c) => {
  const { revision, languageId, reviewer } = c.req.valid('json');
  const which = { ...parsePageId(c.req.valid('param').id), languageId };
  const page = await change(c, async (tx, note) => {
    await lockLegalPages(tx, which.countryId);
    const before = await getAdminLegalPage(tx, which);
    await assertUnchanged(tx, revision, 'legal-page', before);
    await reviewLegalPage(tx, which, reviewer);
    const after = await getAdminLegalPage(tx, which);
    const pickReview = ({ review: { state, by } }: LegalPageRecord) => ({ languageId, state, by });
    await note({ action: 'legal-page.review', subject: 'legal-page', subjectId: before.id, before: pickReview(before), after: pickReview(after) });
    return after;
  });
  return c.json(success(addRevision(page)), 200);
});

const getEditedTexts = ({ languageId, title, excerpt, body }: LegalPageRecord) => ({ languageId, title, excerpt, body });

/** @throws RecordNotFound */
function parsePageId(id: string) {
  const [, countryId, name] = /^(\d{1,9})-([a-z]+)$/.exec(id) ?? [];
  const page = legalPageKeys.find((key) => key === name);
  if (!page) throw new RecordNotFound('legal page');
  return { countryId: Number(countryId), page };
}
