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
  recordPayOutSchema,
  newWithdrawalSchema,
  returnConfirmationSchema,
  returnOverviewSchema,
  returnProofSchema,
} from './contract.ts';
import { recordPayOut } from './decide/record-pay-out.ts';
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
const expired = json(failureSchema, 'The link is invalid or expired');
const responses = {
  200: json(buildSuccessSchema(returnOverviewSchema), 'The returnable items and the returns of the order'),
  ...failures,
  410: expired,
  429: json(failureSchema, 'Too many failed attempts for this order'),
};
const askResponses = {
  ...responses,
  202: json(buildSuccessSchema(returnOverviewSchema), 'The request waits for confirmation with the link in the email'),
};

const read = createRoute({
  method: 'post',
  path: '/returns/overview',
  tags,
  summary: 'Get the returnable items of an order without an account',
  request: { query: inLanguage, body: jsonBody(proof) },
  responses,
});
const request = createRoute({
  method: 'post',
  path: '/returns',
  tags,
  summary: 'Request a return without an account',
  description:
    'The replacement items of an exchange are reserved immediately. If only order numbers are given, the customer must confirm the request with the link in an email. A bank account for the refund is then ignored; the confirmation page asks for it.',
  request: { query: inLanguage, body: jsonBody(proof.extend({ request: newReturnSchema })) },
  responses: askResponses,
});
const takeBack = createRoute({
  method: 'post',
  path: '/returns/{returnNumber}/withdraw',
  tags,
  summary: 'Withdraw a return request before the items are sent',
  request: { params: z.object({ returnNumber: textField.min(1).max(40) }), query: inLanguage, body: jsonBody(proof) },
  responses: { ...responses, 403: json(failureSchema, 'Only available with the link from an email, or signed in') },
});
const payOut = createRoute({
  method: 'post',
  path: '/returns/{returnNumber}/pay-out',
  tags,
  summary: 'Save the account for the refund of an order that was paid in cash',
  request: {
    params: z.object({ returnNumber: textField.min(1).max(40) }),
    query: inLanguage,
    body: jsonBody(proof.extend(recordPayOutSchema.shape)),
  },
  responses: { ...responses, 403: json(failureSchema, 'Only available with the link from an email, or signed in') },
});
const withdraw = createRoute({
  method: 'post',
  path: '/withdrawals',
  tags,
  summary: 'Withdraw from the contract of an order',
  description:
    'Possible before delivery and within the withdrawal period after it, without a reason. The first request returns 409 with the items; the same request with `isConfirmed` withdraws. An email acknowledges the withdrawal immediately. If only order numbers are given, the customer must confirm it with the link in that email; it then counts from the time of the request.',
  request: {
    query: inLanguage,
    body: jsonBody(
      proof.extend({
        withdrawal: newWithdrawalSchema,
        isConfirmed: z.boolean().default(false).openapi({ description: 'The second step: only true withdraws from the contract' }),
      }),
    ),
  },
  responses: askResponses,
});

const confirmation = createRoute({
  method: 'post',
  path: '/returns/confirmations/view',
  tags,
  summary: 'Get the return or withdrawal that an email link confirms',
  request: { body: jsonBody(confirmationLinkSchema) },
  responses: {
    200: json(buildSuccessSchema(returnConfirmationSchema), 'The return or withdrawal that waits for confirmation'),
    410: expired,
    422: failures[422],
  },
});
const confirm = createRoute({
  method: 'post',
  path: '/returns/confirmations',
  tags,
  summary: 'Confirm a return or withdrawal with an email link',
  description: 'The link works once. A withdrawal counts from the time of its declaration.',
  request: { query: inLanguage, body: jsonBody(confirmReturnSchema) },
  responses: { 200: json(buildSuccessSchema(returnOverviewSchema), 'The returnable items and the returns of the order'), ...failures, 410: expired },
});

/** Requests with a valid proof count too, because each request reads an order and may send emails. */
const callsOfNetwork = rateLimit('returns');

/** The access that the proof of the order gives the caller. */
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
  .openapi(payOut, async (c) => {
    const { proof: given, payOut: account } = c.req.valid('json');
    const order = await proveOwnOrder(c.var.db, given, buildAnonymousRateLimitKey(c, c.var.config));
    await recordPayOut(c.var.db, { orderId: order.id, payOut: account, ...c.req.valid('param') });
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

/** Returns 200 if the request is complete, and 202 if it waits for confirmation by email. */
const answerAsked = async (c: Context<ApiEnv>, order: PlacedOrderRow, known: Known, languageId: number) =>
  c.json(success(await getReturnOverview(c.var.db, order, languageId, known)), known.isOwner ? 200 : 202);
