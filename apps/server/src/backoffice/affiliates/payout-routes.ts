import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { InvalidInput } from '#kit/errors';
import { money, toMajor } from '#kit/money';
import {
  acceptPayoutAccount,
  listDuePayouts,
  lockAffiliate,
  exportPayouts,
  findPayout,
  listPayouts,
  markFailed,
  markPaid,
  openPayoutFile,
  openPayoutInvoice,
  preparePayouts,
  refreshVatIds,
  toPayoutRow,
  renderStatementPdf,
} from '#modules/affiliates';
import { recordChange } from '#modules/audit';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { inTransaction } from '#platform/transaction';
import { change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { getAffiliate } from './read-affiliate.ts';
import {
  acceptAccountSchema,
  duePayoutSchema,
  exportFormSchema,
  failedFormSchema,
  paidFormSchema,
  payoutBatchSchema,
  payoutFilter,
  payoutRecordSchema,
  prepareFormSchema,
  type PayoutRecord,
} from './payout-contract.ts';

const tags = ['Back office: affiliates'];
const call = adminCall('affiliates');
const payoutNumbers = { 200: json(buildSuccessSchema(z.array(payoutRecordSchema)), 'The affected payouts'), ...customerFailures };
const binary = z.string().openapi({ format: 'binary' });
const pdf = { 200: { description: 'The PDF file', content: { 'application/pdf': { schema: binary } } }, ...customerFailures };
const params = { params: numberedPath };

const due = createRoute({
  ...call,
  ...{
    method: 'get',
    path: '/affiliate-payouts/due',
    tags,
    summary: 'List due balances of affiliates',
  },
  responses: {
    200: json(buildSuccessSchema(z.array(duePayoutSchema)), 'The due balances by affiliate and currency, with any reason against a payout'),
    ...customerFailures,
  },
});
const accept = createRoute({
  ...call,
  ...{
    method: 'post',
    path: '/affiliate-payouts/accept-account',
    tags,
    summary: 'Accept a flagged payout account',
  },
  request: { body: jsonBody(acceptAccountSchema) },
  responses: { 200: json(buildSuccessSchema(acceptAccountSchema), 'The id of the affiliate'), ...customerFailures },
});
const list = createRoute({
  ...call,
  ...{ method: 'get', path: '/affiliate-payouts', tags, summary: 'List payouts, newest first' },
  request: { query: buildListQuerySchema(payoutFilter, ['id']) },
  responses: { 200: json(buildAdminListSchema(payoutRecordSchema), 'A page of payouts'), ...customerFailures },
});
const prepare = createRoute({
  ...call,
  ...{ method: 'post', path: '/affiliate-payouts/prepare', tags, summary: 'Prepare a payout for each due balance' },
  request: { body: jsonBody(prepareFormSchema) },
  responses: payoutNumbers,
});
const exporting = createRoute({
  ...call,
  ...{ method: 'post', path: '/affiliate-payouts/export', tags, summary: 'Write prepared payouts to a bank file' },
  request: { body: jsonBody(exportFormSchema) },
  responses: { 200: json(buildSuccessSchema(payoutBatchSchema), 'The details of the bank file'), ...customerFailures },
});
const paid = createRoute({
  ...call,
  ...{ method: 'post', path: '/affiliate-payouts/paid', tags, summary: 'Mark payouts or a whole bank file as paid' },
  request: { body: jsonBody(paidFormSchema) },
  responses: payoutNumbers,
});
const failed = createRoute({
  ...call,
  ...{
    method: 'post',
    path: '/affiliate-payouts/failed',
    tags,
    summary: 'Mark payouts or a whole bank file as failed',
  },
  request: { body: jsonBody(failedFormSchema) },
  responses: payoutNumbers,
});
const fileOfBatch = createRoute({
  ...call,
  ...{ method: 'get', path: '/affiliate-payouts/files/{id}', tags, summary: 'Download a bank file' },
  request: params,
  responses: { 200: { description: 'The bank file', content: { 'application/octet-stream': { schema: binary } } }, ...customerFailures },
});
const one = createRoute({
  ...call,
  ...{ method: 'get', path: '/affiliate-payouts/{id}', tags, summary: 'Get a payout' },
  request: params,
  responses: { 200: json(buildSuccessSchema(payoutRecordSchema), 'The payout'), ...customerFailures },
});
const statement = createRoute({
  ...call,
  ...{ method: 'get', path: '/affiliate-payouts/{id}/statement.pdf', tags, summary: 'Download the statement of a payout as a PDF' },
  request: params,
  responses: pdf,
});
const invoice = createRoute({
  ...call,
  ...{ method: 'get', path: '/affiliate-payouts/{id}/invoice.pdf', tags, summary: 'Download the self-billed invoice of a paid payout' },
  request: params,
  responses: pdf,
});

type PayoutRow = Awaited<ReturnType<typeof findPayout>>;
const toRecord = (row: PayoutRow): PayoutRecord => {
  const { affiliateId, batchId, preparedBy, tax } = row;
  return { ...toPayoutRow(row), affiliateId, batchId, preparedBy, name: tax.name };
};
/** Selects either some payouts or those of a bank file. @throws InvalidInput */
const findSelectedPayouts = ({ payoutIds, batchId }: { payoutIds?: number[] | undefined; batchId?: number | undefined }) => {
  if (payoutIds) return { payoutIds };
  if (batchId === undefined) throw new InvalidInput([{ field: 'payoutIds', code: 'required' }]);
  return { batchId };
};
/** How long staff wait for VIES before payouts are prepared; balances without an answer wait for the job. */
const VAT_ID_WAIT_MS = 15_000;
const toSummary = (rows: readonly PayoutRow[]) => ({ payouts: rows.map(({ number }) => number) });

export const payoutRoutes = createRoutes();

type DueRow = Awaited<ReturnType<typeof listDuePayouts>>[number];
const toPayoutAmounts = ({ payoutCurrency, sum, threshold, conversion }: Pick<DueRow, 'payoutCurrency' | 'sum' | 'threshold' | 'conversion'>) => {
  const major = (minor: number) => toMajor(money(minor, payoutCurrency));
  const converted = conversion && { amount: major(conversion.converted), rates: [conversion.from, conversion.to].filter((rate) => rate !== null) };
  return { payoutCurrency, sum: major(sum), threshold: major(threshold), converted };
};

payoutRoutes.openapi(due, async (c) => {
  const rows = (await listDuePayouts(c.var.db)).map(({ affiliateId, currency, balance, wait, heldUntil, sharedWith, tax, ...payout }) => ({
    ...{ id: `${affiliateId}-${currency}`, affiliateId, name: tax.name, currency, wait, sharedWith, heldUntil: heldUntil?.toISOString() ?? null },
    ...{ balance: toMajor(money(balance, currency)), ...toPayoutAmounts(payout) },
  }));
  return c.json(success(rows), 200);
});

payoutRoutes.openapi(accept, async (c) => {
  const { affiliateId } = c.req.valid('json');
  await change(c, async (tx, note) => {
    await lockAffiliate(tx, affiliateId);
    const { payoutAccount } = await getAffiliate(tx, affiliateId);
    await acceptPayoutAccount(tx, affiliateId);
    await note({ action: 'affiliate.accept-account', subject: 'affiliate', subjectId: affiliateId, after: { payoutAccount } });
  });
  return c.json(success({ affiliateId }), 200);
});

payoutRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listPayouts(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows.map(toRecord), count, query), 200);
});

