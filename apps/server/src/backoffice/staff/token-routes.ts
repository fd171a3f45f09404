import { createRoute, z } from '@hono/zod-openapi';
import { days, now } from '#kit/clock';
import { success } from '#kit/envelope';
import { listApiTokens, makeApiToken, readApiToken, revokeApiToken } from '#modules/accounts';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { change } from '../change.ts';
import { RecordNotFound, NotPermitted } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { apiTokenSchema, madeApiTokenSchema, newApiTokenSchema } from './contract.ts';

const call = { ...adminCall('staff'), tags: ['Back office: staff'] };

const list = createRoute({
  ...call,
  method: 'get',
  path: '/api-tokens',
  summary: 'List API tokens',
  request: { query: buildListQuerySchema({ isRevoked: z.boolean().optional() }, ['id']) },
  responses: { 200: json(buildAdminListSchema(apiTokenSchema), 'A page of API tokens, newest first'), ...customerFailures },
});

const make = createRoute({
  ...call,
  method: 'post',
  path: '/api-tokens',
  summary: 'Create an API token',
  description: 'Only this response contains the token. The token has no access to staff routes.',
  request: { body: jsonBody(newApiTokenSchema) },
  responses: { 200: json(buildSuccessSchema(madeApiTokenSchema), 'The new API token with its secret'), ...customerFailures },
});

const revoke = createRoute({
  ...call,
  method: 'post',
  path: '/api-tokens/{id}/revoke',
  summary: 'Revoke an API token',
  request: { params: numberedPath },
  responses: { 200: json(buildSuccessSchema(apiTokenSchema), 'The revoked API token'), ...customerFailures },
});

export const tokenRoutes = createRoutes();

tokenRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listApiTokens(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows, count, query), 200);
});

tokenRoutes.openapi(make, async (c) => {
  const { days: lasts, ...input } = c.req.valid('json');
  const { userId } = requireStaff(c);
  if (userId === null) throw new NotPermitted();
  const expiresAt = lasts === null ? null : new Date(now().getTime() + days(lasts));
  const made = await change(c, async (tx, note) => {
    const { id, token } = await makeApiToken(tx, { ...input, expiresAt, createdBy: userId });
    const after = await getToken(tx, id);
    await note({ action: 'api-token.create', subject: 'api-token', subjectId: id, after });
    return { ...after, token };
  });
  return c.json(success(made), 200);
});

tokenRoutes.openapi(revoke, async (c) => {
  const { id } = c.req.valid('param');
  const revoked = await change(c, async (tx, note) => {
    const before = await getToken(tx, id);
    await revokeApiToken(tx, id);
    const after = await getToken(tx, id);
    await note({ action: 'api-token.revoke', subject: 'api-token', subjectId: id, before, after });
    return after;
  });
  return c.json(success(revoked), 200);
});

/** @throws RecordNotFound */
async function getToken(db: Db, id: number) {
  const token = await readApiToken(db, id);
  if (!token) throw new RecordNotFound('token');
  return token;
}
