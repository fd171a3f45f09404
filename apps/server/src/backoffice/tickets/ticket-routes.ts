import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { ticketStatuses, ticketTopics } from '#contracts/tickets';
import { moveTicket, staffTicket, staffTickets, type TicketRow } from '#modules/tickets';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { change } from '../change.ts';
import { listed, listQueryOf, staffList, staffListOf } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { staffCall } from '../staff-call.ts';
import { staffTicketSchema, ticketMoveSchema, type StaffTicketRow } from './contract.ts';

const tags = ['Back office: customers'];
const call = staffCall('customers');
const record = { 200: json(successOf(staffTicketSchema), 'The ticket'), ...ownFailures };

const list = createRoute({
  method: 'get',
  path: '/tickets',
  tags,
  summary: 'What people have written to the shop by its form',
  ...call,
  request: {
    query: listQueryOf(
      {
        q: z.string().max(254).optional(),
        status: z.enum(ticketStatuses).optional(),
        topic: z.enum(ticketTopics).optional(),
        countryId: z.int().positive().optional(),
      },
      ['id'],
    ),
  },
  responses: { 200: json(staffListOf(staffTicketSchema), 'A page of them'), ...ownFailures },
});

const one = createRoute({
  method: 'get',
  path: '/tickets/{id}',
  tags,
  summary: 'A ticket',
  ...call,
  request: { params: numberedPath },
  responses: record,
});

const move = createRoute({
  method: 'post',
  path: '/tickets/{id}/move',
  tags,
  summary: 'Say that it is answered, or closed, or open again',
  ...call,
  request: { params: numberedPath, body: jsonBody(ticketMoveSchema) },
  responses: record,
});

export const ticketRoutes = createRoutes();

ticketRoutes.openapi(list, async (c) => {
  const asked = c.req.valid('query');
  const { rows, count } = await staffTickets(c.var.db, staffList(asked));
  return c.json(listed(rows.map(shown), count, asked), 200);
});

ticketRoutes.openapi(one, async (c) => c.json(success(shown(await staffTicket(c.var.db, c.req.valid('param').id))), 200));

ticketRoutes.openapi(move, async (c) => {
  const { id } = c.req.valid('param');
  const { move: asked } = c.req.valid('json');
  const after = await change(c, async (tx, note) => {
    const { from, to } = await moveTicket(tx, id, asked);
    await note({ action: `ticket.${asked}`, subject: 'ticket', subjectId: id, before: { status: from }, after: { status: to } });
    return staffTicket(tx, id);
  });
  return c.json(success(shown(after)), 200);
});

const shown = ({ receivedAt, changedAt, ...row }: TicketRow): StaffTicketRow => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  changedAt: changedAt.toISOString(),
});
