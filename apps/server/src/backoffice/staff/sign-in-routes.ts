import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { success } from '#kit/envelope';
import {
  beginPasskeySignIn,
  beginStaffSignIn,
  countLogin,
  countPasskeyChallenge,
  countPasskeyTry,
  setUpSecondFactor,
  showSecondFactor,
  signInStaffByPasskey,
  visitOf,
  type SignedIn,
} from '#modules/accounts';
import { passkeyOptionsSchema, passkeyOriginSchema } from '#contracts/accounts';
import { callerAddress } from '#platform/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, successOf, type ApiEnv } from '#platform/http';
import { staffCookie } from '../staff-call.ts';
import {
  challengeSchema,
  enteredSchema,
  secondFactorSchema,
  staffChallengeSchema,
  staffPasskeySignInSchema,
  staffSignInSchema,
  totpSetupSchema,
} from './contract.ts';

const tags = ['Back office: sign-in'];
const refusals = {
  401: json(failureSchema, 'Not right; it is not told what of it'),
  422: failures[422],
  429: json(failureSchema, 'Too many attempts'),
};

const signIn = createRoute({
  method: 'post',
  path: '/sign-in',
  tags,
  summary: 'The first half of a sign-in: e-mail and password',
  description: 'Never a token: what it answers with opens nothing without a second factor.',
  request: { body: jsonBody(staffSignInSchema) },
  responses: { 200: json(successOf(staffChallengeSchema), 'Right so far'), ...refusals },
});

const setUp = createRoute({
  method: 'post',
  path: '/second-factor/setup',
  tags,
  summary: 'A secret for an authenticator, for whoever has no second factor yet',
  request: { body: jsonBody(challengeSchema) },
  responses: { 200: json(successOf(totpSetupSchema), 'It counts once a code of it was sent'), 409: failures[409], ...refusals },
});

const show = createRoute({
  method: 'post',
  path: '/second-factor',
  tags,
  summary: 'The second half: a code of the authenticator, or a recovery code',
  description: 'A code counts once. After five wrong ones the password comes first again. The session is a cookie, for twelve hours.',
  request: { body: jsonBody(secondFactorSchema) },
  responses: { 200: json(successOf(enteredSchema), 'Signed in'), ...refusals },
});

const passkeyOptions = createRoute({
  method: 'post',
  path: '/sign-in/passkey/options',
  tags,
  summary: 'What a browser needs to ask for a passkey',
  request: { body: jsonBody(passkeyOriginSchema) },
  responses: { 200: json(successOf(passkeyOptionsSchema), 'For navigator.credentials.get'), ...refusals },
});

const passkey = createRoute({
  method: 'post',
  path: '/sign-in/passkey',
  tags,
  summary: 'Sign in by a passkey that was made in the back office',
  description: 'As the second half after a password, or alone.',
  request: { body: jsonBody(staffPasskeySignInSchema) },
  responses: { 200: json(successOf(enteredSchema), 'Signed in'), ...refusals },
});

export const signInRoutes = createRoutes();

signInRoutes.openapi(signIn, async (c) => {
  const credentials = c.req.valid('json');
  const forgive = await countLogin(c.var.db, { email: credentials.email, device: deviceOf(c), address: addressOf(c) });
  const begun = await beginStaffSignIn(c.var.db, credentials);
  await forgive();
  c.header('Cache-Control', 'no-store');
  return c.json(success(begun), 200);
});

signInRoutes.openapi(setUp, async (c) => {
  c.header('Cache-Control', 'no-store');
  return c.json(success(await setUpSecondFactor(c.var.db, c.req.valid('json').challenge)), 200);
});

signInRoutes.openapi(show, async (c) => {
  const { session, recoveryCodes } = await showSecondFactor(c.var.db, { ...c.req.valid('json'), device: deviceOf(c) }, visitOf(c, staffCookie));
  keepSession(c, session);
  return c.json(success({ expiresAt: session.expiresAt.toISOString(), recoveryCodes }), 200);
});

signInRoutes.openapi(passkeyOptions, async (c) => {
  await countPasskeyChallenge(addressOf(c));
  c.header('Cache-Control', 'no-store');
  return c.json(success(await beginPasskeySignIn(c.var.db, { ...c.req.valid('json'), standing: c.var.config })), 200);
});

signInRoutes.openapi(passkey, async (c) => {
  const forgive = await countPasskeyTry(addressOf(c));
  const shown = { ...c.req.valid('json'), device: deviceOf(c) };
  const session = await signInStaffByPasskey(c.var.db, shown, { visit: visitOf(c, staffCookie), standing: c.var.config });
  await forgive();
  keepSession(c, session);
  return c.json(success({ expiresAt: session.expiresAt.toISOString(), recoveryCodes: null }), 200);
});

const addressOf = (c: Context<ApiEnv>): string => callerAddress(c, c.var.config.trustedProxies);

/** By which a browser is known again: another one is told of by mail. */
const deviceCookie = 'staff_device';
const deviceOf = (c: Context<ApiEnv>): string | undefined => getCookie(c, deviceCookie)?.slice(0, 64);

/** s; browsers keep no cookie longer. */
const deviceFor = 400 * 24 * 60 * 60;

/** The token stands in no answer: a script, of ours or another's, never holds it. */
function keepSession(c: Context<ApiEnv>, { token, expiresAt, device }: SignedIn): void {
  const shared = { httpOnly: true, sameSite: 'Strict', path: '/api/admin', secure: c.var.config.publicUrl.startsWith('https:') } as const;
  setCookie(c, staffCookie, token, { ...shared, expires: expiresAt });
  setCookie(c, deviceCookie, device, { ...shared, maxAge: deviceFor });
  c.header('Cache-Control', 'no-store');
}
