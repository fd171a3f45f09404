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
  endOwnSession,
  isOwnPassword,
  listPasskeys,
  listSessions,
  removePasskey,
  renewRecoveryCodes,
  visitOf,
} from '#modules/accounts';
import { passkeyOptionsSchema, passkeySchema } from '#contracts/accounts';
import { callerAddress } from '#platform/caller-address';
import { createRoutes, json, jsonBody, ownFailures, successOf, type ApiEnv } from '#platform/http';
import { change } from '../change.ts';
import { numberedPath } from '../record-call.ts';
import { ownStaffCall, requirePerson } from '../staff-call.ts';
import { newStaffPasskeySchema, ownSecuritySchema, passwordSchema, recoveryCodesSchema, staffPasskeyOriginSchema } from './contract.ts';

const tags = ['Back office: one’s own access'];
const call = { ...ownStaffCall, tags };
const done = { 200: json(successOf(z.null()), 'Done'), ...ownFailures };

const security = createRoute({
  ...call,
  method: 'get',
  path: '/me/security',
  summary: 'What opens the back office for whoever asks, and where it is open',
  responses: { 200: json(successOf(ownSecuritySchema), 'All of it'), ...ownFailures },
});

const renew = createRoute({
  ...call,
  method: 'post',
  path: '/me/recovery-codes',
  summary: 'Ten new recovery codes in place of those before',
  request: { body: jsonBody(passwordSchema) },
  responses: { 200: json(successOf(recoveryCodesSchema), 'Shown now and never again'), ...ownFailures },
});

const options = createRoute({
  ...call,
  method: 'post',
  path: '/me/passkeys/options',
  summary: 'What a browser needs to make a passkey',
  request: { body: jsonBody(staffPasskeyOriginSchema) },
  responses: { 200: json(successOf(passkeyOptionsSchema), 'For navigator.credentials.create'), ...ownFailures },
});

const add = createRoute({
  ...call,
  method: 'post',
  path: '/me/passkeys',
  summary: 'Keep a passkey that opens the back office',
  description: 'Its owner is told by mail.',
  request: { body: jsonBody(newStaffPasskeySchema) },
  responses: { 200: json(successOf(passkeySchema), 'As it is kept'), ...ownFailures },
});

const remove = createRoute({
  ...call,
  method: 'delete',
  path: '/me/passkeys/{id}',
  summary: 'Forget a passkey',
  request: { params: numberedPath },
  responses: done,
});

const endOne = createRoute({
  ...call,
  method: 'delete',
  path: '/me/sessions/{id}',
  summary: 'Sign out elsewhere',
  request: { params: numberedPath },
  responses: done,
});

const endOthers = createRoute({ ...call, method: 'delete', path: '/me/sessions', summary: 'Sign out everywhere else', responses: done });

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
  await countPasskeyChallenge(callerAddress(c, c.var.config.trustedProxies));
  await assertPassword(c, id, password);
  return c.json(success(await beginPasskey(c.var.db, { userId: id, origin, standing: c.var.config, isForStaff: true })), 200);
});

securityRoutes.openapi(add, async (c) => {
  const { id } = requirePerson(c);
  const owner = { userId: id, visit: visitOf(c), standing: c.var.config, isForStaff: true };
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
  await endOwnSession(c.var.db, requirePerson(c).id, c.req.valid('param').id);
  return c.json(success(null), 200);
});

securityRoutes.openapi(endOthers, async (c) => {
  await endOtherSessions(c.var.db, requirePerson(c));
  return c.json(success(null), 200);
});

/** @throws InvalidInput, @throws TooManyRequests after too many wrong ones */
async function assertPassword(c: Context<ApiEnv>, userId: number, password: string): Promise<void> {
  if (!(await isOwnPassword(c.var.db, userId, password)))
    throw new InvalidInput([{ field: 'password', code: 'oldPassword', params: { message: 'This is not your password' } }]);
}
