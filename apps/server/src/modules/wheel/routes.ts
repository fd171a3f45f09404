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
import { idQuery, textField } from '#platform/request-fields';

const tags = ['Wheel'];
const ofCountry = z.object({ countryId: idQuery });

const wheel = createRoute({
  method: 'get',
  path: '/wheel',
  tags,
  summary: 'Get the prize wheel of a country',
  request: { query: ofCountry },
  responses: {
    200: json(buildSuccessSchema(makeNullable(shownWheelSchema)), 'The active prize wheel with prizes and odds; null if there is none'),
    422: failures[422],
  },
});

const today = createRoute({
  method: 'get',
  path: '/wheel/spins',
  tags,
  summary: 'Get the visitor’s results and remaining spins of today',
  request: { query: ofCountry, headers: visitorHeaderSchema },
  responses: { 200: json(buildSuccessSchema(spinsOfTodaySchema), 'The results in order, and the number of remaining spins'), ...failures },
});

const spinRoute = createRoute({
  method: 'post',
  path: '/wheel/spins',
  tags,
  summary: 'Spin the prize wheel',
  description:
    'The server draws a segment according to the weights. A won coupon is valid once and only for this email address, which also receives it by email. Requests with the same `idempotency-key` return the same result. Returns 409 if no spins are left today.',
  request: {
    headers: visitorHeaderSchema.extend({ 'idempotency-key': textField.min(16).max(64) }),
    body: jsonBody(newSpinSchema),
  },
  responses: {
    200: json(buildSuccessSchema(spinAnswerSchema), 'The result and the number of remaining spins'),
    ...failures,
    429: json(failureSchema, 'Too many requests from this network address'),
  },
});

/** Refused requests count too. The limit is high, because an office may share a network address. */
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
