import { z } from '@hono/zod-openapi';
import { longestReply, messageDirections, sendStates, ticketStatuses, ticketTopics } from '#contracts/tickets';
import { idField, textField } from '#platform/request-fields';

export const ticketMoves = ['answer', 'close', 'reopen'] as const;
export const ticketMoveSchema = z.object({ move: z.enum(ticketMoves) }).openapi('TicketMove');

/** Who a list of tickets is assigned to: the caller, nobody, or a staff member. */
export const assigneeFilter = z.union([z.enum(['me', 'nobody']), idField]);

const row = {
  id: z.int(),
  number: z.string(),
  topic: z.enum(ticketTopics),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  /** The subject of the email that opened it; empty: the contact form. */
  subject: z.string(),
  countryId: z.int(),
  languageId: z.int(),
  status: z.enum(ticketStatuses),
  assigneeId: z.int().nullable(),
  assigneeName: z.string().nullable(),
  receivedAt: z.string(),
  changedAt: z.string(),
};

export const adminTicketSchema = z
  .object({
    ...row,
    /** The beginning of the latest message without notes. */
    latest: z.object({ direction: z.enum(['customer', 'staff']), text: z.string(), at: z.string() }),
  })
  .openapi('AdminTicket');
export type AdminTicketRow = z.infer<typeof adminTicketSchema>;

const messageSchema = z
  .object({
    id: z.int(),
    direction: z.enum(messageDirections),
    author: z.string(),
    text: z.string(),
    /** The whole text of an email; null: the same. */
    wholeText: z.string().nullable(),
    /** The names of attachments that were not stored. */
    leftOut: z.array(z.string()),
    isAutomatic: z.boolean(),
    sendState: z.enum(sendStates).nullable(),
    at: z.string(),
  })
  .openapi('AdminTicketMessage');
export type AdminTicketMessage = z.infer<typeof messageSchema>;

const ticketOrderSchema = z.object({
  orderNumber: z.string(),
  placedAt: z.string(),
  status: z.string(),
  paymentStatus: z.string(),
  total: z.number(),
  currency: z.string(),
  /** Whether the order has the email address of the ticket or belongs to its account. */
  isOfSender: z.boolean(),
});

export const ticketRecordSchema = z
  .object({
    ...row,
    messages: z.array(messageSchema),
    /** The customer's page: an account or a guest; null: neither. */
    customer: z.object({ id: z.string(), name: z.string(), isGuest: z.boolean() }).nullable(),
    /** The order that the sender typed, then the latest orders of their address. */
    orders: z.array(ticketOrderSchema),
    /** Whether the sender typed an order number that does not exist. */
    isOrderUnknown: z.boolean(),
    /** Other tickets of the address, the latest first. */
    otherTickets: z.array(
      z.object({ id: z.int(), number: z.string(), topic: z.enum(ticketTopics), status: z.enum(ticketStatuses), receivedAt: z.string() }),
    ),
  })
  .openapi('TicketRecord');
export type TicketRecord = z.infer<typeof ticketRecordSchema>;

const written = {
  /** Made once per message by the form. A repeated call with the same key has no effect. */
  key: z.uuid(),
  text: textField.max(longestReply),
};
export const ticketReplySchema = z
  .object({
    ...written,
    /** The latest message that the author has seen, without notes. */
    lastMessageId: idField,
    isClosing: z.boolean().default(false),
  })
  .openapi('TicketReply');
export const ticketNoteSchema = z.object(written).openapi('TicketNote');

export const ticketAssignmentSchema = z.object({ assigneeId: idField.nullable() }).openapi('TicketAssignment');

export const ticketAssigneeSchema = z.object({ id: z.int(), name: z.string(), isCaller: z.boolean() }).openapi('TicketAssignee');
export type TicketAssignee = z.infer<typeof ticketAssigneeSchema>;

const cannedAnswer = {
  name: textField.trim().min(1, 'Enter a name').max(100),
  languageId: idField.nullable(),
  text: textField.trim().min(1, 'Enter a text').max(longestReply),
};
export const cannedAnswerFormSchema = z.object(cannedAnswer).openapi('CannedAnswerForm');
export const cannedAnswerSchema = z.object({ ...cannedAnswer, id: z.int() }).openapi('CannedAnswer');
export type CannedAnswerRow = z.infer<typeof cannedAnswerSchema>;
export const cannedAnswerRecordSchema = z.object({ ...cannedAnswer, id: z.int(), revision: z.string() }).openapi('CannedAnswerRecord');
