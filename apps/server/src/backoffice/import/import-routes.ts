import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import {
  encodings,
  importPreviewSchema,
  importRecordSchema,
  importRowSchema,
  planFormSchema,
  runStatuses,
  separators,
  type ImportRecord,
} from '#contracts/imports';
import { listActiveCountries } from '#modules/countries';
import {
  listAllColumns,
  applyRun,
  describePhotoState,
  beginRun,
  cancelRun,
  findRun,
  importFileLimit,
  isRows,
  listPendingPhotos,
  listRuns,
  noCounts,
  planRun,
  writeProblemsCsv,
  readRunTable,
  type Run,
  uploadFile,
} from '#modules/imports';
import type { Db } from '#platform/database';
import { createRoutes, failureSchema, fileBody, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { limitBody } from '#platform/requests/limited-body';
import { languages } from '@selvedge/i18n';
import { change } from '../change.ts';
import { NotPermitted, RecordNotFound } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { textField } from '#platform/request-fields';

const tags = ['Back office: import'];
const call = adminCall('catalog');
const record = { 200: json(buildSuccessSchema(importRecordSchema), 'The import'), ...customerFailures };

const upload = createRoute({
  method: 'put',
  path: '/files/imports',
  tags,
  summary: 'Upload a product file',
  description:
    'Accepts the product table of this shop or of Shopify as CSV or .xlsx, up to 50 MB. The format is detected from the content. The upload changes no products.',
  ...call,
  request: { query: z.object({ name: textField.trim().min(1).max(200) }), body: fileBody('application/octet-stream') },
  responses: { ...record, 410: json(failureSchema, 'The uploaded file no longer exists'), 413: json(failureSchema, 'The file is too large') },
});

const list = createRoute({
  method: 'get',
  path: '/imports',
  tags,
  summary: 'List imports',
  ...call,
  request: { query: buildListQuerySchema({ status: z.enum(runStatuses).optional() }, ['createdAt']) },
  responses: { 200: json(buildAdminListSchema(importRowSchema), 'A page of imports'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/imports/{id}',
  tags,
  summary: 'Get an import with its progress',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const preview = createRoute({
  method: 'get',
  path: '/imports/{id}/preview',
  tags,
  summary: 'Preview the first rows of an import file',
  ...call,
  request: { params: numberedPath, query: z.object({ encoding: z.enum(encodings).optional(), separator: z.enum(separators).optional() }) },
  responses: {
    200: json(buildSuccessSchema(importPreviewSchema), 'The first rows of the file'),
    410: json(failureSchema, 'The uploaded file no longer exists'),
    ...customerFailures,
  },
});

const plan = createRoute({
  method: 'post',
  path: '/imports/{id}/plan',
  tags,
  summary: 'Compare an import file with the catalogue',
  description: 'Starts a dry run in the background. Its progress and result are in the import.',
  ...call,
  request: { params: numberedPath, body: jsonBody(planFormSchema) },
  responses: record,
});

const apply = createRoute({
  method: 'post',
  path: '/imports/{id}/apply',
  tags,
  summary: 'Apply a compared import',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const cancel = createRoute({
  method: 'post',
  path: '/imports/{id}/cancel',
  tags,
  summary: 'Cancel an import',
  description: 'Imported rows remain, unless the import is all-or-nothing.',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const problems = createRoute({
  method: 'get',
  path: '/imports/{id}/problems.csv',
  tags,
  summary: 'Download the error report of an import as CSV',
  ...call,
  request: { params: numberedPath },
  responses: { 200: { description: 'The CSV file', content: { 'text/csv': { schema: z.string() } } }, ...customerFailures },
});

export const importRoutes = createRoutes();

importRoutes.openapi(upload, async (c) => {
  const { userId } = requireStaff(c);
  // The owner of the file is stored with it, and an API token has no user.
  if (userId === null) throw new NotPermitted();
  const file = await uploadFile({ storage: c.var.storage }, { body: limitBody(c.req.raw, importFileLimit), name: c.req.valid('query').name });
  const run = await change(c, async (tx, note) => {
    const id = await beginRun(tx, file, userId);
    await note({
      action: 'import.upload',
      subject: 'import',
      subjectId: id,
      after: { fileName: file.fileName, bytes: file.bytes, format: file.format },
    });
    return runOr404(tx, id);
  });
  return c.json(success(await readRecord(c.var.db, run)), 200);
});

importRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listRuns(c.var.db, toAdminListQuery(query));
  const shown = rows.map((row) => ({
    ...row,
    counts: { ...noCounts, ...row.counts },
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
  return c.json(buildListResponse(shown, count, query), 200);
});

importRoutes.openapi(one, async (c) => c.json(success(await readRecord(c.var.db, await runOr404(c.var.db, c.req.valid('param').id))), 200));

importRoutes.openapi(preview, async (c) => {
  const run = await runOr404(c.var.db, c.req.valid('param').id);
  const { table, encoding } = await readRunTable(c.var.storage, run.storageKey, c.req.valid('query'));
  const rows = Array.from({ length: Math.min(table.size, PREVIEWED) }, (_, index) => table.row(index));
  const columns = listAllColumns(
    (await listActiveCountries(c.var.db)).map(({ code }) => code),
    languages.map(({ code }) => code),
  );
  const { header, separator, size: lines } = table;
  return c.json(success({ header, rows, lines, encoding, separator, isWorkbook: isRows(run.storageKey), columns }), 200);
});

const PREVIEWED = 10;

importRoutes.openapi(plan, async (c) => {
  const input = c.req.valid('json');
  if (input.options.waive && !c.var.config.isLoopback) throw new NotPermitted();
  const run = await change(c, async (tx, note) => {
    const before = await runOr404(tx, c.req.valid('param').id);
    await planRun(tx, before, input);
    await note({ action: 'import.plan', subject: 'import', subjectId: before.id, after: input.options });
    return runOr404(tx, before.id);
  });
  return c.json(success(await readRecord(c.var.db, run)), 200);
});

importRoutes.openapi(apply, async (c) => {
  const run = await change(c, async (tx, note) => {
    const before = await runOr404(tx, c.req.valid('param').id);
    await applyRun(tx, before);
    await note({ action: 'import.apply', subject: 'import', subjectId: before.id, after: { fileName: before.fileName, ...before.counts } });
    return runOr404(tx, before.id);
  });
  return c.json(success(await readRecord(c.var.db, run)), 200);
});

importRoutes.openapi(cancel, async (c) => {
  const run = await change(c, async (tx, note) => {
    const before = await runOr404(tx, c.req.valid('param').id);
    await cancelRun(tx, before);
    await note({
      action: 'import.cancel',
      subject: 'import',
      subjectId: before.id,
      after: { status: before.status, done: before.done, total: before.total },
    });
    return runOr404(tx, before.id);
  });
  await c.var.storage.remove(run.storageKey);
  return c.json(success(await readRecord(c.var.db, run)), 200);
});

importRoutes.openapi(problems, async (c) => {
  const run = await runOr404(c.var.db, c.req.valid('param').id);
  return c.body(writeProblemsCsv(run.problems), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="import-${run.id}-errors.csv"`,
  });
});

const SHOWN = 100;

async function readRecord(db: Db, run: Run): Promise<ImportRecord> {
  const { rows } = await listRuns(db, { filter: {}, order: 'desc', ids: [String(run.id)], offset: 0, limit: 1 });
  const pending = await listPendingPhotos(db, run.id, SHOWN);
  const { id, fileName, bytes, format, status, done, total, counts, mapping, options, createdAt, endedAt } = run;
  return {
    ...{ id, fileName, bytes, format, status, done, total, counts, mapping, options },
    startedBy: rows[0]?.startedBy ?? '',
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    problems: run.problems.slice(0, SHOWN).map(({ line, handle, column, message }) => ({ line, handle, column, message })),
    pendingPhotos: {
      count: pending.count,
      products: pending.products.map(({ handle, problems: reasons }) => ({ handle, message: describePhotoState(reasons) })),
    },
  };
}

/** @throws RecordNotFound */
async function runOr404(db: Db, id: number): Promise<Run> {
  const run = await findRun(db, id);
  if (!run) throw new RecordNotFound('import');
  return run;
}
