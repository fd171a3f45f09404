import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { getCallerAddress } from '#platform/requests/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, buildSuccessSchema } from '#platform/http';
import { toAddressUnit, rateLimit } from '#platform/requests/rate-limit';
import { newTicketSchema, takenTicketSchema } from './contract.ts';
import { inboundRoutes } from './inbound/inbound-routes.ts';
import { openTicket } from './open-ticket.ts';

const ticket = createRoute({
  method: 'post',
  path: '/tickets',
  tags: ['Help'],
  summary: 'Create a ticket',
  description: 'The shop and the sender each receive an email with the ticket number and the text.',
  request: { body: jsonBody(newTicketSchema) },
  responses: {
    200: json(buildSuccessSchema(takenTicketSchema), 'The ticket number'),
    ...failures,
    429: json(failureSchema, 'Too many requests from this network address'),
  },
});

/** High enough for a large office behind one address. */
const ticketsOfAddress = rateLimit('tickets');

export const routes = createRoutes();

routes.openapi(ticket, async (c) => {
  await ticketsOfAddress.count(toAddressUnit(getCallerAddress(c, c.var.config.trustedProxies)));
  return c.json(success({ number: await openTicket(c.var.db, c.req.valid('json')) }), 200);
});
routes.route('/', inboundRoutes);
