import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { InvalidInput } from '#kit/errors';
import { success } from '#kit/envelope';
import {
  addPasskey,
  beginPasskey,
  countPasskeyChallenge,
  countRecoveryCodes,
  endOtherSessions,
  endCustomerSession,
  isCurrentPassword,
  listPasskeys,
  listSessions,
  removePasskey,
  renewRecoveryCodes,
  getVisit,
} from '#modules/accounts';
import { passkeyCreationSchema, passkeySchema } from '#contracts/accounts';
import { getCallerAddress } from '#platform/requests/caller-address';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { change } from '../change.ts';
import { numberedPath } from '../record-call.ts';
import { adminSelfCall, requirePerson } from '../admin-call.ts';
import { newStaffPasskeySchema, securitySchema, passwordSchema, recoveryCodesSchema, staffPasskeyOriginSchema } from './contract.ts';

const tags = ['Back office: own account'];
const call = { ...adminSelfCall, tags };
const buildDoneResponses = (description: string) => ({ 200: json(buildSuccessSchema(z.null()), description), ...customerFailures });

const security = createRoute({
  ...call,
  method: 'get',
  path: '/me/security',
  summary: 'Get the caller’s passkeys, recovery codes and sessions',
  responses: { 200: json(buildSuccessSchema(securitySchema), 'The passkeys, sessions and number of recovery codes'), ...customerFailures },
});

const renew = createRoute({
  ...call,
  method: 'post',
  path: '/me/recovery-codes',
  summary: 'Replace the recovery codes with ten new codes',
  request: { body: jsonBody(passwordSchema) },
  responses: { 200: json(buildSuccessSchema(recoveryCodesSchema), 'The new recovery codes, which are returned only once'), ...customerFailures },
});

const options = createRoute({
  ...call,
  method: 'post',
  path: '/me/passkeys/options',
  summary: 'Get the options for registering a passkey',
  request: { body: jsonBody(staffPasskeyOriginSchema) },
  responses: { 200: json(buildSuccessSchema(passkeyCreationSchema), 'The options for `navigator.credentials.create`'), ...customerFailures },
});

const add = createRoute({
  ...call,
  method: 'post',
  path: '/me/passkeys',
  summary: 'Register a passkey for the back office',
  description: 'The owner receives an email.',
  request: { body: jsonBody(newStaffPasskeySchema) },
  responses: { 200: json(buildSuccessSchema(passkeySchema), 'The registered passkey'), ...customerFailures },
});

const remove = createRoute({
  ...call,
  method: 'delete',
  path: '/me/passkeys/{id}',
  summary: 'Delete a passkey',
  request: { params: numberedPath },
  responses: buildDoneResponses('The passkey was deleted'),
});

const endOne = createRoute({
  ...call,
  method: 'delete',
  path: '/me/sessions/{id}',
  summary: 'Sign out of one session',
  request: { params: numberedPath },
  responses: buildDoneResponses('The session was ended'),
});

const endOthers = createRoute({
  ...call,
  method: 'delete',
  path: '/me/sessions',
  summary: 'Sign out of all other sessions',
  responses: buildDoneResponses('All other sessions were ended'),
});

export const securityRoutes = createRoutes();

securityRoutes.openapi(security, async (c) => {
  const person = requirePerson(c);
  const passkeys = await listPasskeys(c.var.db, person.id, { isForStaff: true });
  const recoveryCodesLeft = await countRecoveryCodes(c.var.db, person.id);
  return c.json(success({ passkeys, sessions: await listSessions(c.var.db, person), recoveryCodesLeft }), 200);
});

securityRoutes.openapi(renew, async (c) => {
  const { id } = requirePerson(c);
  await assertPassword(c, id, c.req.valid('json').password);
  const recoveryCodes = await change(c, async (tx, note) => {
    await note({ action: 'staff.renew-recovery-codes', subject: 'staff', subjectId: id });
    return renewRecoveryCodes(tx, id);
  });
  return c.json(success({ recoveryCodes }), 200);
});

securityRoutes.openapi(options, async (c) => {
  const { id } = requirePerson(c);
  const { origin, password } = c.req.valid('json');
  await countPasskeyChallenge(getCallerAddress(c, c.var.config.trustedProxies));
  await assertPassword(c, id, password);
  return c.json(success(await beginPasskey(c.var.db, { userId: id, origin, publicAddress: c.var.config, isForStaff: true })), 200);
});

securityRoutes.openapi(add, async (c) => {
  const { id } = requirePerson(c);
  const owner = { userId: id, visit: getVisit(c), publicAddress: c.var.config, isForStaff: true };
  const passkey = await change(c, async (tx, note) => {
    const added = await addPasskey(tx, owner, c.req.valid('json'));
    await note({ action: 'staff.add-passkey', subject: 'staff', subjectId: id, after: { passkey: added.name, host: added.host } });
    return added;
  });
  return c.json(success(passkey), 200);
});

securityRoutes.openapi(remove, async (c) => {
  const { id } = requirePerson(c);
  const passkeyId = c.req.valid('param').id;
  await change(c, async (tx, note) => {
    await removePasskey(tx, { userId: id, passkeyId, isForStaff: true });
    await note({ action: 'staff.remove-passkey', subject: 'staff', subjectId: id, before: { passkeyId } });
  });
  return c.json(success(null), 200);
});

securityRoutes.openapi(endOne, async (c) => {
  await endCustomerSession(c.var.db, requirePerson(c).id, c.req.valid('param').id);
  return c.json(success(null), 200);
});

securityRoutes.openapi(endOthers, async (c) => {
  await endOtherSessions(c.var.db, requirePerson(c));
  return c.json(success(null), 200);
});

/** @throws InvalidInput, @throws TooManyRequests after too many wrong passwords */
async function assertPassword(c: Context<ApiEnv>, userId: number, password: string): Promise<void> {
  if (!(await isCurrentPassword(c.var.db, userId, password)))
    throw new InvalidInput([{ field: 'password', code: 'oldPassword', params: { message: 'Wrong password' } }]);
}
