import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { checkResetToken, resetPassword } from '#modules/accounts';
import { createRoutes, failures, failureSchema, json, jsonBody, buildSuccessSchema } from '#platform/http';
import { invitationAnswerSchema, invitationTokenSchema } from './contract.ts';

const tags = ['Back office: sign-in'];
const refusals = { 410: json(failureSchema, 'The invitation link is used, expired or unknown'), 422: failures[422] };

const check = createRoute({
  method: 'post',
  path: '/invitation/check',
  tags,
  summary: 'Check whether an invitation link is valid',
  request: { body: jsonBody(invitationTokenSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The invitation link is valid'), ...refusals },
});

const accept = createRoute({
  method: 'post',
  path: '/invitation',
  tags,
  summary: 'Accept an invitation and set the password',
  description: 'The second factor is set up at the first sign-in.',
  request: { body: jsonBody(invitationAnswerSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The password was set'), ...refusals },
});

export const invitationRoutes = createRoutes();

invitationRoutes.openapi(check, async (c) => {
  await checkResetToken(c.var.db, c.req.valid('json').token, 'invite-staff');
  return c.json(success(null), 200);
});

invitationRoutes.openapi(accept, async (c) => {
  await resetPassword(c.var.db, c.req.valid('json'), 'invite-staff');
  return c.json(success(null), 200);
});
