import { z } from '@hono/zod-openapi';
import { languageIdField } from '../countries/contract.ts';
import { idField, textField } from '#platform/request-fields';

export const ticketStatuses = ['open', 'answered', 'closed'] as const;
export const ticketTopics = ['order', 'delivery', 'return', 'payment', 'product', 'other'] as const;
export type TicketTopic = (typeof ticketTopics)[number];

/** Who wrote a message; a note is visible to staff only. */
export const messageDirections = ['customer', 'staff', 'note'] as const;
/** `refused`: the mail server does not know the address. */
export const sendStates = ['queued', 'sent', 'refused'] as const;

/** Placeholders of canned answers, written in braces. */
export const cannedAnswerPlaceholders = ['name', 'orderNumber', 'ticketNumber'] as const;

/** Maximum length of a message in characters. */
export const longestMessage = 4000;
/** Maximum length of a reply or note by staff in characters. */
export const longestReply = 10_000;

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

/** The path below `/api` that accepts emails. */
export const inboundMailPath = '/inbound-mail';
/** Maximum size of an email with its attachments, in bytes. Mail providers allow about 35 MB. */
export const largestMail = 40 * 1024 * 1024;

export const inboundMailSchema = z
  .object({
    result: z.enum(['added', 'opened', 'duplicate', 'ignored']).openapi({
      description: 'Added to a ticket, opened a ticket, received before, or an automatic email that belongs to no ticket',
    }),
  })
  .openapi('InboundMail');
export type InboundMail = z.infer<typeof inboundMailSchema>;
