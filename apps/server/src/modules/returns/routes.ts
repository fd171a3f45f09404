import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { findProvenOrder, type OrderProof, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { createRoutes, failures, failureSchema, json, jsonBody, buildSuccessSchema } from '#platform/http';
import { languageIdQuery } from '../countries/contract.ts';
import { newReturnSchema, newWithdrawalSchema, returnOverviewSchema, returnProofSchema } from './contract.ts';
import { customerReturnRoutes } from './request/customer-routes.ts';
import { requestReturn } from './request/request-return.ts';
import { getReturnOverview } from './request/get-return-overview.ts';
import { countOverviewRequest } from './request/return-limit.ts';
import { takeBackReturn } from './request/take-back-return.ts';
import { withdrawContract } from './withdrawal/withdraw-contract.ts';

const inLanguage = z.object({ languageId: languageIdQuery });
const proof = z.object({ proof: returnProofSchema });
const tags = ['Returns'];
const responses = {
  200: json(buildSuccessSchema(returnOverviewSchema), 'What can be sent back, and what has been asked back'),
  ...failures,
  429: json(failureSchema, 'Too many looks at this order'),
};

const read = createRoute({
  method: 'post',
  path: '/returns/overview',
  tags,
  summary: 'Get the returnable items of an order by order number and invoice number or email',
  request: { query: inLanguage, body: jsonBody(proof) },
  responses,
});
const request = createRoute({
  method: 'post',
  path: '/returns',
  tags,
  summary: 'Request a return',
  description: 'Items of an exchange are reserved from now on.',
  request: { query: inLanguage, body: jsonBody(proof.extend({ request: newReturnSchema })) },
  responses,
});
const takeBack = createRoute({
  method: 'post',
  path: '/returns/{returnNumber}/withdraw',
  tags,
  summary: 'Withdraw a return request before the items are sent',
  request: { params: z.object({ returnNumber: z.string().min(1).max(40) }), query: inLanguage, body: jsonBody(proof) },
  responses,
});
const withdraw = createRoute({
  method: 'post',
  path: '/withdrawals',
  tags,
  summary: 'Withdraw from the contract',
  description: 'Before delivery or within the withdrawal period after it; no reason is needed. A mail confirms it at once.',
  request: { query: inLanguage, body: jsonBody(proof.extend({ withdrawal: newWithdrawalSchema })) },
  responses,
});

export const routes = createRoutes()
  .openapi(read, async (c) => {
    const order = await getProvenOrder(c.var.db, c.req.valid('json').proof);
    return c.json(success(await getReturnOverview(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(request, async (c) => {
    const { proof: given, request } = c.req.valid('json');
    const order = await getProvenOrder(c.var.db, given);
    await requestReturn(c.var.db, order.orderNumber, request);
    return c.json(success(await getReturnOverview(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(takeBack, async (c) => {
    const order = await getProvenOrder(c.var.db, c.req.valid('json').proof);
    await takeBackReturn(c.var.db, { orderId: order.id, ...c.req.valid('param') });
    return c.json(success(await getReturnOverview(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(withdraw, async (c) => {
    const { proof: given, withdrawal } = c.req.valid('json');
    const order = await getProvenOrder(c.var.db, given);
    await withdrawContract(c.var.db, order.orderNumber, withdrawal);
    return c.json(success(await getReturnOverview(c.var.db, order, c.req.valid('query').languageId)), 200);
  });

routes.route('/', customerReturnRoutes);

/** Returns the order of a valid proof; guesses are counted before the look-up. */
async function getProvenOrder(db: Db, proof: OrderProof): Promise<PlacedOrderRow> {
  await countOverviewRequest(proof.orderNumber);
  return findProvenOrder(db, proof);
}
