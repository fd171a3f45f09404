import { isEmail } from '#kit/email';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { createTicketNumber } from '#kit/ids';
import { now } from '#kit/clock';
import { toOneLine } from '#kit/one-line';
import { toPlainText } from '#kit/plain-text';
import { findLanguage, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { rateLimit } from '#platform/requests/rate-limit';
import { inTransaction, type Tx } from '#platform/transaction';
import type { NewTicket } from './contract.ts';
import { ticketMessages, tickets } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A message was sent by the contact form. */
    'ticket.opened': { ticketId: number };
  }
}

/** Limits acknowledgements per address, because a sender can enter another person's address. */
const ticketsPerAddress = rateLimit('tickets-per-address');

/**
 * Stores a message and notifies the shop and the sender by mail.
 * @returns the ticket's number
 * @throws InvalidInput field by field; TooManyRequests
 * @throws CountryNotFound, CountryClosed
 */
export async function openTicket(db: Db, { fax, ...typed }: NewTicket): Promise<string> {
  const email = typed.email.toLowerCase();
  const issues: FieldIssue[] = [];
  for (const field of ['name', 'message'] as const) if (typed[field] === '') issues.push({ field, code: 'required' });
  if (!isEmail(email)) issues.push({ field: 'email', code: email === '' ? 'required' : 'email' });
  if (issues.length > 0) throw new InvalidInput(issues);
  // Honeypot: bots that fill in the hidden field get the usual answer.
  if (fax !== '') return createTicketNumber();
  const country = await getOpenCountry(db, typed.countryId);
  const language = await findLanguage(db, typed.languageId);
  await ticketsPerAddress.count(email);
  const { topic, name, orderNumber } = typed;
  return inTransaction(db, async (tx) => {
    const ticket = await insertTicket(
      tx,
      { topic, name, email, orderNumber, countryId: country.id, languageId: language?.id ?? country.languageId },
      { text: toPlainText(typed.message) },
    );
    await publish(tx, { type: 'ticket.opened', payload: { ticketId: ticket.id } });
    return ticket.number;
  });
}

type NewTicketRow = Pick<typeof tickets.$inferInsert, 'topic' | 'name' | 'email' | 'orderNumber' | 'subject' | 'countryId' | 'languageId'>;
type FirstMessage = Omit<typeof ticketMessages.$inferInsert, 'ticketId' | 'direction' | 'at'>;

/** Stores an open ticket with its first message. */
export async function insertTicket(tx: Tx, row: NewTicketRow, message: FirstMessage): Promise<{ id: number; number: string }> {
  const at = now();
  const [ticket] = await tx
    .insert(tickets)
    .values({
      ...row,
      number: createTicketNumber(),
      name: toOneLine(row.name),
      orderNumber: toOneLine(row.orderNumber),
      status: 'open',
      receivedAt: at,
      changedAt: at,
    })
    .returning({ id: tickets.id, number: tickets.number });
  if (!ticket) throw new Error('the ticket was not saved');
  await tx.insert(ticketMessages).values({ ...message, ticketId: ticket.id, direction: 'customer', at });
  return ticket;
}
