import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { idQuery } from '#platform/request-fields';
import { reauthenticationSchema, recoveryCodesSchema, totpSetupSchema, twoStepCodeSchema, twoStepSchema } from '../contract.ts';
import { customerCall, requireUser } from '../sign-in/session-middleware.ts';
import { beginTwoStep, confirmTwoStep, endTwoStep, readTwoStep, renewTwoStepCodes } from './two-step-sign-in.ts';

const tags = ['Two-step sign-in'];
const params = z.object({ id: idQuery });
const needsPassword = 'Requires the password or a passkey sign-in within the last ten minutes.';

const read = createRoute({
  ...customerCall,
  method: 'get',
  path: '/user/{id}/two-step',
  tags,
  summary: 'Get whether two-step sign-in is on',
  request: { params },
  responses: { 200: json(buildSuccessSchema(twoStepSchema), 'The state, and the number of unused recovery codes'), ...customerFailures },
});

const begin = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/two-step/setup',
  tags,
  summary: 'Create an authenticator secret',
  description: `It becomes active with its first code. Requires a confirmed email address. ${needsPassword}`,
  request: { params, body: jsonBody(reauthenticationSchema) },
  responses: { 200: json(buildSuccessSchema(totpSetupSchema), 'The secret as text, URL and QR code'), ...customerFailures },
});

const confirm = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/two-step',
  tags,
  summary: 'Switch two-step sign-in on with the first code',
  description: 'The user receives an email.',
  request: { params, body: jsonBody(twoStepCodeSchema) },
  responses: { 200: json(buildSuccessSchema(recoveryCodesSchema), 'The recovery codes; never returned again'), ...customerFailures },
});

const renew = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/two-step/recovery-codes',
  tags,
  summary: 'Replace the recovery codes',
  description: needsPassword,
  request: { params, body: jsonBody(reauthenticationSchema) },
  responses: { 200: json(buildSuccessSchema(recoveryCodesSchema), 'The new recovery codes; the old ones no longer work'), ...customerFailures },
});

const end = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/two-step/end',
  tags,
  summary: 'Switch two-step sign-in off',
  description: `The user receives an email. ${needsPassword}`,
  request: { params, body: jsonBody(reauthenticationSchema) },
  responses: { 200: json(buildSuccessSchema(z.null()), 'Two-step sign-in is off'), ...customerFailures },
});

export const twoStepRoutes = createRoutes();

twoStepRoutes.openapi(read, async (c) => c.json(success(await readTwoStep(c.var.db, c.req.valid('param').id)), 200));

twoStepRoutes.openapi(begin, async (c) => {
  const host = c.req.header('host') ?? '';
  return c.json(success(await beginTwoStep(c.var.db, requireUser(c), { ...c.req.valid('json'), host })), 200);
});

twoStepRoutes.openapi(confirm, async (c) =>
  c.json(success({ recoveryCodes: await confirmTwoStep(c.var.db, c.req.valid('param').id, c.req.valid('json').code) }), 200),
);

twoStepRoutes.openapi(renew, async (c) =>
  c.json(success({ recoveryCodes: await renewTwoStepCodes(c.var.db, requireUser(c), c.req.valid('json').currentPassword) }), 200),
);

twoStepRoutes.openapi(end, async (c) => {
  await endTwoStep(c.var.db, requireUser(c), c.req.valid('json').currentPassword);
  return c.json(success(null), 200);
});
