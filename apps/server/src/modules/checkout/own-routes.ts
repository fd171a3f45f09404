import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { ownCall, requireUser } from '#modules/accounts';
import { listOrders } from '#modules/orders';
import { adoptTouches, referralOf } from '#modules/tracking';
import { createRoutes, json, jsonBody, listOf, ownFailures, successOf } from '#platform/http';
import { claimCartSchema, claimedCartSchema } from '../cart/contract.ts';
import { idQuery, languageIdQuery } from '../countries/contract.ts';
import { cancelOrderSchema, orderSummarySchema, ownOrderSchema } from '../orders/contract.ts';
import { buyAgain } from './buy-again.ts';
import { cancelOrder } from './cancel-order.ts';
import { claimCart } from './claim-cart.ts';
import { boughtAgainSchema, buyAgainSchema } from './contract.ts';
import { ownOrder } from './own-order.ts';

const ofUser = z.object({ id: idQuery });
const ofOrder = ofUser.extend({ invoice: z.string().min(1).max(40).openapi({ description: 'Invoice number or order number' }) });
const inLanguage = z.object({ languageId: languageIdQuery });

const claim = createRoute({
  ...ownCall,
  method: 'post',
  path: '/user/{id}/cart',
  tags: ['Cart'],
  summary: "The customer's own cart, with what he had filled as a guest",
  description: "The guest's cart is used up. Only what came over in another way than it was is told in `merged`.",
  request: { params: ofUser, query: inLanguage, body: jsonBody(claimCartSchema) },
  responses: { 200: json(successOf(claimedCartSchema), 'The cart, or null where there is none'), ...ownFailures },
});

const tags = ['Orders'];
const list = createRoute({
  ...ownCall,
  method: 'get',
  path: '/user/{id}/orders',
  tags,
  summary: "A customer's orders, the latest first",
  request: { params: ofUser, query: z.object({ page: idQuery.max(100_000).default(1), take: idQuery.max(96).default(10) }) },
  responses: { 200: json(listOf(orderSummarySchema), 'A page of them'), ...ownFailures },
});
const read = createRoute({
  ...ownCall,
  method: 'get',
  path: '/user/{id}/orders/{invoice}',
  tags,
  summary: 'One order of a customer',
  request: { params: ofOrder },
  responses: { 200: json(successOf(ownOrderSchema), 'The order'), ...ownFailures },
});
const giveUp = createRoute({
  ...ownCall,
  method: 'post',
  path: '/user/{id}/orders/{invoice}/cancel',
  tags,
  summary: 'Give an order up before it is packed',
  description: 'What has been paid goes back. Asked again, it is answered with the same order.',
  request: { params: ofOrder, body: jsonBody(cancelOrderSchema) },
  responses: { 200: json(successOf(ownOrderSchema), 'The order as it is now'), ...ownFailures },
});
const again = createRoute({
  ...ownCall,
  method: 'post',
  path: '/user/{id}/orders/{invoice}/buy-again',
  tags,
  summary: 'Put what was bought into the cart again',
  request: { params: ofOrder, query: inLanguage, body: jsonBody(buyAgainSchema) },
  responses: { 200: json(successOf(boughtAgainSchema), 'The cart, and the names of what is not to be had'), ...ownFailures },
});

/** What a signed-in customer does with his own cart and orders. */
export const ownRoutes = createRoutes()
  .openapi(claim, async (c) => {
    const claimant = { userId: requireUser(c).id, ...c.req.valid('query'), ...c.req.valid('json') };
    const { sessionId } = referralOf((name) => c.req.header(name));
    if (sessionId !== null) await adoptTouches(c.var.db, { sessionId, customerId: claimant.userId });
    return c.json(success(await claimCart(c.var.db, c.var.config, claimant)), 200);
  })
  .openapi(list, async (c) => {
    const { orders, meta } = await listOrders(c.var.db, { customerId: requireUser(c).id, ...c.req.valid('query') });
    return c.json({ ...success(orders), meta }, 200);
  })
  .openapi(read, async (c) => {
    const { invoice } = c.req.valid('param');
    return c.json(success(await ownOrder(c.var.db, { customerId: requireUser(c).id, invoice })), 200);
  })
  .openapi(giveUp, async (c) => {
    const asked = { customerId: requireUser(c).id, invoice: c.req.valid('param').invoice };
    await cancelOrder(c.var.db, c.var.config, { ...asked, ...c.req.valid('json') });
    return c.json(success(await ownOrder(c.var.db, asked)), 200);
  })
  .openapi(again, async (c) => {
    const asked = { customerId: requireUser(c).id, invoice: c.req.valid('param').invoice };
    return c.json(success(await buyAgain(c.var.db, c.var.config, { ...asked, ...c.req.valid('query'), ...c.req.valid('json') })), 200);
  });
