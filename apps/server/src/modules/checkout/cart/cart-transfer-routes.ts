import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { findUser } from '#modules/accounts';
import { readReferral, type Referral } from '#modules/tracking';
import { createRoutes, failures, failureSchema, json, jsonBody, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { buildAnonymousRateLimitKey } from '#platform/requests/anonymous-rate-limit-key';
import { languageIdQuery } from '#contracts/countries';
import { cartTransferSchema, madeCartTransferSchema, acceptCartTransferSchema, acceptedCartTransferSchema } from '../contract.ts';
import { countTransfer } from '../place/placing-limit.ts';
import { makeCartTransfer } from './make-cart-transfer.ts';
import { acceptCartTransfer } from './accept-cart-transfer.ts';
import { idQuery } from '#platform/request-fields';

const tags = ['Cart'];
const makeTransfer = createRoute({
  method: 'post',
  path: '/checkout/cart-transfers',
  tags,
  summary: 'Create a cart transfer to the shop of another country',
  description:
    'The transfer includes the affiliate referral. The token works once, within ten minutes. It is null if the cart is empty and there is no referral.',
  request: { body: jsonBody(cartTransferSchema) },
  responses: {
    201: json(buildSuccessSchema(madeCartTransferSchema), 'The transfer token'),
    ...failures,
    429: json(failureSchema, 'Too many requests from this network address; `Retry-After` contains the waiting time'),
  },
});
const acceptTransfer = createRoute({
  method: 'post',
  path: '/checkout/cart-transfers/accepted',
  tags,
  summary: 'Accept a cart transfer in the shop of this country',
  description: 'A used, expired or unknown token returns no cart. The token does not sign the customer in.',
  request: { query: z.object({ languageId: languageIdQuery, countryId: idQuery }), body: jsonBody(acceptCartTransferSchema) },
  responses: { 200: json(buildSuccessSchema(acceptedCartTransferSchema), 'The id of the cart, the merged lines and the referral'), ...failures },
});

/** Reads the referral that the storefront's server sends for this browser. */
const getReferral = (c: Context<ApiEnv>): Referral => readReferral((name) => c.req.header(name));

export const cartTransferRoutes = createRoutes()
  .openapi(makeTransfer, async (c) => {
    await countTransfer(buildAnonymousRateLimitKey(c, c.var.config));
    const { sessionId } = getReferral(c);
    return c.json(success({ token: await makeCartTransfer(c.var.db, { ...c.req.valid('json'), sessionId }) }), 201);
  })
  .openapi(acceptTransfer, async (c) => {
    const { token, cartId } = c.req.valid('json');
    const transfer = { ...c.req.valid('query'), token, ownCartId: cartId, userId: (await findUser(c))?.id, referral: getReferral(c) };
    return c.json(success(await acceptCartTransfer(c.var.db, transfer)), 200);
  });
