import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { getCallerAddress } from '#platform/requests/caller-address';
import { findCountryByHost } from '#modules/countries';
import { createRoutes, failures, failureSchema, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { changePassword } from './change-password.ts';
import { forgottenPasswordSchema, passwordChangeSchema, passwordResetSchema, tokenSchema } from '../contract.ts';
import { forgotPassword } from './forgot-password.ts';
import { mayMailReset } from '../sign-in/login-limit.ts';
import { checkResetToken, resetPassword } from './reset-password.ts';
import { customerCall, requireUser } from '../sign-in/session-middleware.ts';
import { idQuery } from '#platform/request-fields';

const tags = ['Accounts'];
const expired = json(failureSchema, 'The link is invalid or expired');

const forgotten = createRoute({
  method: 'post',
  path: '/auth/forgotPassword',
  tags,
  summary: 'Request a password reset email',
  description: 'The response and its duration do not reveal whether the account exists.',
  request: { body: jsonBody(forgottenPasswordSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'If the account exists, the email was queued'), 422: failures[422] },
});

const check = createRoute({
  method: 'post',
  path: '/auth/resetPassword/check',
  tags,
  summary: 'Check whether a password reset link is valid',
  request: { body: jsonBody(tokenSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The link is valid'), 410: expired, 422: failures[422] },
});

const reset = createRoute({
  method: 'post',
  path: '/auth/resetPassword',
  tags,
  summary: 'Set a new password with a reset link',
  description: 'The link is valid for one hour and works once. All sessions end.',
  request: { body: jsonBody(passwordResetSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The password was changed'), 410: expired, 422: failures[422] },
});

const change = createRoute({
  method: 'put',
  path: '/auth/changePassword/{id}',
  tags,
  summary: 'Change the password of the signed-in user',
  description: 'All other sessions end. A wrong current password is reported as an issue of `oldPassword`.',
  ...customerCall,
  request: { params: z.object({ id: idQuery }), body: jsonBody(passwordChangeSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The password was changed'), ...customerFailures },
});

export const passwordRoutes = createRoutes();

passwordRoutes.openapi(forgotten, async (c) => {
  const input = c.req.valid('json');
  // Emails above the limit are skipped without an error, because an error would reveal other requests for the address.
  const isWithin = await mayMailReset({ email: input.email, address: getCallerAddress(c, c.var.config.trustedProxies) });
  const countryId = input.countryId ?? (await findCountryByHost(c.var.db, c.req.header('host') ?? '')).country.id;
  await forgotPassword(c.var.db, { ...input, countryId }, { isWithin });
  return c.json(success(null), 200);
});

passwordRoutes.openapi(check, async (c) => {
  await checkResetToken(c.var.db, c.req.valid('json').token);
  return c.json(success(null), 200);
});

passwordRoutes.openapi(reset, async (c) => {
  await resetPassword(c.var.db, c.req.valid('json'));
  return c.json(success(null), 200);
});

passwordRoutes.openapi(change, async (c) => {
  await changePassword(c.var.db, requireUser(c), c.req.valid('json'));
  return c.json(success(null), 200);
});
