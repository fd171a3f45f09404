import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { maybeUser } from '#modules/accounts';
import { referralOf, type Referral } from '#modules/tracking';
import { createRoutes, failures, failureSchema, json, jsonBody, successOf, type ApiEnv } from '#platform/http';
import { strangerOf } from '#platform/stranger';
import { idQuery, languageIdQuery } from '../countries/contract.ts';
import { handOverSchema, madeHandOverSchema, takeHandOverSchema, takenHandOverSchema } from './contract.ts';
import { countHandOver } from './placing-limit.ts';
import { makeHandOver } from './make-hand-over.ts';
import { takeHandOver } from './take-hand-over.ts';

const tags = ['Cart'];
const make = createRoute({
  method: 'post',
  path: '/checkout/hand-overs',
  tags,
  summary: 'Take a cart, and who sent its shopper, along to another country’s shop',
  description: 'The token is for one use within ten minutes; null where there is nothing to take along.',
  request: { body: jsonBody(handOverSchema) },
  responses: {
    201: json(successOf(madeHandOverSchema), 'The token'),
    ...failures,
    429: json(failureSchema, 'Too many from this address: `Retry-After` says when the next may be made'),
  },
});
const take = createRoute({
  method: 'post',
  path: '/checkout/hand-overs/taken',
  tags,
  summary: 'Go on in this country’s shop with what was handed over',
  description: 'A token that was used, has expired or was never made leads to no cart. Nobody is signed in by it.',
  request: { query: z.object({ languageId: languageIdQuery, countryId: idQuery }), body: jsonBody(takeHandOverSchema) },
  responses: { 200: json(successOf(takenHandOverSchema), 'The cart to go on with'), ...failures },
});

/** What the storefront's server side says of who sent this browser. */
const referralIn = (c: Context<ApiEnv>): Referral => referralOf((name) => c.req.header(name));

export const handOverRoutes = createRoutes()
  .openapi(make, async (c) => {
    await countHandOver(strangerOf(c, c.var.config));
    const { sessionId } = referralIn(c);
    return c.json(success({ token: await makeHandOver(c.var.db, { ...c.req.valid('json'), sessionId }) }), 201);
  })
  .openapi(take, async (c) => {
    const { token, cartId } = c.req.valid('json');
    const taking = { ...c.req.valid('query'), token, ownCartId: cartId, userId: (await maybeUser(c))?.id, referral: referralIn(c) };
    return c.json(success(await takeHandOver(c.var.db, taking)), 200);
  });
