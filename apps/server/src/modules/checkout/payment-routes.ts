import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { redeemReturn, takeReturn } from '#modules/payments';
import { createRoutes, failures, failureSchema, json, jsonBody, successOf } from '#platform/http';
import { strangerOf } from '#platform/stranger';
import { payOrderSchema, placedOrderSchema, returnTokenSchema, sslReturnSchema } from './contract.ts';
import { countOrderProof } from './order-proof-limit.ts';
import { payAgain } from './pay-again.ts';

const comeBackByForm = createRoute({
  method: 'post',
  path: '/checkout/ssl-return',
  tags: ['Checkout'],
  summary: "What SSLCommerz had the shopper's browser send: a token for one use",
  description: 'Only what it has signed opens anything.',
  request: { body: jsonBody(sslReturnSchema) },
  responses: { 200: json(successOf(returnTokenSchema), 'The token'), ...failures },
});
const redeem = createRoute({
  method: 'post',
  path: '/checkout/ssl-return/session',
  tags: ['Checkout'],
  summary: 'The payment session that such a token stands for, once',
  request: { body: jsonBody(returnTokenSchema) },
  responses: { 200: json(successOf(z.object({ sessionId: z.string() })), 'The session'), ...failures },
});
const pay = createRoute({
  method: 'post',
  path: '/orders/pay',
  tags: ['Orders'],
  summary: 'Where an order that waits for its money is paid, by its number and its invoice number or e-mail',
  description: 'The page that is open, or a new one where that has ended.',
  request: { body: jsonBody(payOrderSchema) },
  responses: {
    200: json(successOf(placedOrderSchema), 'The order, and where to pay it'),
    ...failures,
    429: json(failureSchema, 'Too many tries at this order'),
  },
});

/** The ways back from a payment by form, and to it once more. */
export const paymentRoutes = createRoutes()
  .openapi(comeBackByForm, async (c) => {
    const token = await takeReturn(c.var.db, c.var.config, { provider: 'sslcommerz', ...c.req.valid('json') });
    return c.json(success({ token }), 200);
  })
  .openapi(redeem, async (c) => c.json(success({ sessionId: await redeemReturn(c.var.db, c.req.valid('json').token) }), 200))
  .openapi(pay, async (c) => {
    const asked = c.req.valid('json');
    const forgive = await countOrderProof({ orderNumber: asked.orderNumber, stranger: strangerOf(c, c.var.config) });
    const placed = await payAgain(c.var.db, c.var.config, asked);
    await forgive();
    return c.json(success(placed), 200);
  });
