import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { success } from '#kit/envelope';
import { ticketStatuses, ticketTopics } from '#contracts/tickets';
import { listStaffInArea } from '#modules/accounts';
import { addTicketNote, assignTicket, listAdminTickets, moveTicket, replyToTicket, type MessageAuthor } from '#modules/tickets';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { adminCall, requireStaff } from '../admin-call.ts';
import {
  adminTicketSchema,
  assigneeFilter,
  ticketAssigneeSchema,
  ticketAssignmentSchema,
  ticketMoveSchema,
  ticketNoteSchema,
  ticketRecordSchema,
  ticketReplySchema,
} from './contract.ts';
import { readTicket, toTicketRow } from './read-ticket.ts';
import { idField, textField } from '#platform/request-fields';

const tags = ['Back office: customers'];
const call = adminCall('customers');
const record = { 200: json(buildSuccessSchema(ticketRecordSchema), 'The ticket'), ...customerFailures };

const list = createRoute({
  method: 'get',
  path: '/tickets',
  tags,
  summary: 'List messages from customers',
  ...call,
  request: {
    query: buildListQuerySchema(
      {
        q: textField.max(254).optional(),
        status: z.enum(ticketStatuses).optional(),
        topic: z.enum(ticketTopics).optional(),
        countryId: idField.optional(),
        assignee: assigneeFilter.optional(),
      },
      ['id', 'changedAt'],
    ),
  },
  responses: { 200: json(buildAdminListSchema(adminTicketSchema), 'A page of tickets'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/tickets/{id}',
  tags,
  summary: 'Get a ticket with its conversation',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const assignees = createRoute({
  method: 'get',
  path: '/ticket-assignees',
  tags,
  summary: 'List the staff who can answer tickets',
  ...call,
  responses: { 200: json(buildSuccessSchema(z.array(ticketAssigneeSchema)), 'The staff members'), ...customerFailures },
});

const move = createRoute({
  method: 'post',
  path: '/tickets/{id}/move',
  tags,
  summary: 'Change the status of a ticket',
  ...call,
  request: { params: numberedPath, body: jsonBody(ticketMoveSchema) },
  responses: record,
});

const reply = createRoute({
  method: 'post',
  path: '/tickets/{id}/reply',
  tags,
  summary: 'Send a reply to the customer',
  ...call,
  request: { params: numberedPath, body: jsonBody(ticketReplySchema) },
  responses: record,
});

const note = createRoute({
  method: 'post',
  path: '/tickets/{id}/notes',
  tags,
  summary: 'Add an internal note to a ticket',
  ...call,
  request: { params: numberedPath, body: jsonBody(ticketNoteSchema) },
  responses: record,
});

const assign = createRoute({
  method: 'post',
  path: '/tickets/{id}/assign',
  tags,
  summary: 'Assign a ticket to a staff member or to nobody',
  ...call,
  request: { params: numberedPath, body: jsonBody(ticketAssignmentSchema) },
  responses: record,
});

/** Conversations with customers. */
export const ticketRoutes = createRoutes();

ticketRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { filter, ...page } = toAdminListQuery(query);
  const { assignee, ...rest } = filter;
  // An API token has no tickets of its own.
  const assigneeId = assignee === 'me' ? (requireStaff(c).userId ?? 0) : assignee === 'nobody' ? null : assignee;
  const { rows, count } = await listAdminTickets(c.var.db, { ...page, filter: { ...rest, assigneeId } });
  return c.json(buildListResponse(rows.map(toTicketRow), count, query), 200);
});

ticketRoutes.openapi(one, async (c) => c.json(success(await readTicket(c.var.db, c.req.valid('param').id)), 200));

ticketRoutes.openapi(assignees, async (c) => {
  const staff = await listStaffInArea(c.var.db, 'customers');
  const { userId } = requireStaff(c);
  return c.json(success(staff.map((person) => ({ ...person, isCaller: person.id === userId }))), 200);
});

ticketRoutes.openapi(move, async (c) => {
  const { id } = c.req.valid('param');
  const { move: wanted } = c.req.valid('json');
  await change(c, async (tx, audit) => {
    const { from, to } = await moveTicket(tx, id, wanted);
    await audit({ action: `ticket.${wanted}`, subject: 'ticket', subjectId: id, before: { status: from }, after: { status: to } });
  });
  return c.json(success(await readTicket(c.var.db, id)), 200);
});

const getAuthor = (c: Context<ApiEnv>): MessageAuthor => {
  const { userId, name } = requireStaff(c);
  return { userId, name };
};

ticketRoutes.openapi(reply, async (c) => {
  const { id } = c.req.valid('param');
  await change(c, async (tx, audit) => {
    const messageId = await replyToTicket(tx, id, { ...c.req.valid('json'), author: getAuthor(c) });
    // The text is in the conversation, where it is deleted with the ticket.
    if (messageId !== undefined) await audit({ action: 'ticket.reply', subject: 'ticket', subjectId: id, after: { messageId } });
  });
  return c.json(success(await readTicket(c.var.db, id)), 200);
});

ticketRoutes.openapi(note, async (c) => {
  const { id } = c.req.valid('param');
  await change(c, async (tx, audit) => {
    const messageId = await addTicketNote(tx, id, { ...c.req.valid('json'), author: getAuthor(c) });
    if (messageId !== undefined) await audit({ action: 'ticket.note', subject: 'ticket', subjectId: id, after: { messageId } });
  });
  return c.json(success(await readTicket(c.var.db, id)), 200);
});

ticketRoutes.openapi(assign, async (c) => {
  const { id } = c.req.valid('param');
  const { assigneeId } = c.req.valid('json');
  await change(c, async (tx, audit) => {
    const before = await assignTicket(tx, id, assigneeId);
    if (before === assigneeId) return;
    await audit({ action: 'ticket.assign', subject: 'ticket', subjectId: id, before: { assigneeId: before }, after: { assigneeId } });
  });
  return c.json(success(await readTicket(c.var.db, id)), 200);
});
