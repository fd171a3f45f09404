import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { getCallerAddress } from '#platform/requests/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import {
  loginSchema,
  registrationSchema,
  secondStepSchema,
  sessionSchema,
  signedInSchema,
  typedRegistrationSchema,
  userTypeSchema,
} from '../contract.ts';
import { CodeRequired } from '../errors.ts';
import { signInWithSecondFactor } from '../second-factor/check-second-factor.ts';
import { endSession } from './end-session.ts';
import { listUserTypes, userType } from '../registration/user-types.ts';
import { countLogin, countRegistration } from './login-limit.ts';
import type { SignedIn } from './open-session.ts';
import { readSession } from './read-session.ts';
import { register } from '../registration/register.ts';
import { signIn } from './sign-in.ts';
import { requireUser, signedInCall, findSessionToken } from './session-middleware.ts';
import { getVisit } from './get-visit.ts';

const tags = ['Accounts'];

const login = createRoute({
  method: 'post',
  path: '/auth/login',
  tags,
  summary: 'Sign in',
  description: 'A token that is sent with the request is replaced by a new token. The user receives an email after a sign-in from a new browser.',
  request: { body: jsonBody(loginSchema) },
  responses: {
    200: json(buildSuccessSchema(signedInSchema), 'The session token and the user id'),
    401: json(failureSchema, 'The email address or the password is wrong'),
    403: json(failureSchema, 'The credentials are correct, but a second factor is required. `params.challenge` starts the second step'),
    422: failures[422],
    429: json(failureSchema, 'Too many attempts'),
  },
});

const secondStep = createRoute({
  method: 'post',
  path: '/auth/second-factor',
  tags,
  summary: 'Sign in with an authenticator or recovery code (second step)',
  description: 'Each code works once. After five wrong codes or ten minutes, the sign-in restarts with the password.',
  request: { body: jsonBody(secondStepSchema) },
  responses: {
    200: json(buildSuccessSchema(signedInSchema), 'The session token and the user id'),
    401: json(failureSchema, 'The code is wrong, or the challenge is over'),
    422: failures[422],
    429: json(failureSchema, 'Too many attempts'),
  },
});

const registered = {
  201: json(buildSuccessSchema(signedInSchema), 'The session token and the id of the new user'),
  ...failures,
  429: json(failureSchema, 'Too many attempts'),
};

const registerCustomer = createRoute({
  method: 'post',
  path: '/auth/register',
  tags,
  summary: 'Register a customer',
  request: { body: jsonBody(registrationSchema) },
  responses: registered,
});

const registerByType = createRoute({
  method: 'post',
  path: '/auth/register-user-or-affiliate',
  tags,
  summary: 'Register a customer or an affiliate',
  description: 'This request does not add a user type to an existing account.',
  request: { body: jsonBody(typedRegistrationSchema) },
  responses: registered,
});

const logout = createRoute({
  method: 'post',
  path: '/auth/logout',
  tags,
  summary: 'Sign out',
  description: 'Also succeeds if the caller is already signed out.',
  responses: { 200: json(buildSuccessSchema(z.null()), 'The session was ended') },
});

const session = createRoute({
  method: 'get',
  path: '/auth/session',
  tags,
  summary: 'Get the user of the session token',
  ...signedInCall,
  responses: { 200: json(buildSuccessSchema(sessionSchema), 'The signed-in user'), ...customerFailures },
});

const types = createRoute({
  method: 'get',
  path: '/userType',
  tags,
  summary: 'List the user types',
  responses: { 200: json(buildSuccessSchema(z.array(userTypeSchema)), 'The user types, sorted by id') },
});

export const signInRoutes = createRoutes();

signInRoutes.openapi(login, async (c) => {
  const credentials = c.req.valid('json');
  const { email, device } = credentials;
  const forgive = await countLogin(c.var.db, { email, device, address: getCallerAddress(c, c.var.config.trustedProxies) });
  const signedIn = await signIn(c.var.db, credentials, getVisit(c));
  await forgive();
  c.header('Cache-Control', 'no-store');
  if ('challenge' in signedIn) throw new CodeRequired(signedIn.challenge);
  return c.json(success(toSignInAnswer(signedIn)), 200);
});

signInRoutes.openapi(secondStep, async (c) => {
  c.header('Cache-Control', 'no-store');
  return c.json(success(toSignInAnswer(await signInWithSecondFactor(c.var.db, c.req.valid('json'), getVisit(c)))), 200);
});

signInRoutes.openapi(registerCustomer, async (c) => {
  await countRegistration(getCallerAddress(c, c.var.config.trustedProxies));
  const signedIn = await register(c.var.db, { ...c.req.valid('json'), userTypeId: userType.customer, host: c.req.header('host') ?? '' }, getVisit(c));
  c.header('Cache-Control', 'no-store');
  return c.json(success(toSignInAnswer(signedIn)), 201);
});

signInRoutes.openapi(registerByType, async (c) => {
  await countRegistration(getCallerAddress(c, c.var.config.trustedProxies));
  const signedIn = await register(c.var.db, { ...c.req.valid('json'), host: c.req.header('host') ?? '' }, getVisit(c));
  c.header('Cache-Control', 'no-store');
  return c.json(success(toSignInAnswer(signedIn)), 201);
});

signInRoutes.openapi(logout, async (c) => {
  const token = findSessionToken(c);
  if (token !== undefined) await endSession(c.var.db, token);
  return c.json(success(null), 200);
});

signInRoutes.openapi(session, async (c) => c.json(success(await readSession(c.var.db, requireUser(c))), 200));

signInRoutes.openapi(types, async (c) => c.json(success(await listUserTypes(c.var.db)), 200));

const toSignInAnswer = ({ expiresAt, ...signedIn }: SignedIn) => ({ ...signedIn, expiresAt: expiresAt.toISOString() });
