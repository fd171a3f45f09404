import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { customerCall, requireUser } from '#modules/accounts';
import { getOrderOfCustomer } from '#modules/orders';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { languageIdQuery } from '#contracts/countries';
import { newReturnSchema, recordPayOutSchema, returnOverviewSchema } from '../contract.ts';
import { recordPayOut } from '../decide/record-pay-out.ts';
import { requestReturn } from './request-return.ts';
import { getReturnOverview } from './get-return-overview.ts';
import { takeBackReturn } from './take-back-return.ts';
import { idQuery, textField } from '#platform/request-fields';

const ofOrder = z.object({
  id: idQuery,
  invoice: textField.min(1).max(40).openapi({ description: 'Invoice number or order number' }),
});
const inLanguage = z.object({ languageId: languageIdQuery });
const tags = ['Returns'];
const path = '/user/{id}/orders/{invoice}/returns' as const;
const overviewResponses = {
  200: json(buildSuccessSchema(returnOverviewSchema), 'The returnable items and the returns of the order'),
  ...customerFailures,
};

const read = createRoute({
  ...customerCall,
  method: 'get',
  path,
  tags,
  summary: 'Get the returnable items and the returns of an order',
  request: { params: ofOrder, query: inLanguage },
  responses: overviewResponses,
});
const request = createRoute({
  ...customerCall,
  method: 'post',
  path,
  tags,
  summary: 'Request a return for an order of the signed-in customer',
  request: { params: ofOrder, query: inLanguage, body: jsonBody(newReturnSchema) },
  responses: overviewResponses,
});
const takeBack = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/orders/{invoice}/returns/{returnNumber}/withdraw',
  tags,
  summary: 'Withdraw a return request before the items are sent',
  request: { params: ofOrder.extend({ returnNumber: textField.min(1).max(40) }), query: inLanguage },
  responses: overviewResponses,
});

const payOut = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/orders/{invoice}/returns/{returnNumber}/pay-out',
  tags,
  summary: 'Save the account for the refund of an order that was paid in cash',
  request: { params: ofOrder.extend({ returnNumber: textField.min(1).max(40) }), query: inLanguage, body: jsonBody(recordPayOutSchema) },
  responses: overviewResponses,
});

/** Routes for signed-in customers and the returns of their orders. */
export const customerReturnRoutes = createRoutes()
  .openapi(read, async (c) => {
    const order = await getOrderOfCustomer(c.var.db, { customerId: requireUser(c).id, invoice: c.req.valid('param').invoice });
    return c.json(success(await getReturnOverview(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(request, async (c) => {
    const order = await getOrderOfCustomer(c.var.db, { customerId: requireUser(c).id, invoice: c.req.valid('param').invoice });
    await requestReturn(c.var.db, order.orderNumber, c.req.valid('json'));
    return c.json(success(await getReturnOverview(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(payOut, async (c) => {
    const { invoice, returnNumber } = c.req.valid('param');
    const order = await getOrderOfCustomer(c.var.db, { customerId: requireUser(c).id, invoice });
    await recordPayOut(c.var.db, { orderId: order.id, returnNumber, ...c.req.valid('json') });
    return c.json(success(await getReturnOverview(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(takeBack, async (c) => {
    const { invoice, returnNumber } = c.req.valid('param');
    const order = await getOrderOfCustomer(c.var.db, { customerId: requireUser(c).id, invoice });
    await takeBackReturn(c.var.db, { orderId: order.id, returnNumber });
    return c.json(success(await getReturnOverview(c.var.db, order, c.req.valid('query').languageId)), 200);
  });
