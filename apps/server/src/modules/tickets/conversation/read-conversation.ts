import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { ticketMessages, tickets } from '../tables.ts';

export type TicketMessage = typeof ticketMessages.$inferSelect;

/** Lists the messages of a ticket with the notes of staff, the oldest first. */
export const readConversation = (db: Db, ticketId: number): Promise<TicketMessage[]> =>
  db.select().from(ticketMessages).where(eq(ticketMessages.ticketId, ticketId)).orderBy(asc(ticketMessages.id));

/** A reply with what its email needs. */
export interface ReplyToSend {
  message: TicketMessage;
  ticket: typeof tickets.$inferSelect;
  /** The conversation before the reply without notes, the oldest first. */
  before: TicketMessage[];
}

/** Returns a reply that is not sent yet. @returns undefined if it was sent or deleted */
export async function findReplyToSend(db: Db, messageId: number): Promise<ReplyToSend | undefined> {
  const [found] = await db
    .select({ message: ticketMessages, ticket: tickets })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(and(eq(ticketMessages.id, messageId), eq(ticketMessages.sendState, 'queued')));
  if (!found) return undefined;
  const all = await readConversation(db, found.ticket.id);
  return { ...found, before: all.filter(({ id, direction }) => id < messageId && direction !== 'note') };
}

/** Records that a reply was sent or that the mail server does not know the address. */
export async function recordSending(db: Db, id: number, { state, messageId }: { state: 'sent' | 'refused'; messageId: string }): Promise<void> {
  await db.update(ticketMessages).set({ sendState: state, messageId }).where(eq(ticketMessages.id, id));
}
