import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, json, ownFailures, successOf } from '#platform/http';
import { openSessionSchema } from './contract.ts';
import { endOtherSessions, endOwnSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { ownCall, requireUser } from './signed-in.ts';

const tags = ['Accounts'];
const ofUser = z.object({ id: z.coerce.number().int() });

const list = createRoute({
  method: 'get',
  path: '/user/{id}/sessions',
  tags,
  summary: 'Where one is signed in',
  ...ownCall,
  request: { params: ofUser },
  responses: { 200: json(successOf(z.array(openSessionSchema)), 'This session first'), ...ownFailures },
});

const endOne = createRoute({
  method: 'delete',
  path: '/user/{id}/sessions/{sessionId}',
  tags,
  summary: 'Sign out elsewhere',
  ...ownCall,
  request: { params: ofUser.extend({ sessionId: z.coerce.number().int().positive().max(2_147_483_647) }) },
  responses: { 200: json(successOf(z.null()), 'It has ended'), ...ownFailures },
});

const endOthers = createRoute({
  method: 'delete',
  path: '/user/{id}/sessions',
  tags,
  summary: 'Sign out everywhere else',
  ...ownCall,
  request: { params: ofUser },
  responses: { 200: json(successOf(z.null()), 'Only this session is left'), ...ownFailures },
});

export const sessionRoutes = createRoutes();

sessionRoutes.openapi(list, async (c) => c.json(success(await listSessions(c.var.db, requireUser(c))), 200));

sessionRoutes.openapi(endOne, async (c) => {
  await endOwnSession(c.var.db, requireUser(c).id, c.req.valid('param').sessionId);
  return c.json(success(null), 200);
});

sessionRoutes.openapi(endOthers, async (c) => {
  await endOtherSessions(c.var.db, requireUser(c));
  return c.json(success(null), 200);
});
