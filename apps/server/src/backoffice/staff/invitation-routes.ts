import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { checkResetToken, resetPassword } from '#modules/accounts';
import { createRoutes, failures, failureSchema, json, jsonBody, buildSuccessSchema } from '#platform/http';
import { invitationAnswerSchema, invitationTokenSchema } from './contract.ts';

const tags = ['Back office: sign-in'];
const answers = { 200: json(buildSuccessSchema(z.null()), 'It is so'), 410: json(failureSchema, 'Used, expired or unknown'), 422: failures[422] };

const check = createRoute({
  method: 'post',
  path: '/invitation/check',
  tags,
  summary: 'Check whether an invitation link is valid',
  request: { body: jsonBody(invitationTokenSchema) },
  responses: answers,
});

const accept = createRoute({
  method: 'post',
  path: '/invitation',
  tags,
  summary: 'Accept an invitation and set the password; the first sign-in sets up the second factor',
  request: { body: jsonBody(invitationAnswerSchema) },
  responses: answers,
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
