import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { success } from '#kit/envelope';
import { proveOrder, proveOwnOrder, type PlacedOrderRow, type ProvenOrder } from '#modules/orders';
import { createRoutes, failures, failureSchema, json, jsonBody, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { buildAnonymousRateLimitKey } from '#platform/requests/anonymous-rate-limit-key';
import { rateLimit } from '#platform/requests/rate-limit';
import { languageIdQuery } from '../countries/contract.ts';
import {
  confirmationLinkSchema,
  confirmReturnSchema,
  newReturnSchema,
  newWithdrawalSchema,
  returnConfirmationSchema,
  returnOverviewSchema,
  returnProofSchema,
} from './contract.ts';
import { askReturn, askWithdrawal } from './request/ask-return.ts';
import { confirmReturn, readReturnConfirmation } from './request/confirm-return.ts';
import { customerReturnRoutes } from './request/customer-routes.ts';
import { requestReturn } from './request/request-return.ts';
import { getReturnOverview } from './request/get-return-overview.ts';
import { WithdrawalUnconfirmed } from './errors.ts';
import { takeBackReturn } from './request/take-back-return.ts';
import { assertWithdrawalPossible, withdrawContract } from './withdrawal/withdraw-contract.ts';
import { textField } from '#platform/request-fields';

const inLanguage = z.object({ languageId: languageIdQuery });
const proof = z.object({ proof: returnProofSchema });
const tags = ['Returns'];
const expired = json(failureSchema, 'Link Expired or incorrect Link. Please Try again');
const responses = {
  200: json(buildSuccessSchema(returnOverviewSchema), 'What can be sent back, and what has been asked back'),
  ...failures,
  410: expired,
  429: json(failureSchema, 'Too many wrong tries at this order'),
};
const askResponses = {
  ...responses,
  202: json(buildSuccessSchema(returnOverviewSchema), 'It waits for the link in the mail to the order’s address'),
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
  description:
    'Items of an exchange are reserved from now on. With the numbers of the order alone, it waits for the link in a mail, and an account for the refund is not taken.',
  request: { query: inLanguage, body: jsonBody(proof.extend({ request: newReturnSchema })) },
  responses: askResponses,
});
const takeBack = createRoute({
  method: 'post',
  path: '/returns/{returnNumber}/withdraw',
  tags,
  summary: 'Withdraw a return request before the items are sent',
  request: { params: z.object({ returnNumber: textField.min(1).max(40) }), query: inLanguage, body: jsonBody(proof) },
  responses: { ...responses, 403: json(failureSchema, 'Only by the link of a mail or signed in') },
});
const withdraw = createRoute({
  method: 'post',
  path: '/withdrawals',
  tags,
  summary: 'Withdraw from the contract',
  description:
    'Before delivery or within the withdrawal period after it; no reason is needed. Two steps: the first call answers 409 and names the pieces, the same call with `isConfirmed` withdraws. A mail acknowledges it at once. With the numbers of the order alone, it counts from now on once the link in that mail confirms it.',
  request: {
    query: inLanguage,
    body: jsonBody(
      proof.extend({
        withdrawal: newWithdrawalSchema,
        isConfirmed: z.boolean().default(false).openapi({ description: 'The second step: without it nothing is withdrawn' }),
      }),
    ),
  },
  responses: askResponses,
});

const confirmation = createRoute({
  method: 'post',
  path: '/returns/confirmations/view',
  tags,
  summary: 'Get the return or withdrawal that the link of a mail confirms',
  request: { body: jsonBody(confirmationLinkSchema) },
  responses: { 200: json(buildSuccessSchema(returnConfirmationSchema), 'What waits for confirmation'), 410: expired, 422: failures[422] },
});
const confirm = createRoute({
  method: 'post',
  path: '/returns/confirmations',
  tags,
  summary: 'Confirm a return or withdrawal by the link of a mail',
  description: 'Works once. A withdrawal counts from the time of its declaration.',
  request: { query: inLanguage, body: jsonBody(confirmReturnSchema) },
  responses: { 200: json(buildSuccessSchema(returnOverviewSchema), 'The returns of the order'), ...failures, 410: expired },
});

/** Right proofs count as well: each call reads an order and may send emails. */
const callsOfNetwork = rateLimit('returns');

/** What a caller knows who has only the numbers of an order. */
type Known = Omit<ProvenOrder, 'order'>;

const countCall = createMiddleware<ApiEnv>(async (c, next) => {
  const key = buildAnonymousRateLimitKey(c, c.var.config);
  if (key !== undefined) await callsOfNetwork.count(key);
  await next();
});

const limited = createRoutes();
for (const path of ['/returns', '/returns/*', '/withdrawals']) limited.use(path, countCall);

export const routes = limited
  .openapi(read, async (c) => {
    const { order, ...known } = await proveOrder(c.var.db, c.req.valid('json').proof, buildAnonymousRateLimitKey(c, c.var.config));
    return c.json(success(await getReturnOverview(c.var.db, order, c.req.valid('query').languageId, known)), 200);
  })
  .openapi(request, async (c) => {
    const { proof: given, request } = c.req.valid('json');
    const { order, ...known } = await proveOrder(c.var.db, given, buildAnonymousRateLimitKey(c, c.var.config));
    if (known.isOwner) await requestReturn(c.var.db, order.orderNumber, request);
    else await askReturn(c.var.db, order, request);
    return answerAsked(c, order, known, c.req.valid('query').languageId);
  })
  .openapi(takeBack, async (c) => {
    const order = await proveOwnOrder(c.var.db, c.req.valid('json').proof, buildAnonymousRateLimitKey(c, c.var.config));
    await takeBackReturn(c.var.db, { orderId: order.id, ...c.req.valid('param') });
    return c.json(success(await getReturnOverview(c.var.db, order, c.req.valid('query').languageId)), 200);
  })
  .openapi(withdraw, async (c) => {
    const { proof: given, withdrawal, isConfirmed } = c.req.valid('json');
    const { order, ...known } = await proveOrder(c.var.db, given, buildAnonymousRateLimitKey(c, c.var.config));
    if (!isConfirmed) throw new WithdrawalUnconfirmed(await assertWithdrawalPossible(c.var.db, order.orderNumber, withdrawal));
    if (known.isOwner) await withdrawContract(c.var.db, order.orderNumber, withdrawal);
    else await askWithdrawal(c.var.db, order, withdrawal);
    return answerAsked(c, order, known, c.req.valid('query').languageId);
  })
  .openapi(confirmation, async (c) => c.json(success(await readReturnConfirmation(c.var.db, c.req.valid('json').link)), 200))
  .openapi(confirm, async (c) => {
    const order = await confirmReturn(c.var.db, c.req.valid('json'));
    return c.json(success(await getReturnOverview(c.var.db, order, c.req.valid('query').languageId)), 200);
  });

routes.route('/', customerReturnRoutes);

/** Answers 200 if it is done, and 202 if it waits for the email address of the order. */
const answerAsked = async (c: Context<ApiEnv>, order: PlacedOrderRow, known: Known, languageId: number) =>
  c.json(success(await getReturnOverview(c.var.db, order, languageId, known)), known.isOwner ? 200 : 202);
