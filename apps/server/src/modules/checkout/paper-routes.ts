import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ownCall, requireUser } from '#modules/accounts';
import { openPaper, PaperNotFound } from '#modules/invoicing';
import { findOwnOrder, proveOrder, type PlacedOrderRow } from '#modules/orders';
import { createRoutes, failures, failureSchema, json, jsonBody, ownFailures, type ApiEnv } from '#platform/http';
import { strangerOf } from '#platform/stranger';
import { idQuery } from '../countries/contract.ts';
import { trackOrderSchema } from '../orders/contract.ts';
import { countOrderProof } from './order-proof-limit.ts';
import { isFreedOfPerson } from './papers-to-show.ts';

const number = z.string().min(1).max(40).openapi({ description: 'Of the invoice or the credit note', example: 'SI-2026-000001' });
const tags = ['Orders'];
const file = { description: 'The PDF', content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } } };

const own = createRoute({
  ...ownCall,
  method: 'get',
  path: '/user/{id}/orders/{invoice}/papers/{number}',
  tags,
  summary: 'An invoice or a credit note of a customer, as it was issued',
  request: { params: z.object({ id: idQuery, invoice: z.string().min(1).max(40), number }) },
  responses: { 200: file, ...ownFailures },
});
const byProof = createRoute({
  method: 'post',
  path: '/orders/papers/{number}',
  tags,
  summary: 'The same for whoever has the order number and its invoice number or e-mail',
  request: { params: z.object({ number }), body: jsonBody(trackOrderSchema) },
  responses: { 200: file, ...failures, 429: json(failureSchema, 'Too many tries at this order') },
});

/** Papers go to whoever the order is shown to, and to nobody else. */
export const paperRoutes = createRoutes()
  .openapi(own, async (c) => {
    const { invoice, number: wanted } = c.req.valid('param');
    return paperOf(c, await findOwnOrder(c.var.db, { customerId: requireUser(c).id, invoice }), wanted);
  })
  .openapi(byProof, async (c) => {
    const proof = c.req.valid('json');
    const forgive = await countOrderProof({ orderNumber: proof.orderNumber, stranger: strangerOf(c, c.var.config) });
    const order = await proveOrder(c.var.db, proof);
    await forgive();
    if (isFreedOfPerson(order)) throw new PaperNotFound();
    return paperOf(c, order, c.req.valid('param').number);
  });

async function paperOf(c: Context<ApiEnv>, { id }: PlacedOrderRow, number: string): Promise<Response> {
  const { db, config, storage, log } = c.var;
  const { bytes, name } = await openPaper({ db, config, storage, log }, { orderId: id, number });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
