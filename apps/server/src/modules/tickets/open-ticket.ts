import { isEmail } from '#kit/email';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { ticketNumber } from '#kit/ids';
import { now } from '#kit/clock';
import { oneLine } from '#kit/one-line';
import { findLanguage, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { rateLimit } from '#platform/rate-limit';
import { inTransaction } from '#platform/transaction';
import type { NewTicket } from './contract.ts';
import { tickets } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Somebody has written to the shop by its form. */
    'ticket.opened': { ticketId: number };
  }
}

/** Each is acknowledged with its text: nobody's mailbox is filled by a stranger who types it in. */
const ticketsOfMailbox = rateLimit({ name: 'tickets-of-mailbox', points: 5, seconds: 24 * 60 * 60 });

/**
 * Takes what somebody writes to the shop; the shop and he are mailed.
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
  const number = ticketNumber();
  // Whatever fills in a field that nobody sees is told what a person is told.
  if (fax !== '') return number;
  const country = await getOpenCountry(db, typed.countryId);
  const language = await findLanguage(db, typed.languageId);
  await ticketsOfMailbox.count(email);
  const at = now();
  await inTransaction(db, async (tx) => {
    const [ticket] = await tx
      .insert(tickets)
      .values({
        number,
        topic: typed.topic,
        name: oneLine(typed.name),
        email,
        orderNumber: oneLine(typed.orderNumber),
        message: plain(typed.message),
        countryId: country.id,
        languageId: language?.id ?? country.languageId,
        status: 'open',
        receivedAt: at,
        changedAt: at,
      })
      .returning({ id: tickets.id });
    if (!ticket) throw new Error('the ticket was not written');
    await publish(tx, { type: 'ticket.opened', payload: { ticketId: ticket.id } });
  });
  return number;
}

/** What is unseen in a text, but for its lines and tabs; PostgreSQL and mail programs trip over some of it. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const plain = (message: string): string => message.replace(/\r\n?/g, '\n').replace(UNSEEN, '');
