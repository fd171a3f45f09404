import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { getCallerAddress } from '#platform/requests/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { addPasskey } from './add-passkey.ts';
import { beginCustomerPasskey } from './begin-customer-passkey.ts';
import { beginPasskeySignIn } from './begin-passkey.ts';
import {
  newPasskeyOriginSchema,
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeyOriginSchema,
  passkeySchema,
  passkeySignInSchema,
  signedInSchema,
} from '../contract.ts';
import { listPasskeys } from './list-passkeys.ts';
import { countPasskeyChallenge, countPasskeyTry } from '../sign-in/login-limit.ts';
import { removePasskey } from './remove-passkey.ts';
import { signInByPasskey } from '../sign-in/sign-in-by-passkey.ts';
import { customerCall, requireUser } from '../sign-in/session-middleware.ts';
import { getVisit } from '../sign-in/get-visit.ts';
import { idQuery } from '#platform/request-fields';

const tags = ['Passkeys'];
const ofUser = z.object({ id: idQuery });

const signInOptions = createRoute({
  method: 'post',
  path: '/auth/passkeys/options',
  tags,
  summary: 'Get the options for passkey sign-in',
  description: 'The options do not name an account. The challenge works once, within five minutes.',
  request: { body: jsonBody(passkeyOriginSchema) },
  responses: {
    200: json(buildSuccessSchema(passkeyRequestSchema), 'The options for `navigator.credentials.get`'),
    422: failures[422],
    429: json(failureSchema, 'Too many attempts'),
  },
});

const signIn = createRoute({
  method: 'post',
  path: '/auth/passkeys',
  tags,
  summary: 'Sign in with a passkey',
  request: { body: jsonBody(passkeySignInSchema) },
  responses: {
    200: json(buildSuccessSchema(signedInSchema), 'The session token and the user id'),
    401: json(failureSchema, 'The passkey was refused; the response does not say why'),
    403: json(failureSchema, 'The credentials are correct, but a second factor is required'),
    422: failures[422],
    429: json(failureSchema, 'Too many attempts'),
  },
});

const list = createRoute({
  ...customerCall,
  method: 'get',
  path: '/user/{id}/passkeys',
  tags,
  summary: 'List the passkeys of the signed-in user',
  request: { params: ofUser },
  responses: { 200: json(buildSuccessSchema(z.array(passkeySchema)), 'The passkeys, oldest first'), ...customerFailures },
});

const options = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/passkeys/options',
  tags,
  summary: 'Get the options for registering a passkey',
  description:
    'The challenge works once, within five minutes. Requires a confirmed email address, and either the password or a passkey sign-in within the last ten minutes.',
  request: { params: ofUser, body: jsonBody(newPasskeyOriginSchema) },
  responses: { 200: json(buildSuccessSchema(passkeyCreationSchema), 'The options for `navigator.credentials.create`'), ...customerFailures },
});

const add = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/passkeys',
  tags,
  summary: 'Register a passkey',
  description: 'The user receives an email.',
  request: { params: ofUser, body: jsonBody(newPasskeySchema) },
  responses: { 201: json(buildSuccessSchema(passkeySchema), 'The registered passkey'), ...customerFailures },
});

const remove = createRoute({
  ...customerCall,
  method: 'delete',
  path: '/user/{id}/passkeys/{passkeyId}',
  tags,
  summary: 'Delete a passkey',
  request: { params: ofUser.extend({ passkeyId: idQuery }) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The passkey was deleted'), ...customerFailures },
});

export const passkeyRoutes = createRoutes();

passkeyRoutes.openapi(signInOptions, async (c) => {
  await countPasskeyChallenge(getCallerAddress(c, c.var.config.trustedProxies));
  c.header('Cache-Control', 'no-store');
  return c.json(success(await beginPasskeySignIn(c.var.db, { ...c.req.valid('json'), publicAddress: c.var.config })), 200);
});

passkeyRoutes.openapi(signIn, async (c) => {
  const forgive = await countPasskeyTry(getCallerAddress(c, c.var.config.trustedProxies));
  const { expiresAt, ...signedIn } = await signInByPasskey(c.var.db, c.req.valid('json'), { visit: getVisit(c), publicAddress: c.var.config });
  await forgive();
  c.header('Cache-Control', 'no-store');
  return c.json(success({ ...signedIn, expiresAt: expiresAt.toISOString() }), 200);
});

passkeyRoutes.openapi(list, async (c) => c.json(success(await listPasskeys(c.var.db, c.req.valid('param').id)), 200));

passkeyRoutes.openapi(options, async (c) => {
  await countPasskeyChallenge(getCallerAddress(c, c.var.config.trustedProxies));
  const input = { ...c.req.valid('json'), publicAddress: c.var.config };
  return c.json(success(await beginCustomerPasskey(c.var.db, requireUser(c), input)), 200);
});

passkeyRoutes.openapi(add, async (c) => {
  const owner = { userId: c.req.valid('param').id, visit: getVisit(c), publicAddress: c.var.config };
  return c.json(success(await addPasskey(c.var.db, owner, c.req.valid('json'))), 201);
});

passkeyRoutes.openapi(remove, async (c) => {
  const { id: userId, passkeyId } = c.req.valid('param');
  await removePasskey(c.var.db, { userId, passkeyId });
  return c.json(success(null), 200);
});
