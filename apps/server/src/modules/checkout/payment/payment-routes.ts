import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { languageIdQuery } from '#contracts/countries';
import { proveOrder } from '#modules/orders';
import { redeemReturn, acceptReturnForm } from '#modules/payments';
import { createRoutes, failures, failureSchema, json, jsonBody, buildSuccessSchema } from '#platform/http';
import { buildAnonymousRateLimitKey } from '#platform/requests/anonymous-rate-limit-key';
import { boughtAgainSchema, payOrderSchema, placedOrderSchema, refillCartSchema, returnTokenSchema, sslReturnSchema } from '../contract.ts';
import { refillCart } from '../customer-orders/refill-cart.ts';
import { payAgain } from './pay-again.ts';

const comeBackByForm = createRoute({
  method: 'post',
  path: '/checkout/ssl-return',
  tags: ['Checkout'],
  summary: 'Exchange a payment provider’s return form for a one-time token',
  description: 'The token is only created if the signature of the payment provider is valid.',
  request: { body: jsonBody(sslReturnSchema) },
  responses: { 200: json(buildSuccessSchema(returnTokenSchema), 'The one-time return token'), ...failures },
});
const redeem = createRoute({
  method: 'post',
  path: '/checkout/ssl-return/session',
  tags: ['Checkout'],
  summary: 'Exchange a one-time return token for its payment session',
  request: { body: jsonBody(returnTokenSchema) },
  responses: { 200: json(buildSuccessSchema(z.object({ sessionId: z.string() })), 'The id of the payment session'), ...failures },
});
const pay = createRoute({
  method: 'post',
  path: '/orders/pay',
  tags: ['Orders'],
  summary: 'Get the payment page of an unpaid order',
  description: 'The order is identified by its order number and invoice number or email. An expired payment page is replaced by a new one.',
  request: { body: jsonBody(payOrderSchema) },
  responses: {
    200: json(buildSuccessSchema(placedOrderSchema.omit({ link: true })), 'The order with its payment URL'),
    ...failures,
    410: json(failureSchema, 'The link is invalid or expired'),
    429: json(failureSchema, 'Too many attempts for this order'),
  },
});

const refill = createRoute({
  method: 'post',
  path: '/orders/cart',
  tags: ['Orders'],
  summary: 'Put the items of an order back into the cart',
  description:
    'The order is identified by its link, or by its order number and invoice number or email. Items that the cart has already are not added.',
  request: { query: z.object({ languageId: languageIdQuery }), body: jsonBody(refillCartSchema) },
  responses: {
    200: json(buildSuccessSchema(boughtAgainSchema), 'The cart, and the names of the unavailable items'),
    ...failures,
    410: json(failureSchema, 'The link is invalid or expired'),
    429: json(failureSchema, 'Too many attempts for this order'),
  },
});

/** Routes for the return from a payment by form, and for orders that are not paid. */
export const paymentRoutes = createRoutes()
  .openapi(comeBackByForm, async (c) => {
    const token = await acceptReturnForm(c.var.db, c.var.config, c.req.valid('json').body);
    return c.json(success({ token }), 200);
  })
  .openapi(redeem, async (c) => c.json(success({ sessionId: await redeemReturn(c.var.db, c.req.valid('json').token) }), 200))
  .openapi(pay, async (c) => {
    const { returnUrl, ...proof } = c.req.valid('json');
    const { order } = await proveOrder(c.var.db, proof, buildAnonymousRateLimitKey(c, c.var.config));
    const { link: _, ...placed } = await payAgain(c.var.db, c.var.config, { order, returnUrl });
    return c.json(success(placed), 200);
  })
  .openapi(refill, async (c) => {
    const { countryId, cartId, ...proof } = c.req.valid('json');
    const { order } = await proveOrder(c.var.db, proof, buildAnonymousRateLimitKey(c, c.var.config));
    const refilled = await refillCart(c.var.db, c.var.config, { order, countryId, cartId, ...c.req.valid('query') });
    return c.json(success(refilled), 200);
  });
