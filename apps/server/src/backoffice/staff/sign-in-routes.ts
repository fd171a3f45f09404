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
  checkSecondFactor,
  signInStaffByPasskey,
  getVisit,
  type SignedIn,
} from '#modules/accounts';
import { passkeyRequestSchema, passkeyOriginSchema, secondFactorSchema, totpSetupSchema } from '#contracts/accounts';
import { getCallerAddress } from '#platform/requests/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { setSessionCookie } from '#platform/requests/session-cookie';
import { staffCookie } from '../admin-call.ts';
import { challengeSchema, enteredSchema, staffChallengeSchema, staffPasskeySignInSchema, staffSignInSchema } from './contract.ts';

const tags = ['Back office: sign-in'];
const refusals = {
  401: json(failureSchema, 'The credentials are wrong; the response does not say which one'),
  422: failures[422],
  429: json(failureSchema, 'Too many attempts'),
};

const signIn = createRoute({
  method: 'post',
  path: '/sign-in',
  tags,
  summary: 'Sign in with email and password (first step)',
  description: 'Never returns a token. The challenge is only valid together with the second factor.',
  request: { body: jsonBody(staffSignInSchema) },
  responses: { 200: json(buildSuccessSchema(staffChallengeSchema), 'The password is correct; the second factor is next'), ...refusals },
});

const setUp = createRoute({
  method: 'post',
  path: '/second-factor/setup',
  tags,
  summary: 'Create an authenticator secret for a new second factor',
  request: { body: jsonBody(challengeSchema) },
  responses: {
    200: json(buildSuccessSchema(totpSetupSchema), 'The authenticator secret, which becomes active with its first code'),
    409: failures[409],
    ...refusals,
  },
});

const show = createRoute({
  method: 'post',
  path: '/second-factor',
  tags,
  summary: 'Sign in with an authenticator or recovery code (second step)',
  description:
    'Each code works once. After five wrong codes, the sign-in restarts with the password. The session cookie is valid for twelve hours and expires after one hour without activity.',
  request: { body: jsonBody(secondFactorSchema) },
  responses: { 200: json(buildSuccessSchema(enteredSchema), 'The session expiry and, at the first sign-in, the recovery codes'), ...refusals },
});

const passkeyOptions = createRoute({
  method: 'post',
  path: '/sign-in/passkey/options',
  tags,
  summary: 'Get the options for passkey sign-in',
  request: { body: jsonBody(passkeyOriginSchema) },
  responses: { 200: json(buildSuccessSchema(passkeyRequestSchema), 'The options for `navigator.credentials.get`'), ...refusals },
});

const passkey = createRoute({
  method: 'post',
  path: '/sign-in/passkey',
  tags,
  summary: 'Sign in to the back office with a passkey',
  description: 'The passkey is the second step after a password, or signs in alone.',
  request: { body: jsonBody(staffPasskeySignInSchema) },
  responses: { 200: json(buildSuccessSchema(enteredSchema), 'The session expiry and, at the first sign-in, the recovery codes'), ...refusals },
});

export const signInRoutes = createRoutes();

signInRoutes.openapi(signIn, async (c) => {
  const credentials = c.req.valid('json');
  const forgive = await countLogin(c.var.db, { email: credentials.email, device: getDevice(c), address: getAddress(c) });
  const challenge = await beginStaffSignIn(c.var.db, credentials);
  await forgive();
  c.header('Cache-Control', 'no-store');
  return c.json(success(challenge), 200);
});

signInRoutes.openapi(setUp, async (c) => {
  c.header('Cache-Control', 'no-store');
  return c.json(success(await setUpSecondFactor(c.var.db, c.req.valid('json').challenge)), 200);
});

signInRoutes.openapi(show, async (c) => {
  const { session, recoveryCodes } = await checkSecondFactor(c.var.db, { ...c.req.valid('json'), device: getDevice(c) }, getVisit(c, staffCookie));
  rememberSignIn(c, session);
  return c.json(success({ expiresAt: session.expiresAt.toISOString(), recoveryCodes }), 200);
});

signInRoutes.openapi(passkeyOptions, async (c) => {
  await countPasskeyChallenge(getAddress(c));
  c.header('Cache-Control', 'no-store');
  return c.json(success(await beginPasskeySignIn(c.var.db, { ...c.req.valid('json'), publicAddress: c.var.config })), 200);
});

signInRoutes.openapi(passkey, async (c) => {
  const forgive = await countPasskeyTry(getAddress(c));
  const shown = { ...c.req.valid('json'), device: getDevice(c) };
  const session = await signInStaffByPasskey(c.var.db, shown, { visit: getVisit(c, staffCookie), publicAddress: c.var.config });
  await forgive();
  rememberSignIn(c, session);
  return c.json(success({ expiresAt: session.expiresAt.toISOString(), recoveryCodes: null }), 200);
});

const getAddress = (c: Context<ApiEnv>): string => getCallerAddress(c, c.var.config.trustedProxies);

/** Recognises a browser. A sign-in from an unknown one is reported by mail. */
const deviceCookie = 'staff_device';
const getDevice = (c: Context<ApiEnv>): string | undefined => getCookie(c, deviceCookie)?.slice(0, 64);

/** In seconds; browsers keep no cookie longer. */
const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Sets the cookies of the session and of the browser. The token is not in the response body, so that no script can read it. */
function rememberSignIn(c: Context<ApiEnv>, { token, expiresAt, device }: SignedIn): void {
  setSessionCookie(c, staffCookie, { token, expiresAt, path: '/api/admin' });
  const shared = { httpOnly: true, sameSite: 'Strict', path: '/api/admin', secure: c.var.config.publicUrl.startsWith('https:') } as const;
  setCookie(c, deviceCookie, device, { ...shared, maxAge: DEVICE_COOKIE_SECONDS });
  c.header('Cache-Control', 'no-store');
}
