import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import {
  changeStaff,
  closeAccount,
  inviteStaff,
  reopenAccount,
  resetSecondFactorByMail,
  sendInvitation,
  listStaffMembers,
  findStaffMember,
  createUnknownPassword,
} from '#modules/accounts';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { assertUnchanged, change } from '../change.ts';
import { RecordNotFound, OwnAccessUnchangeable } from '../errors.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { computeRevision } from '../revision.ts';
import { requireStaff, adminCall } from '../admin-call.ts';
import { invitationSchema, staffPersonSchema, staffRecordSchema, staffRightsSchema } from './contract.ts';
import { idField, textField } from '#platform/request-fields';

const call = { ...adminCall('staff'), tags: ['Back office: staff'] };
const record = { 200: json(buildSuccessSchema(staffRecordSchema), 'The staff member'), ...customerFailures };

const list = createRoute({
  ...call,
  method: 'get',
  path: '/staff',
  summary: 'List current and former staff members',
  request: {
    query: buildListQuerySchema({ q: textField.max(100).optional(), userTypeId: idField.optional(), isClosed: z.boolean().optional() }, [
      'lastName',
      'email',
      'id',
    ]),
  },
  responses: { 200: json(buildAdminListSchema(staffPersonSchema), 'A page of staff members'), ...customerFailures },
});

const one = createRoute({
  ...call,
  method: 'get',
  path: '/staff/{id}',
  summary: 'Get a staff member',
  request: { params: numberedPath },
  responses: record,
});

const invite = createRoute({
  ...call,
  method: 'post',
  path: '/staff',
  summary: 'Invite a staff member by email',
  description: 'The invitation link sets the password and is valid for one week. The account cannot be used before that.',
  request: { body: jsonBody(invitationSchema) },
  responses: record,
});

const update = createRoute({
  ...call,
  method: 'put',
  path: '/staff/{id}',
  summary: 'Update the role or areas of a staff member',
  description: 'Takes effect immediately, also in open sessions.',
  request: { params: numberedPath, body: jsonBody(staffRightsSchema.extend(revisionField)) },
  responses: record,
});

/** Defines a route for an action on a staff member. */
const createPersonActionRoute = (name: string, summary: string) =>
  createRoute({ ...call, method: 'post', path: `/staff/{id}/${name}`, summary, request: { params: numberedPath }, responses: record });

export const peopleRoutes = createRoutes();

peopleRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listStaffMembers(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows, count, query), 200);
});

peopleRoutes.openapi(one, async (c) => c.json(success(await toStaffRow(c.var.db, c.req.valid('param').id)), 200));

peopleRoutes.openapi(invite, async (c) => {
  const invitation = c.req.valid('json');
  const password = await createUnknownPassword();
  const invited = await change(c, async (tx, note) => {
    const { person: after } = await getPerson(tx, await inviteStaff(tx, invitation, password));
    await note({ action: 'staff.invite', subject: 'staff', subjectId: after.id, after });
    return toStaffRow(tx, after.id);
  });
  return c.json(success(invited), 200);
});

peopleRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, ...rights } = c.req.valid('json');
  const saved = await changePerson(c, id, 'staff.update', async (tx, before) => {
    await assertUnchanged(tx, revision, 'staff', before);
    await changeStaff(tx, id, rights);
  });
  return c.json(success(saved), 200);
});

const close = createPersonActionRoute('close', 'Close a staff account');
peopleRoutes.openapi(close, async (c) =>
  c.json(success(await changePerson(c, c.req.valid('param').id, 'staff.close', (tx, { id }) => closeAccount(tx, id))), 200),
);

const reopen = createPersonActionRoute('reopen', 'Reopen a staff account');
peopleRoutes.openapi(reopen, async (c) =>
  c.json(success(await changePerson(c, c.req.valid('param').id, 'staff.reopen', (tx, { id }) => reopenAccount(tx, id))), 200),
);

const inviteAgain = createPersonActionRoute('invite', 'Send an invitation again');
peopleRoutes.openapi(inviteAgain, async (c) =>
  c.json(success(await changePerson(c, c.req.valid('param').id, 'staff.invite-again', (tx, { id }) => sendInvitation(tx, id))), 200),
);

const reset = createPersonActionRoute('reset-second-factor', 'Reset the second factor of a staff member');
peopleRoutes.openapi(reset, async (c) =>
  c.json(success(await changePerson(c, c.req.valid('param').id, 'staff.reset-second-factor', (tx, { id }) => resetSecondFactorByMail(tx, id))), 200),
);

type Person = Awaited<ReturnType<typeof getPerson>>['person'];

/**
 * Performs an action on a staff member and records it. Staff cannot act on their own account, so that admins can neither lock themselves out nor
 * extend their own access.
 * @throws RecordNotFound, OwnAccessUnchangeable
 */
function changePerson(c: Context<ApiEnv>, id: number, action: string, work: (tx: Tx, person: Person) => Promise<void>) {
  if (requireStaff(c).userId === id) throw new OwnAccessUnchangeable();
  return change(c, async (tx, note) => {
    const { person: before } = await getPerson(tx, id);
    await work(tx, before);
    const { person: after } = await getPerson(tx, id);
    await note({ action, subject: 'staff', subjectId: id, before, after });
    return toStaffRow(tx, id);
  });
}

async function toStaffRow(db: Db, id: number) {
  const { person, status } = await getPerson(db, id);
  return { ...person, ...status, revision: computeRevision(person) };
}

/** @throws RecordNotFound */
async function getPerson(db: Db, id: number) {
  const found = await findStaffMember(db, id);
  if (!found) throw new RecordNotFound('member of staff');
  return found;
}
