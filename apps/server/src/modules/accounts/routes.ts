import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { callerAddress } from '#platform/caller-address';
import { createRoutes, failures, failureSchema, json, successOf } from '#platform/http';
import { loginSchema, signedInSchema, userTypeSchema } from './contract.ts';
import { listUserTypes } from './list-user-types.ts';
import { countLogin } from './login-limit.ts';
import { signIn } from './sign-in.ts';
import { visitOf } from './visit-of.ts';

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
  const forgive = await countLogin(c.var.db, { ...credentials, address: callerAddress(c, c.var.config.trustedProxies) });
  const { expiresAt, ...signedIn } = await signIn(c.var.db, credentials, visitOf(c));
  await forgive();
  c.header('Cache-Control', 'no-store');
  return c.json(success({ ...signedIn, expiresAt: expiresAt.toISOString() }), 200);
});

routes.openapi(types, async (c) => c.json(success(await listUserTypes(c.var.db)), 200));
