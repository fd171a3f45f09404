import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { customerCall, requireUser } from '#modules/accounts';
import { getOrderOfCustomer, listOrders } from '#modules/orders';
import { adoptTouches, readReferral } from '#modules/tracking';
import { createRoutes, json, jsonBody, buildListSchema, customerFailures, buildSuccessSchema } from '#platform/http';
import { claimCartSchema, claimedCartSchema } from '#contracts/cart';
import { defaultTake, languageIdQuery } from '#contracts/countries';
import { cancelOrderSchema, orderSummarySchema, customerOrderSchema } from '#contracts/orders';
import { buyAgain } from './buy-again.ts';
import { cancelOrder } from './cancel-order.ts';
import { claimCart } from '../cart/claim-cart.ts';
import { boughtAgainSchema, buyAgainSchema } from '../contract.ts';
import { getCustomerOrder } from './get-customer-order.ts';
import { buildPageFields, idQuery, textField } from '#platform/request-fields';

const ofUser = z.object({ id: idQuery });
const ofOrder = ofUser.extend({ invoice: textField.min(1).max(40).openapi({ description: 'Invoice number or order number' }) });
const inLanguage = z.object({ languageId: languageIdQuery });

const claim = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/cart',
  tags: ['Cart'],
  summary: 'Merge a guest cart into the signed-in customer’s cart',
  description: 'The merge removes the guest cart. `merged` lists only the items that the merge changed.',
  request: { params: ofUser, query: inLanguage, body: jsonBody(claimCartSchema) },
  responses: { 200: json(buildSuccessSchema(claimedCartSchema), 'The cart with the merged items; null if there is no cart'), ...customerFailures },
});

const tags = ['Orders'];
const list = createRoute({
  ...customerCall,
  method: 'get',
  path: '/user/{id}/orders',
  tags,
  summary: 'List the orders of the signed-in customer, newest first',
  request: { params: ofUser, query: z.object(buildPageFields({ take: defaultTake, maxTake: 96 })) },
  responses: { 200: json(buildListSchema(orderSummarySchema), 'A page of orders'), ...customerFailures },
});
const read = createRoute({
  ...customerCall,
  method: 'get',
  path: '/user/{id}/orders/{invoice}',
  tags,
  summary: 'Get an order of the signed-in customer',
  request: { params: ofOrder },
  responses: { 200: json(buildSuccessSchema(customerOrderSchema), 'The order'), ...customerFailures },
});
const cancelRoute = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/orders/{invoice}/cancel',
  tags,
  summary: 'Cancel an order of the signed-in customer before packing',
  description: 'Paid amounts are refunded. A repeated request returns the same order.',
  request: { params: ofOrder, body: jsonBody(cancelOrderSchema) },
  responses: { 200: json(buildSuccessSchema(customerOrderSchema), 'The updated order'), ...customerFailures },
});
const buyAgainRoute = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/orders/{invoice}/buy-again',
  tags,
  summary: 'Add the items of an order to the cart',
  request: { params: ofOrder, query: inLanguage, body: jsonBody(buyAgainSchema) },
  responses: { 200: json(buildSuccessSchema(boughtAgainSchema), 'The cart, and the names of the unavailable items'), ...customerFailures },
});

/** Operations of a signed-in customer on their cart and orders. */
export const customerOrderRoutes = createRoutes()
  .openapi(claim, async (c) => {
    const claimant = { userId: requireUser(c).id, ...c.req.valid('query'), ...c.req.valid('json') };
    const { sessionId } = readReferral((name) => c.req.header(name));
    if (sessionId !== null) await adoptTouches(c.var.db, { sessionId, customerId: claimant.userId });
    return c.json(success(await claimCart(c.var.db, c.var.config, claimant)), 200);
  })
  .openapi(list, async (c) => {
    const { orders, meta } = await listOrders(c.var.db, { customerId: requireUser(c).id, ...c.req.valid('query') });
    return c.json({ ...success(orders), meta }, 200);
  })
  .openapi(read, async (c) => {
    const { invoice } = c.req.valid('param');
    return c.json(success(await getCustomerOrder(c.var.db, { customerId: requireUser(c).id, invoice })), 200);
  })
  .openapi(cancelRoute, async (c) => {
    const key = { customerId: requireUser(c).id, invoice: c.req.valid('param').invoice };
    await cancelOrder(c.var.db, c.var.config, { order: await getOrderOfCustomer(c.var.db, key), ...c.req.valid('json') });
    return c.json(success(await getCustomerOrder(c.var.db, key)), 200);
  })
  .openapi(buyAgainRoute, async (c) => {
    const key = { customerId: requireUser(c).id, invoice: c.req.valid('param').invoice };
    return c.json(success(await buyAgain(c.var.db, c.var.config, { ...key, ...c.req.valid('query'), ...c.req.valid('json') })), 200);
  });
