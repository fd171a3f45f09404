import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { customerCall, requireUser } from '#modules/accounts';
import { openDocument, DocumentNotFound } from '#modules/invoicing';
import { getOrderOfCustomer, proveOwnOrder, type PlacedOrderRow } from '#modules/orders';
import { createRoutes, failures, failureSchema, json, jsonBody, customerFailures, type ApiEnv } from '#platform/http';
import { buildAnonymousRateLimitKey } from '#platform/requests/anonymous-rate-limit-key';
import { trackOrderSchema } from '#contracts/orders';
import { isAnonymised } from './list-shown-documents.ts';
import { idQuery, textField } from '#platform/request-fields';

const number = textField.min(1).max(40).openapi({ description: 'Number of the invoice or credit note', example: 'SI-2026-000001' });
const tags = ['Orders'];
const file = { description: 'The PDF file', content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } } };

const customerDocument = createRoute({
  ...customerCall,
  method: 'get',
  path: '/user/{id}/orders/{invoice}/documents/{number}',
  tags,
  summary: 'Download an invoice or credit note of the signed-in customer',
  request: { params: z.object({ id: idQuery, invoice: textField.min(1).max(40), number }) },
  responses: { 200: file, ...customerFailures },
});
const provenDocument = createRoute({
  method: 'post',
  path: '/orders/documents/{number}',
  tags,
  summary: 'Download an invoice or credit note with an email link',
  request: { params: z.object({ number }), body: jsonBody(trackOrderSchema) },
  responses: {
    200: file,
    ...failures,
    403: json(failureSchema, 'Only available with the link from an email'),
    410: json(failureSchema, 'The link is invalid or expired'),
    429: json(failureSchema, 'Too many attempts for this order'),
  },
});

/** Documents are served only to those who may see the order. */
export const documentRoutes = createRoutes()
  .openapi(customerDocument, async (c) => {
    const { invoice, number: wanted } = c.req.valid('param');
    return sendDocument(c, await getOrderOfCustomer(c.var.db, { customerId: requireUser(c).id, invoice }), wanted);
  })
  .openapi(provenDocument, async (c) => {
    const order = await proveOwnOrder(c.var.db, c.req.valid('json'), buildAnonymousRateLimitKey(c, c.var.config));
    if (isAnonymised(order)) throw new DocumentNotFound();
    return sendDocument(c, order, c.req.valid('param').number);
  });

async function sendDocument(c: Context<ApiEnv>, { id }: PlacedOrderRow, number: string): Promise<Response> {
  const { db, config, storage, log } = c.var;
  const { bytes, name } = await openDocument({ db, config, storage, log }, { orderId: id, number });
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
