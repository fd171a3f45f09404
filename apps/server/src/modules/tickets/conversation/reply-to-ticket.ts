import { and, desc, eq, ne } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { now } from '#kit/clock';
import { toPlainText } from '#kit/plain-text';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { findPlaceholders } from '../canned-answers/placeholders.ts';
import { TicketHasNewMessage, TicketMessageStored } from '../errors.ts';
import { lockTicket, moveTicket } from '../move-ticket.ts';
import { ticketMessages } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Staff replied to a customer. */
    'ticket.replied': { messageId: number };
  }
}

/** The staff member or token that writes. */
export interface MessageAuthor {
  userId: number | null;
  name: string;
}

interface Written {
  /** The key of the request. A repeated request has no effect. */
  key: string;
  text: string;
  author: MessageAuthor;
}

interface Reply extends Written {
  /** The latest message that the author has seen, without notes. */
  lastMessageId: number;
  /** Whether the ticket is closed with the reply. */
  isClosing: boolean;
}

/**
 * Stores a reply, which is then sent by email, and changes the status to answered or closed.
 * @returns the id of the message; undefined if the request was repeated
 * @throws TicketNotFound, TicketHasNewMessage, TicketMessageStored
 * @throws InvalidInput if the text is empty or contains a placeholder
 */
export async function replyToTicket(tx: Tx, ticketId: number, reply: Reply): Promise<number | undefined> {
  await lockTicket(tx, ticketId);
  const text = checkText(reply.text);
  if (await isStored(tx, ticketId, { key: reply.key, text })) return undefined;
  const [left] = findPlaceholders(text);
  if (left) throw createRefusal('placeholder', `Replace ${left} before you send the reply`);
  if ((await findLastMessageId(tx, ticketId)) !== reply.lastMessageId) throw new TicketHasNewMessage();
  const messageId = await insertMessage(tx, ticketId, { ...reply, text, direction: 'staff' });
  await moveTicket(tx, ticketId, 'reply');
  if (reply.isClosing) await moveTicket(tx, ticketId, 'close');
  await publish(tx, { type: 'ticket.replied', payload: { messageId } });
  return messageId;
}

/**
 * Stores an internal note.
 * @returns the id of the note; undefined if the request was repeated
 * @throws TicketNotFound, TicketMessageStored
 * @throws InvalidInput if the text is empty
 */
export async function addTicketNote(tx: Tx, ticketId: number, note: Written): Promise<number | undefined> {
  await lockTicket(tx, ticketId);
  const text = checkText(note.text);
  if (await isStored(tx, ticketId, { key: note.key, text })) return undefined;
  return insertMessage(tx, ticketId, { ...note, text, direction: 'note' });
}

function checkText(typed: string): string {
  const text = toPlainText(typed).trim();
  if (text === '') throw createRefusal('required', 'Enter a text');
  return text;
}

const createRefusal = (code: string, message: string) => new InvalidInput([{ field: 'text', code, params: { message } }]);

/** @throws TicketMessageStored if the request was handled with another text */
async function isStored(tx: Tx, ticketId: number, { key, text }: { key: string; text: string }): Promise<boolean> {
  const [stored] = await tx.select().from(ticketMessages).where(eq(ticketMessages.requestKey, key));
  if (!stored) return false;
  if (stored.ticketId !== ticketId || stored.text !== text) throw new TicketMessageStored();
  return true;
}

async function findLastMessageId(tx: Tx, ticketId: number): Promise<number | undefined> {
  const [last] = await tx
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticketId), ne(ticketMessages.direction, 'note')))
    .orderBy(desc(ticketMessages.id))
    .limit(1);
  return last?.id;
}

async function insertMessage(tx: Tx, ticketId: number, { key, text, author, direction }: Written & { direction: 'staff' | 'note' }): Promise<number> {
  const [message] = await tx
    .insert(ticketMessages)
    .values({
      ticketId,
      direction,
      text,
      authorId: author.userId,
      author: author.name,
      sendState: direction === 'staff' ? 'queued' : null,
      requestKey: key,
      at: now(),
    })
    .returning({ id: ticketMessages.id });
  if (!message) throw new Error('the message was not saved');
  return message.id;
}
