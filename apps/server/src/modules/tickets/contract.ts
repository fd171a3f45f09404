import { z } from '@hono/zod-openapi';
import { languageIdField } from '../countries/contract.ts';
import { idField, textField } from '#platform/request-fields';

export const ticketStatuses = ['open', 'answered', 'closed'] as const;
export const ticketTopics = ['order', 'delivery', 'return', 'payment', 'product', 'other'] as const;
export type TicketTopic = (typeof ticketTopics)[number];

/** Maximum length of a message in characters. */
export const longestMessage = 4000;

const line = (longest: number) => textField.trim().max(longest);

export const newTicketSchema = z
  .object({
    topic: z.enum(ticketTopics),
    name: line(120),
    email: line(500),
    orderNumber: line(40).default('').openapi({ description: 'As entered by the customer; empty for no order' }),
    message: textField.trim().max(longestMessage),
    countryId: idField,
    languageId: languageIdField,
    fax: line(200).default('').openapi({ description: 'Must be empty: a hidden field against bots' }),
  })
  .openapi('NewTicket');
export type NewTicket = z.infer<typeof newTicketSchema>;

export const takenTicketSchema = z.object({ number: z.string().openapi({ example: 'T-7KQ4MX2R' }) }).openapi('TakenTicket');
export type TakenTicket = z.infer<typeof takenTicketSchema>;
