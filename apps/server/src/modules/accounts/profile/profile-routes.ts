import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, failures, failureSchema, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { askEmailConfirmation } from '../email/ask-email-confirmation.ts';
import { cancelEmailChange } from '../email/change-email.ts';
import { confirmEmail } from '../email/confirm-email.ts';
import { emailConfirmationSchema, profileChangeSchema, profileSchema, tokenSchema } from '../contract.ts';
import { readProfile } from './read-profile.ts';
import { customerCall, requireUser } from '../sign-in/session-middleware.ts';
import { updateProfile } from './update-profile.ts';
import { idField, idQuery } from '#platform/request-fields';

const tags = ['Accounts'];
const ofUser = z.object({ id: idQuery });

const profile = createRoute({
  method: 'get',
  path: '/user/{id}',
  tags,
  summary: 'Get the profile of the signed-in user',
  ...customerCall,
  request: { params: ofUser },
  responses: { 200: json(buildSuccessSchema(profileSchema), 'The profile'), ...customerFailures },
});

const update = createRoute({
  method: 'put',
  path: '/user/updateUserProfile/{id}',
  tags,
  summary: 'Update the profile of the signed-in user',
  description:
    'A new `email` must be confirmed from both the old and the new address. Until then it is in `pendingEmail`. Unknown fields are ignored.',
  ...customerCall,
  request: { params: ofUser, body: jsonBody(profileChangeSchema) },
  responses: { 200: json(buildSuccessSchema(profileSchema), 'The updated profile'), ...customerFailures },
});

const confirmation = createRoute({
  method: 'post',
  path: '/auth/confirmEmail',
  tags,
  summary: 'Confirm an email address with an email link',
  request: { body: jsonBody(tokenSchema) },
  responses: {
    200: json(buildSuccessSchema(emailConfirmationSchema), 'The outcome of the confirmation and the email address'),
    410: json(failureSchema, 'The link is invalid or expired'),
    422: failures[422],
  },
});

const askAgain = createRoute({
  method: 'post',
  path: '/user/{id}/email-confirmations',
  tags,
  summary: 'Send pending email confirmations again',
  ...customerCall,
  request: { params: ofUser, body: jsonBody(z.object({ countryId: idField.optional(), languageId: idField.optional() })) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The confirmation emails were queued'), ...customerFailures },
});

const cancelChange = createRoute({
  method: 'delete',
  path: '/user/{id}/email-change',
  tags,
  summary: 'Cancel a pending change of the email address',
  ...customerCall,
  request: { params: ofUser },
  responses: { 200: json(buildSuccessSchema(z.null()), 'There is no pending change of the email address'), ...customerFailures },
});

export const profileRoutes = createRoutes();

profileRoutes.openapi(profile, async (c) => c.json(success(await readProfile(c.var.db, requireUser(c).id)), 200));

profileRoutes.openapi(update, async (c) => c.json(success(await updateProfile(c.var.db, requireUser(c), c.req.valid('json'))), 200));

profileRoutes.openapi(confirmation, async (c) => c.json(success(await confirmEmail(c.var.db, c.req.valid('json').token)), 200));

profileRoutes.openapi(askAgain, async (c) => {
  await askEmailConfirmation(c.var.db, requireUser(c).id, c.req.valid('json'));
  return c.json(success(null), 200);
});

profileRoutes.openapi(cancelChange, async (c) => {
  await cancelEmailChange(c.var.db, requireUser(c).id);
  return c.json(success(null), 200);
});
