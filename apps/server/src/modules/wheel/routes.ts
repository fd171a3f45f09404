import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { maybeUser } from '#modules/accounts';
import { createRoutes, failures, failureSchema, json, jsonBody, mayBeKept, successOf } from '#platform/http';
import { rateLimit } from '#platform/rate-limit';
import { strangerOf } from '#platform/stranger';
import { idQuery } from '../countries/contract.ts';
import { newSpinSchema, shownWheelSchema, spinAnswerSchema, spinsOfTodaySchema, visitorHeaderSchema } from './contract.ts';
import { shownSpin } from './shown-spin.ts';
import { spin } from './spin.ts';
import { spinsOfToday } from './spins-of-today.ts';
import { wheelOf } from './tags.ts';
import { secondsUntilChange, shownWheel } from './wheel-in.ts';

const tags = ['Wheel'];
const ofCountry = z.object({ countryId: idQuery });

const wheel = createRoute({
  method: 'get',
  path: '/wheel',
  tags,
  summary: 'The wheel of a country: what can be won, and how likely',
  request: { query: ofCountry },
  responses: { 200: json(successOf(shownWheelSchema.nullable()), 'Null: there is none at present'), 422: failures[422] },
});

const today = createRoute({
  method: 'get',
  path: '/wheel/spins',
  tags,
  summary: 'What this visitor has drawn today, and how often he can spin yet',
  request: { query: ofCountry, headers: visitorHeaderSchema },
  responses: { 200: json(successOf(spinsOfTodaySchema), 'The first first'), ...failures },
});

const turn = createRoute({
  method: 'post',
  path: '/wheel/spins',
  tags,
  summary: 'Spin the wheel',
  description:
    'Drawn by the shop, by the weights of the segments. A coupon that is won holds for this e-mail alone, once, and is mailed too. The same call with the same `idempotency-key` is answered with the same result. 409: no spins left today.',
  request: {
    headers: visitorHeaderSchema.extend({ 'idempotency-key': z.string().min(16).max(64) }),
    body: jsonBody(newSpinSchema),
  },
  responses: { 200: json(successOf(spinAnswerSchema), 'What was drawn'), ...failures, 429: json(failureSchema, 'Too many from this address') },
});

/** What is refused counts too; an office may share an address. */
const callsOfAddress = rateLimit({ name: 'wheel-address', points: 120, seconds: 60 * 60 });

export const routes = createRoutes();

routes.openapi(wheel, async (c) => {
  const { countryId } = c.req.valid('query');
  const shown = await shownWheel(c.var.db, countryId);
  mayBeKept(c, [wheelOf(countryId)], await secondsUntilChange(c.var.db, countryId));
  return c.json(success(shown), 200);
});

routes.openapi(today, async (c) => {
  c.header('Cache-Control', 'private, no-store');
  const { countryId } = c.req.valid('query');
  return c.json(success(await spinsOfToday(c.var.db, { countryId, visitor: c.req.valid('header')['wheel-visitor'] })), 200);
});

routes.openapi(turn, async (c) => {
  c.header('Cache-Control', 'private, no-store');
  const { 'wheel-visitor': visitor, 'idempotency-key': idempotencyKey } = c.req.valid('header');
  const stranger = strangerOf(c, c.var.config);
  if (stranger !== undefined) await callsOfAddress.count(stranger);
  const { db } = c.var;
  const asked = c.req.valid('json');
  const drawn = await spin(db, { ...asked, visitor, userId: (await maybeUser(c))?.id, stranger, idempotencyKey });
  const { spinsLeft } = await spinsOfToday(db, { countryId: drawn.countryId, visitor });
  const message = drawn.kind === 'none' ? 'no prize this time' : '';
  return c.json(success({ result: await shownSpin(db, drawn), spinsLeft }, { message }), 200);
});