payoutRoutes.openapi(prepare, async (c) => {
  const form = c.req.valid('json');
  await refreshVatIds(getServices(c), { affiliateIds: form.affiliateIds, signal: AbortSignal.timeout(VAT_ID_WAIT_MS) });
  const rows = await change(c, async (tx, note) => {
    const prepared = await preparePayouts(tx, { ...form, by: requireStaff(c).name });
    const [first] = prepared;
    if (first) await note({ action: 'payout.prepare', subject: 'payout', subjectId: first.id, after: toSummary(prepared) });
    return prepared;
  });
  return c.json(success(rows.map(toRecord)), 200);
});

payoutRoutes.openapi(exporting, async (c) => {
  const staff = requireStaff(c);
  const { db, config, storage } = c.var;
  const batch = await exportPayouts({ db, config, storage }, { ...c.req.valid('json'), by: staff.name });
  const { id, kind, currency, fileKey, fileHash } = batch;
  await inTransaction(db, (tx) =>
    recordChange(tx, staff, { action: 'payout.export', subject: 'payout', subjectId: id, after: { kind, currency, fileHash } }),
  );
  return c.json(success({ id, kind, currency, fileName: fileKey.split('/').at(-1) ?? '' }), 200);
});

payoutRoutes.openapi(paid, async (c) => {
  const { note: reference, ...form } = c.req.valid('json');
  const rows = await change(c, async (tx, note) => {
    const marked = await markPaid(tx, { ...findSelectedPayouts(form), note: reference });
    const [first] = marked;
    if (first) await note({ action: 'payout.paid', subject: 'payout', subjectId: first.id, after: toSummary(marked) });
    return marked;
  });
  return c.json(success(rows.map(toRecord)), 200);
});

payoutRoutes.openapi(failed, async (c) => {
  const { reason, ...form } = c.req.valid('json');
  const rows = await change(c, async (tx, note) => {
    const marked = await markFailed(tx, { ...findSelectedPayouts(form), reason });
    const [first] = marked;
    if (first) await note({ action: 'payout.failed', subject: 'payout', subjectId: first.id, after: { ...toSummary(marked), reason } });
    return marked;
  });
  return c.json(success(rows.map(toRecord)), 200);
});

payoutRoutes.openapi(fileOfBatch, async (c) => {
  const { bytes, name, type } = await openPayoutFile(getServices(c), c.req.valid('param').id);
  return sendFile(bytes, name, type);
});

payoutRoutes.openapi(one, async (c) => c.json(success(toRecord(await findPayout(c.var.db, { payoutId: c.req.valid('param').id }))), 200));

payoutRoutes.openapi(statement, async (c) => {
  const row = await findPayout(c.var.db, { payoutId: c.req.valid('param').id });
  return sendFile(await renderStatementPdf(c.var.db, row), `${row.number.toLowerCase()}.pdf`, 'application/pdf');
});

payoutRoutes.openapi(invoice, async (c) => {
  const row = await findPayout(c.var.db, { payoutId: c.req.valid('param').id });
  const { bytes, name } = await openPayoutInvoice(getServices(c), row);
  return sendFile(bytes, name, 'application/pdf');
});

const getServices = ({ var: { db, config, storage } }: Context<ApiEnv>) => ({ db, config, storage });

const sendFile = (bytes: Buffer, name: string, type: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
