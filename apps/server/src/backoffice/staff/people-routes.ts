import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import {
  changeStaff,
  closeAccount,
  inviteStaff,
  reopenAccount,
  resetSecondFactor,
  sendInvitation,
  staffPeople,
  staffPerson,
  unknownPassword,
} from '#modules/accounts';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, ownFailures, successOf, type ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { assertUnchanged, change } from '../change.ts';
import { NotThere, NotYourself } from '../errors.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath, revisionField } from '../record-call.ts';
import { revisionOf } from '../revision.ts';
import { requireStaff, staffCall } from '../staff-call.ts';
import { invitationSchema, staffPersonSchema, staffRecordSchema, staffRightsSchema } from './contract.ts';

const call = { ...staffCall('staff'), tags: ['Back office: staff'] };
const record = { 200: json(successOf(staffRecordSchema), 'The person'), ...ownFailures };

const list = createRoute({
  ...call,
  method: 'get',
  path: '/staff',
  summary: 'Who works here, and who did',
  request: {
    query: listQueryOf({ q: z.string().max(100).optional(), userTypeId: z.int().optional(), isClosed: z.boolean().optional() }, [
      'lastName',
      'email',
      'id',
    ]),
  },
  responses: { 200: json(staffListOf(staffPersonSchema), 'A page of them'), ...ownFailures },
});

const one = createRoute({ ...call, method: 'get', path: '/staff/{id}', summary: 'One person', request: { params: numberedPath }, responses: record });

const invite = createRoute({
  ...call,
  method: 'post',
  path: '/staff',
  summary: 'Invite somebody by mail',
  description: 'The link holds for a week; it sets his password. Until he has pressed it nobody enters by his account.',
  request: { body: jsonBody(invitationSchema) },
  responses: record,
});

const update = createRoute({
  ...call,
  method: 'put',
  path: '/staff/{id}',
  summary: 'Give another role, or other areas',
  description: 'It holds at once, in open sessions too.',
  request: { params: numberedPath, body: jsonBody(staffRightsSchema.extend(revisionField)) },
  responses: record,
});

/** Something done to one person. */
const deed = (name: string, summary: string) =>
  createRoute({ ...call, method: 'post', path: `/staff/{id}/${name}`, summary, request: { params: numberedPath }, responses: record });

export const peopleRoutes = createRoutes();

peopleRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await staffPeople(c.var.db, staffList(asked));
  return c.json(listed(rows, count, asked), 200);
});

peopleRoutes.openapi(one, async (c) => c.json(success(await shown(c.var.db, c.req.valid('param').id)), 200));

peopleRoutes.openapi(invite, async (c) => {
  const invitation = c.req.valid('json');
  const password = await unknownPassword();
  const invited = await change(c, async (tx, note) => {
    const { person: after } = await personOf(tx, await inviteStaff(tx, invitation, password));
    await note({ action: 'staff.invite', subject: 'staff', subjectId: after.id, after });
    return shown(tx, after.id);
  });
  return c.json(success(invited), 200);
});

peopleRoutes.openapi(update, async (c) => {
  const { id } = c.req.valid('param');
  const { revision, ...rights } = c.req.valid('json');
  const saved = await doTo(c, id, 'staff.update', async (tx, before) => {
    await assertUnchanged(tx, revision, 'staff', before);
    await changeStaff(tx, id, rights);
  });
  return c.json(success(saved), 200);
});

const close = deed('close', 'Close the account of somebody who has left');
peopleRoutes.openapi(close, async (c) =>
  c.json(success(await doTo(c, c.req.valid('param').id, 'staff.close', (tx, { id }) => closeAccount(tx, id))), 200),
);

const reopen = deed('reopen', 'Open it again');
peopleRoutes.openapi(reopen, async (c) =>
  c.json(success(await doTo(c, c.req.valid('param').id, 'staff.reopen', (tx, { id }) => reopenAccount(tx, id))), 200),
);

const inviteAgain = deed('invite', 'Send the invitation once more');
peopleRoutes.openapi(inviteAgain, async (c) =>
  c.json(success(await doTo(c, c.req.valid('param').id, 'staff.invite-again', (tx, { id }) => sendInvitation(tx, id))), 200),
);

const reset = deed('reset-second-factor', 'Take away the second factor of somebody who has lost it; he comes by a new link of his mail');
peopleRoutes.openapi(reset, async (c) => {
  const person = await doTo(c, c.req.valid('param').id, 'staff.reset-second-factor', async (tx, { id }) => {
    await resetSecondFactor(tx, id);
    // Whoever has found out the password as well must not be the one who sets up the next.
    await sendInvitation(tx, id);
  });
  return c.json(success(person), 200);
});

type Person = Awaited<ReturnType<typeof personOf>>['person'];

/**
 * Does something to one person, and notes it. Nobody does it to himself: an admin who makes himself less is gone, and none
 * makes himself more.
 * @throws NotThere, NotYourself
 */
function doTo(c: Context<ApiEnv>, id: number, action: string, work: (tx: Tx, person: Person) => Promise<void>) {
  if (requireStaff(c).userId === id) throw new NotYourself();
  return change(c, async (tx, note) => {
    const { person: before } = await personOf(tx, id);
    await work(tx, before);
    const { person: after } = await personOf(tx, id);
    await note({ action, subject: 'staff', subjectId: id, before, after });
    return shown(tx, id);
  });
}

async function shown(db: Db, id: number) {
  const { person, standing } = await personOf(db, id);
  return { ...person, ...standing, revision: revisionOf(person) };
}

/** @throws NotThere */
async function personOf(db: Db, id: number) {
  const found = await staffPerson(db, id);
  if (!found) throw new NotThere('member of staff');
  return found;
}
