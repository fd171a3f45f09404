import { getConnInfo } from '@hono/node-server/conninfo';
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { createRoutes, failures, failureSchema, json, successOf, type ApiEnv } from '#platform/http';
import { loginSchema, signedInSchema, userTypeSchema } from './contract.ts';
import { listUserTypes } from './list-user-types.ts';
import { countLogin, forgiveLogins } from './login-limit.ts';
import { signIn } from './sign-in.ts';

const tags = ['Accounts'];

const login = createRoute({
  method: 'post',
  path: '/auth/login',
  tags,
  summary: 'Sign in',
  request: { body: { required: true, content: { 'application/json': { schema: loginSchema } } } },
  responses: {
    200: json(successOf(signedInSchema), 'Signed in'),
    401: json(failureSchema, 'E-mail or password is not correct; it is not told which'),
    403: json(failureSchema, 'Right, and a second factor is required'),
    422: failures[422],
    429: json(failureSchema, 'Too many attempts'),
  },
});

const types = createRoute({
  method: 'get',
  path: '/userType',
  tags,
  summary: 'The user types',
  responses: { 200: json(successOf(z.array(userTypeSchema)), 'By id') },
});

export const routes = createRoutes();

routes.openapi(login, async (c) => {
  const credentials = c.req.valid('json');
  const attempt = { email: credentials.email, address: addressOf(c) };
  await countLogin(attempt);
  const { expiresAt, ...signedIn } = await signIn(c.var.db, credentials);
  await forgiveLogins(attempt);
  c.header('Cache-Control', 'no-store');
  return c.json(success({ ...signedIn, expiresAt: expiresAt.toISOString() }), 200);
});

routes.openapi(types, async (c) => c.json(success(await listUserTypes(c.var.db)), 200));

/** Who asks: the connection's other end, or what the outermost proxy of ours saw. */
function addressOf(c: Context<ApiEnv>): string {
  const { trustedProxies } = c.var.config;
  const forwarded = c.req
    .header('x-forwarded-for')
    ?.split(',')
    .map((address) => address.trim());
  if (trustedProxies > 0 && forwarded) return forwarded.at(-trustedProxies) ?? 'unknown';
  // In-process calls and tests have no connection.
  const hasConnection = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
  return hasConnection ? (getConnInfo(c).remote.address ?? 'unknown') : 'in-process';
}
