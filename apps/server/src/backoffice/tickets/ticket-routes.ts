import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { ticketStatuses, ticketTopics } from '#contracts/tickets';
import { moveTicket, getAdminTicket, listAdminTickets, type TicketRow } from '#modules/tickets';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { change } from '../change.ts';
import { buildListResponse, buildListQuerySchema, toAdminListQuery, buildAdminListSchema } from '../list-query.ts';
import { numberedPath } from '../record-call.ts';
import { adminCall } from '../admin-call.ts';
import { adminTicketSchema, ticketMoveSchema, type AdminTicketRow } from './contract.ts';
import { idField, textField } from '#platform/request-fields';

const tags = ['Back office: customers'];
const call = adminCall('customers');
const record = { 200: json(buildSuccessSchema(adminTicketSchema), 'The ticket'), ...customerFailures };

const list = createRoute({
  method: 'get',
  path: '/tickets',
  tags,
  summary: 'List contact form tickets',
  ...call,
  request: {
    query: buildListQuerySchema(
      {
        q: textField.max(254).optional(),
        status: z.enum(ticketStatuses).optional(),
        topic: z.enum(ticketTopics).optional(),
        countryId: idField.optional(),
      },
      ['id'],
    ),
  },
  responses: { 200: json(buildAdminListSchema(adminTicketSchema), 'A page of tickets'), ...customerFailures },
});

const one = createRoute({
  method: 'get',
  path: '/tickets/{id}',
  tags,
  summary: 'Get a ticket',
  ...call,
  request: { params: numberedPath },
  responses: record,
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

export const ticketRoutes = createRoutes();

ticketRoutes.openapi(list, async (c) => {
  const query = c.req.valid('query');
  const { rows, count } = await listAdminTickets(c.var.db, toAdminListQuery(query));
  return c.json(buildListResponse(rows.map(toTicketRow), count, query), 200);
});

ticketRoutes.openapi(one, async (c) => c.json(success(toTicketRow(await getAdminTicket(c.var.db, c.req.valid('param').id))), 200));

ticketRoutes.openapi(move, async (c) => {
  const { id } = c.req.valid('param');
  const { move } = c.req.valid('json');
  const after = await change(c, async (tx, note) => {
    const { from, to } = await moveTicket(tx, id, move);
    await note({ action: `ticket.${move}`, subject: 'ticket', subjectId: id, before: { status: from }, after: { status: to } });
    return getAdminTicket(tx, id);
  });
  return c.json(success(toTicketRow(after)), 200);
});

const toTicketRow = ({ receivedAt, changedAt, ...row }: TicketRow): AdminTicketRow => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  changedAt: changedAt.toISOString(),
});
