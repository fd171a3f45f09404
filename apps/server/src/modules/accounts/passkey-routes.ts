import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { callerAddress } from '#platform/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { idQuery } from '../countries/contract.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey, beginPasskeySignIn } from './begin-passkey.ts';
import { newPasskeySchema, passkeyOptionsSchema, passkeyOriginSchema, passkeySchema, passkeySignInSchema, signedInSchema } from './contract.ts';
import { listPasskeys } from './list-passkeys.ts';
import { countPasskeyChallenge, countPasskeyTry } from './login-limit.ts';
import { removePasskey } from './remove-passkey.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';
import { ownCall } from './signed-in.ts';
import { visitOf } from './visit-of.ts';

const tags = ['Passkeys'];
const ofUser = z.object({ id: idQuery });

const signInOptions = createRoute({
  method: 'post',
  path: '/auth/passkeys/options',
  tags,
  summary: 'What a browser needs to ask for a passkey',
  description: 'It names no account. The challenge can be answered once, within five minutes.',
  request: { body: jsonBody(passkeyOriginSchema) },
  responses: {
    200: json(successOf(passkeyOptionsSchema), 'For navigator.credentials.get'),
    422: failures[422],
    429: json(failureSchema, 'Too many attempts'),
  },
});

const signIn = createRoute({
  method: 'post',
  path: '/auth/passkeys',
  tags,
  summary: 'Sign in by passkey',
  request: { body: jsonBody(passkeySignInSchema) },
  responses: {
    200: json(successOf(signedInSchema), 'Signed in'),
    401: json(failureSchema, 'It could not be used; it is not told why'),
    403: json(failureSchema, 'Right, and a second factor is required'),
    422: failures[422],
    429: json(failureSchema, 'Too many attempts'),
  },
});

const list = createRoute({
  ...ownCall,
  method: 'get',
  path: '/user/{id}/passkeys',
  tags,
  summary: "The caller's passkeys",
  request: { params: ofUser },
  responses: { 200: json(successOf(z.array(passkeySchema)), 'The oldest first'), ...ownFailures },
});

const options = createRoute({
  ...ownCall,
  method: 'post',
  path: '/user/{id}/passkeys/options',
  tags,
  summary: 'What a browser needs to make a passkey',
  description: 'The challenge can be answered once, within five minutes.',
  request: { params: ofUser, body: jsonBody(passkeyOriginSchema) },
  responses: { 200: json(successOf(passkeyOptionsSchema), 'For navigator.credentials.create'), ...ownFailures },
});

const add = createRoute({
  ...ownCall,
  method: 'post',
  path: '/user/{id}/passkeys',
  tags,
  summary: 'Keep a passkey',
  description: 'Its owner is told by mail.',
  request: { params: ofUser, body: jsonBody(newPasskeySchema) },
  responses: { 201: json(successOf(passkeySchema), 'As it is kept'), ...ownFailures },
});

const remove = createRoute({
  ...ownCall,
  method: 'delete',
  path: '/user/{id}/passkeys/{passkeyId}',
  tags,
  summary: 'Forget a passkey',
  request: { params: ofUser.extend({ passkeyId: idQuery }) },
  responses: { 200: json(successOf(z.null()), 'It opens nothing any more'), ...ownFailures },
});

export const passkeyRoutes = createRoutes();

passkeyRoutes.openapi(signInOptions, async (c) => {
  await countPasskeyChallenge(callerAddress(c, c.var.config.trustedProxies));
  c.header('Cache-Control', 'no-store');
  return c.json(success(await beginPasskeySignIn(c.var.db, { ...c.req.valid('json'), standing: c.var.config })), 200);
});

passkeyRoutes.openapi(signIn, async (c) => {
  const forgive = await countPasskeyTry(callerAddress(c, c.var.config.trustedProxies));
  const { expiresAt, ...signedIn } = await signInByPasskey(c.var.db, c.req.valid('json'), { visit: visitOf(c), standing: c.var.config });
  await forgive();
  c.header('Cache-Control', 'no-store');
  return c.json(success({ ...signedIn, expiresAt: expiresAt.toISOString() }), 200);
});

passkeyRoutes.openapi(list, async (c) => c.json(success(await listPasskeys(c.var.db, c.req.valid('param').id)), 200));

passkeyRoutes.openapi(options, async (c) => {
  await countPasskeyChallenge(callerAddress(c, c.var.config.trustedProxies));
  const asked = { userId: c.req.valid('param').id, ...c.req.valid('json'), standing: c.var.config };
  return c.json(success(await beginPasskey(c.var.db, asked)), 200);
});

passkeyRoutes.openapi(add, async (c) => {
  const owner = { userId: c.req.valid('param').id, visit: visitOf(c), standing: c.var.config };
  return c.json(success(await addPasskey(c.var.db, owner, c.req.valid('json'))), 201);
});

passkeyRoutes.openapi(remove, async (c) => {
  const { id: userId, passkeyId } = c.req.valid('param');
  await removePasskey(c.var.db, { userId, passkeyId });
  return c.json(success(null), 200);
});
