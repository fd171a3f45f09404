import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { ownCall, requireUser } from '#modules/accounts';
import { findOwnOrder } from '#modules/orders';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { idQuery, languageIdQuery } from '../countries/contract.ts';
import { newReturnSchema, returnDeskSchema } from './contract.ts';
import { requestReturn } from './request-return.ts';
import { returnDesk } from './return-desk.ts';
import { takeBackReturn } from './take-back-return.ts';

const ofOrder = z.object({
  id: idQuery,
  invoice: z.string().min(1).max(40).openapi({ description: 'Invoice number or order number' }),
});
const inLanguage = z.object({ languageId: languageIdQuery });
const tags = ['Returns'];
const path = '/user/{id}/orders/{invoice}/returns' as const;
const desk = { 200: json(successOf(returnDeskSchema), 'What can be sent back, and what has been asked back'), ...ownFailures };

const read = createRoute({
  ...ownCall,
  method: 'get',
  path,
  tags,
  summary: 'What a customer can send back of an order, and how his returns stand',
  request: { params: ofOrder, query: inLanguage },
  responses: desk,
});
const request = createRoute({
  ...ownCall,
  method: 'post',
  path,
  tags,
  summary: 'Ask things of an order back',
  request: { params: ofOrder, query: inLanguage, body: jsonBody(newReturnSchema) },
  responses: desk,
});
const takeBack = createRoute({
  ...ownCall,
  method: 'post',
  path: '/user/{id}/orders/{invoice}/returns/{returnNumber}/withdraw',
  tags,
  summary: 'Keep after all what has not been sent yet',
  request: { params: ofOrder.extend({ returnNumber: z.string().min(1).max(40) }), query: inLanguage },
  responses: desk,
});

/** What a signed-in customer does with the returns of his orders. */
export const ownReturnRoutes = createRoutes()
  .openapi(read, async (c) => {
    const order = await findOwnOrder(c.var.db, { customerId: requireUser(c).id, invoice: c.req.valid('param').invoice });
    return c.json(success(await returnDesk(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(request, async (c) => {
    const order = await findOwnOrder(c.var.db, { customerId: requireUser(c).id, invoice: c.req.valid('param').invoice });
    await requestReturn(c.var.db, order.orderNumber, c.req.valid('json'));
    return c.json(success(await returnDesk(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(takeBack, async (c) => {
    const { invoice, returnNumber } = c.req.valid('param');
    const order = await findOwnOrder(c.var.db, { customerId: requireUser(c).id, invoice });
    await takeBackReturn(c.var.db, { orderId: order.id, returnNumber });
    return c.json(success(await returnDesk(c.var.db, order, c.req.valid('query').languageId)), 200);
  });
