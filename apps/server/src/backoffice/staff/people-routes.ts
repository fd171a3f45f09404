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
const record = { 200: json(buildSuccessSchema(staffRecordSchema), 'The person'), ...customerFailures };

const list = createRoute({
  ...call,
  method: 'get',
  path: '/staff',
  summary: 'List staff members, current and former',
  request: {
    query: buildListQuerySchema({ q: textField.max(100).optional(), userTypeId: idField.optional(), isClosed: z.boolean().optional() }, [
      'lastName',
      'email',
      'id',
    ]),
  },
  responses: { 200: json(buildAdminListSchema(staffPersonSchema), 'A page of them'), ...customerFailures },
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
  summary: 'Invite a staff member by mail',
  description: 'The link is valid for one week and sets the password. Until then nobody can sign in to the account.',
  request: { body: jsonBody(invitationSchema) },
  responses: record,
});

const update = createRoute({
  ...call,
  method: 'put',
  path: '/staff/{id}',
  summary: 'Change the role or areas of a staff member',
  description: 'Takes effect at once, in open sessions too.',
  request: { params: numberedPath, body: jsonBody(staffRightsSchema.extend(revisionField)) },
  responses: record,
});

/** Defines an action on one person. */
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

const reopen = createPersonActionRoute('reopen', 'Open it again');
peopleRoutes.openapi(reopen, async (c) =>
  c.json(success(await changePerson(c, c.req.valid('param').id, 'staff.reopen', (tx, { id }) => reopenAccount(tx, id))), 200),
);

const inviteAgain = createPersonActionRoute('invite', 'Send the invitation once more');
peopleRoutes.openapi(inviteAgain, async (c) =>
  c.json(success(await changePerson(c, c.req.valid('param').id, 'staff.invite-again', (tx, { id }) => sendInvitation(tx, id))), 200),
);

const reset = createPersonActionRoute('reset-second-factor', 'Remove a lost second factor and email a link to set up a new one');
peopleRoutes.openapi(reset, async (c) =>
  c.json(success(await changePerson(c, c.req.valid('param').id, 'staff.reset-second-factor', (tx, { id }) => resetSecondFactorByMail(tx, id))), 200),
);

type Person = Awaited<ReturnType<typeof getPerson>>['person'];

/**
 * Performs an action on one person and records it. Staff cannot act on themselves, so that admins can neither lock themselves out nor raise their own
 * access.
 * @throws NotThere, NotYourself
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

/** @throws NotThere */
async function getPerson(db: Db, id: number) {
  const found = await findStaffMember(db, id);
  if (!found) throw new RecordNotFound('member of staff');
  return found;
}
