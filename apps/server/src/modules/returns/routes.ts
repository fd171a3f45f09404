import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { proveOrder, type OrderProof, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { createRoutes, failures, failureSchema, json, jsonBody, successOf } from '#platform/http';
import { languageIdQuery } from '../countries/contract.ts';
import { newReturnSchema, newWithdrawalSchema, returnDeskSchema, returnProofSchema } from './contract.ts';
import { ownReturnRoutes } from './own-routes.ts';
import { requestReturn } from './request-return.ts';
import { returnDesk } from './return-desk.ts';
import { countReturnLook } from './return-limit.ts';
import { takeBackReturn } from './take-back-return.ts';
import { withdrawContract } from './withdraw-contract.ts';

const inLanguage = z.object({ languageId: languageIdQuery });
const proof = z.object({ proof: returnProofSchema });
const tags = ['Returns'];
const responses = {
  200: json(successOf(returnDeskSchema), 'What can be sent back, and what has been asked back'),
  ...failures,
  429: json(failureSchema, 'Too many looks at this order'),
};

const read = createRoute({
  method: 'post',
  path: '/returns/desk',
  tags,
  summary: 'What can be sent back of an order, by its number and its invoice number or e-mail',
  request: { query: inLanguage, body: jsonBody(proof) },
  responses,
});
const request = createRoute({
  method: 'post',
  path: '/returns',
  tags,
  summary: 'Ask things of an order back',
  description: 'What is wanted in another size is held from now on.',
  request: { query: inLanguage, body: jsonBody(proof.extend({ request: newReturnSchema })) },
  responses,
});
const takeBack = createRoute({
  method: 'post',
  path: '/returns/{returnNumber}/withdraw',
  tags,
  summary: 'Keep after all what has not been sent yet',
  request: { params: z.object({ returnNumber: z.string().min(1).max(40) }), query: inLanguage, body: jsonBody(proof) },
  responses,
});
const withdraw = createRoute({
  method: 'post',
  path: '/withdrawals',
  tags,
  summary: 'Withdraw from the contract',
  description: 'Within 14 days of its arrival, or before; no reason is asked for. It is acknowledged by mail at once.',
  request: { query: inLanguage, body: jsonBody(proof.extend({ withdrawal: newWithdrawalSchema })) },
  responses,
});

export const routes = createRoutes()
  .openapi(read, async (c) => {
    const order = await proven(c.var.db, c.req.valid('json').proof);
    return c.json(success(await returnDesk(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(request, async (c) => {
    const { proof: given, request: asked } = c.req.valid('json');
    const order = await proven(c.var.db, given);
    await requestReturn(c.var.db, order.orderNumber, asked);
    return c.json(success(await returnDesk(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(takeBack, async (c) => {
    const order = await proven(c.var.db, c.req.valid('json').proof);
    await takeBackReturn(c.var.db, { orderId: order.id, ...c.req.valid('param') });
    return c.json(success(await returnDesk(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(withdraw, async (c) => {
    const { proof: given, withdrawal } = c.req.valid('json');
    const order = await proven(c.var.db, given);
    await withdrawContract(c.var.db, order.orderNumber, withdrawal);
    return c.json(success(await returnDesk(c.var.db, order, c.req.valid('query').languageId)), 200);
  });

routes.route('/', ownReturnRoutes);

/** Whose order it is: guesses are counted before anything is looked up. */
async function proven(db: Db, proof: OrderProof): Promise<PlacedOrderRow> {
  await countReturnLook(proof.orderNumber);
  return proveOrder(db, proof);
}
