import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { findUser } from '#modules/accounts';
import { buildSuccessSchema, createRoutes, failures, failureSchema, json, jsonBody, makeNullable, setCacheTags } from '#platform/http';
import { rateLimit } from '#platform/requests/rate-limit';
import { buildAnonymousRateLimitKey } from '#platform/requests/anonymous-rate-limit-key';
import { newSpinSchema, shownWheelSchema, spinAnswerSchema, spinsOfTodaySchema, visitorHeaderSchema } from './contract.ts';
import { toPublicSpin } from './spins/to-shown-spin.ts';
import { spin } from './spins/spin.ts';
import { listSpinsOfToday } from './spins/list-spins-of-today.ts';
import { getWheelTag } from './tags.ts';
import { getSecondsUntilChange, toPublicWheel } from './find-active-wheel.ts';
import { idQuery } from '#platform/request-fields';

const tags = ['Wheel'];
const ofCountry = z.object({ countryId: idQuery });

const wheel = createRoute({
  method: 'get',
  path: '/wheel',
  tags,
  summary: 'Get the prize wheel of a country with prizes and odds',
  request: { query: ofCountry },
  responses: { 200: json(buildSuccessSchema(makeNullable(shownWheelSchema)), 'Null: there is none at present'), 422: failures[422] },
});

const today = createRoute({
  method: 'get',
  path: '/wheel/spins',
  tags,
  summary: 'Get the visitor’s spins of today and their remaining spins',
  request: { query: ofCountry, headers: visitorHeaderSchema },
  responses: { 200: json(buildSuccessSchema(spinsOfTodaySchema), 'The first first'), ...failures },
});

const spinRoute = createRoute({
  method: 'post',
  path: '/wheel/spins',
  tags,
  summary: 'Spin the prize wheel',
  description:
    'Drawn by the shop, by the weights of the segments. A coupon that is won holds for this e-mail alone, once, and is mailed too. The same call with the same `idempotency-key` is answered with the same result. 409: no spins left today.',
  request: {
    headers: visitorHeaderSchema.extend({ 'idempotency-key': z.string().min(16).max(64) }),
    body: jsonBody(newSpinSchema),
  },
  responses: {
    200: json(buildSuccessSchema(spinAnswerSchema), 'What was drawn'),
    ...failures,
    429: json(failureSchema, 'Too many from this address'),
  },
});

/** Refused calls count too. The limit is high because an office may share an address. */
const callsOfAddress = rateLimit('wheel-address');

export const routes = createRoutes();

routes.openapi(wheel, async (c) => {
  const { countryId } = c.req.valid('query');
  const shown = await toPublicWheel(c.var.db, countryId);
  setCacheTags(c, [getWheelTag(countryId)], await getSecondsUntilChange(c.var.db, countryId));
  return c.json(success(shown), 200);
});

routes.openapi(today, async (c) => {
  c.header('Cache-Control', 'private, no-store');
  const { countryId } = c.req.valid('query');
  return c.json(success(await listSpinsOfToday(c.var.db, { countryId, visitor: c.req.valid('header')['wheel-visitor'] })), 200);
});

routes.openapi(spinRoute, async (c) => {
  c.header('Cache-Control', 'private, no-store');
  const { 'wheel-visitor': visitor, 'idempotency-key': idempotencyKey } = c.req.valid('header');
  const rateLimitKey = buildAnonymousRateLimitKey(c, c.var.config);
  if (rateLimitKey !== undefined) await callsOfAddress.count(rateLimitKey);
  const { db } = c.var;
  const input = c.req.valid('json');
  const drawn = await spin(db, { ...input, visitor, userId: (await findUser(c))?.id, rateLimitKey, idempotencyKey });
  const { spinsLeft } = await listSpinsOfToday(db, { countryId: drawn.countryId, visitor });
  const message = drawn.kind === 'none' ? 'no prize this time' : '';
  return c.json(success({ result: await toPublicSpin(db, drawn), spinsLeft }, { message }), 200);
});
