import { createRoute, z } from '@hono/zod-openapi';
import { days, now } from '#kit/clock';
import { success } from '#kit/envelope';
import { listApiTokens, makeApiToken, readApiToken, revokeApiToken } from '#modules/accounts';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { change } from '../change.ts';
import { NotThere, NotForYou } from '../errors.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { apiTokenSchema, madeApiTokenSchema, newApiTokenSchema } from './contract.ts';

const call = { ...staffCall('staff'), tags: ['Back office: staff'] };

const list = createRoute({
  ...call,
  method: 'get',
  path: '/api-tokens',
  summary: 'What a merchant’s own systems call with',
  request: { query: listQueryOf({ isRevoked: z.boolean().optional() }, ['id']) },
  responses: { 200: json(staffListOf(apiTokenSchema), 'A page of them, the newest first'), ...ownFailures },
});

const make = createRoute({
  ...call,
  method: 'post',
  path: '/api-tokens',
  summary: 'Make a token',
  description: 'The token is in this answer and nowhere else. It reaches no call about staff.',
  request: { body: jsonBody(newApiTokenSchema) },
  responses: { 200: json(successOf(madeApiTokenSchema), 'With the token'), ...ownFailures },
});

const revoke = createRoute({
  ...call,
  method: 'post',
  path: '/api-tokens/{id}/revoke',
  summary: 'From now on it opens nothing',
  request: { params: numberedPath },
  responses: { 200: json(successOf(apiTokenSchema), 'The token'), ...ownFailures },
});

export const tokenRoutes = createRoutes();

tokenRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await listApiTokens(c.var.db, staffList(asked));
  return c.json(listed(rows, count, asked), 200);
});

tokenRoutes.openapi(make, async (c) => {
  const { days: lasts, ...asked } = c.req.valid('json');
  const { userId } = requireStaff(c);
  if (userId === null) throw new NotForYou();
  const expiresAt = lasts === null ? null : new Date(now().getTime() + days(lasts));
  const made = await change(c, async (tx, note) => {
    const { id, token } = await makeApiToken(tx, { ...asked, expiresAt, createdBy: userId });
    const after = await tokenOf(tx, id);
    await note({ action: 'api-token.create', subject: 'api-token', subjectId: id, after });
    return { ...after, token };
  });
  return c.json(success(made), 200);
});

tokenRoutes.openapi(revoke, async (c) => {
  const { id } = c.req.valid('param');
  const revoked = await change(c, async (tx, note) => {
    const before = await tokenOf(tx, id);
    await revokeApiToken(tx, id);
    const after = await tokenOf(tx, id);
    await note({ action: 'api-token.revoke', subject: 'api-token', subjectId: id, before, after });
    return after;
  });
  return c.json(success(revoked), 200);
});

/** @throws NotThere */
async function tokenOf(db: Db, id: number) {
  const token = await readApiToken(db, id);
  if (!token) throw new NotThere('token');
  return token;
}
