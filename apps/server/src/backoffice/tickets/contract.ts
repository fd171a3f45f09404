import { z } from '@hono/zod-openapi';
import { ticketStatuses, ticketTopics } from '#contracts/tickets';

export const ticketMoves = ['answer', 'close', 'reopen'] as const;
export const ticketMoveSchema = z.object({ move: z.enum(ticketMoves) }).openapi('TicketMove');

export const adminTicketSchema = z
  .object({
    id: z.int(),
    number: z.string(),
    topic: z.enum(ticketTopics),
    name: z.string(),
    email: z.string(),
    orderNumber: z.string(),
    message: z.string(),
    countryId: z.int(),
    languageId: z.int(),
    status: z.enum(ticketStatuses),
    receivedAt: z.string(),
    changedAt: z.string(),
  })
  .openapi('AdminTicket');
export type AdminTicketRow = z.infer<typeof adminTicketSchema>;
