import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, json, customerFailures, buildSuccessSchema } from '#platform/http';
import { openSessionSchema } from '../contract.ts';
import { endOtherSessions, endCustomerSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { customerCall, requireUser } from './session-middleware.ts';
import { idQuery } from '#platform/request-fields';

const tags = ['Accounts'];
const ofUser = z.object({ id: idQuery });

const list = createRoute({
  method: 'get',
  path: '/user/{id}/sessions',
  tags,
  summary: 'List the sessions of the signed-in user',
  ...customerCall,
  request: { params: ofUser },
  responses: { 200: json(buildSuccessSchema(z.array(openSessionSchema)), 'The sessions, the current session first'), ...customerFailures },
});

const endOne = createRoute({
  method: 'delete',
  path: '/user/{id}/sessions/{sessionId}',
  tags,
  summary: 'Sign out of one session',
  ...customerCall,
  request: { params: ofUser.extend({ sessionId: idQuery }) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The session was ended'), ...customerFailures },
});

const endOthers = createRoute({
  method: 'delete',
  path: '/user/{id}/sessions',
  tags,
  summary: 'Sign out of all other sessions',
  ...customerCall,
  request: { params: ofUser },
  responses: { 200: json(buildSuccessSchema(z.null()), 'All other sessions were ended'), ...customerFailures },
});

export const sessionRoutes = createRoutes();

sessionRoutes.openapi(list, async (c) => c.json(success(await listSessions(c.var.db, requireUser(c))), 200));

sessionRoutes.openapi(endOne, async (c) => {
  await endCustomerSession(c.var.db, requireUser(c).id, c.req.valid('param').sessionId);
  return c.json(success(null), 200);
});

sessionRoutes.openapi(endOthers, async (c) => {
  await endOtherSessions(c.var.db, requireUser(c));
  return c.json(success(null), 200);
});
