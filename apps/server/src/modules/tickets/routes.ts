import { createRoute } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { callerAddress } from '#platform/caller-address';
import { createRoutes, failures, failureSchema, json, jsonBody, successOf } from '#platform/http';
import { ownerOf, rateLimit } from '#platform/rate-limit';
import { newTicketSchema, takenTicketSchema } from './contract.ts';
import { openTicket } from './open-ticket.ts';

const ticket = createRoute({
  method: 'post',
  path: '/tickets',
  tags: ['Help'],
  summary: 'Write to the shop',
  description: 'The shop is mailed, and so is whoever wrote, with the number and his text.',
  request: { body: jsonBody(newTicketSchema) },
  responses: { 200: json(successOf(takenTicketSchema), 'Its number'), ...failures, 429: json(failureSchema, 'Too many from this address') },
});

/** A large office behind one address may write as much. */
const ticketsOfAddress = rateLimit({ name: 'tickets', points: 20, seconds: 60 * 60 });

export const routes = createRoutes().openapi(ticket, async (c) => {
  await ticketsOfAddress.count(ownerOf(callerAddress(c, c.var.config.trustedProxies)));
  return c.json(success({ number: await openTicket(c.var.db, c.req.valid('json')) }), 200);
});
