import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { computeOffset, buildPageMeta } from '#kit/paging';
import { buildListSchema, buildSuccessSchema, createRoutes, json, customerFailures } from '#platform/http';
import { defaultTake } from '#contracts/countries';
import { affiliateCall, requireAffiliate } from '../affiliate-call.ts';
import { affiliatePayoutSchema, payoutChoiceSchema } from '../contract.ts';
import { getPayoutChoice } from './conversion/get-payout-choice.ts';
import { findPayout, listPayouts, toPayoutRow } from './list-payouts.ts';
import { openPayoutInvoice } from './invoices/open-invoice.ts';
import { writeStatementCsv, renderStatementPdf } from './invoices/statement.ts';
import { buildPageFields, idQuery } from '#platform/request-fields';

const tags = ['Affiliate'];
const id = idQuery;
const own = z.object({ affiliateId: id });
const one = own.extend({ payoutId: id });
const binary = z.string().openapi({ format: 'binary' });
const pdfResponse = { 200: { description: 'The PDF file', content: { 'application/pdf': { schema: binary } } }, ...customerFailures };

const list = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/payouts',
  tags,
  summary: 'List the payouts of an affiliate, newest first',
  request: {
    params: own,
    query: z.object(buildPageFields({ take: defaultTake, maxTake: 100 })),
  },
  responses: { 200: json(buildListSchema(affiliatePayoutSchema), 'A page of payouts'), ...customerFailures },
});
const choice = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/payout-currency',
  tags,
  summary: 'Get the currency in which an affiliate is paid, and the possible ones',
  request: { params: own },
  responses: { 200: json(buildSuccessSchema(payoutChoiceSchema), 'The choice with an example of a conversion'), ...customerFailures },
});
const pdf = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/payouts/{payoutId}/statement.pdf',
  tags,
  summary: 'Download the statement of a payout as a PDF',
  request: { params: one },
  responses: pdfResponse,
});
const csv = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/payouts/{payoutId}/statement.csv',
  tags,
  summary: 'Download the statement of a payout as CSV',
  request: { params: one },
  responses: { 200: { description: 'The CSV file', content: { 'text/csv': { schema: z.string() } } }, ...customerFailures },
});
const invoice = createRoute({
  ...affiliateCall,
  method: 'get',
  path: '/affiliate/{affiliateId}/payouts/{payoutId}/invoice.pdf',
  tags,
  summary: 'Download the self-billed invoice of a paid payout',
  request: { params: one },
  responses: pdfResponse,
});

export const payoutRoutes = createRoutes()
  .openapi(list, async (c) => {
    const { page, take } = c.req.valid('query');
    const { id: affiliateId } = requireAffiliate(c);
    const { rows, count } = await listPayouts(c.var.db, { filter: { affiliateId }, offset: computeOffset({ page, take }), limit: take });
    return c.json({ ...success(rows.map(toPayoutRow)), meta: buildPageMeta(count.itemCount, { page, take }) }, 200);
  })
  .openapi(choice, async (c) => c.json(success(await getPayoutChoice(c.var.db, requireAffiliate(c).id)), 200))
  .openapi(pdf, async (c) => {
    const payout = await findPayout(c.var.db, { payoutId: c.req.valid('param').payoutId, affiliateId: requireAffiliate(c).id });
    return sendFile(await renderStatementPdf(c.var.db, payout), `${payout.number.toLowerCase()}.pdf`, 'application/pdf');
  })
  .openapi(csv, async (c) => {
    const payout = await findPayout(c.var.db, { payoutId: c.req.valid('param').payoutId, affiliateId: requireAffiliate(c).id });
    return sendFile(Buffer.from(await writeStatementCsv(c.var.db, payout)), `${payout.number.toLowerCase()}.csv`, 'text/csv; charset=utf-8');
  })
  .openapi(invoice, async (c) => {
    const payout = await findPayout(c.var.db, { payoutId: c.req.valid('param').payoutId, affiliateId: requireAffiliate(c).id });
    const { bytes, name } = await openPayoutInvoice(c.var, payout);
    return sendFile(bytes, name, 'application/pdf');
  });

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
