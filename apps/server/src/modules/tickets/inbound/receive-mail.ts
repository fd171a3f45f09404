import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { getCountry, listActiveCountries, listSenderAddresses, type CountryRow } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { InboundMail } from '../contract.ts';
import { moveTicket } from '../move-ticket.ts';
import { insertTicket } from '../open-ticket.ts';
import { ticketMessages, tickets } from '../tables.ts';
import { parseMail, type ReceivedMail } from './parse-mail.ts';

/**
 * Adds an email to the ticket that it answers, or opens a ticket. The sender must be the address of the ticket, because a number can be guessed or
 * forwarded. An email that was received before has no effect.
 * @param raw the email in the format of RFC 5322
 * @throws NotAnEmail
 */
export async function receiveMail(db: Db, config: Config, raw: Uint8Array): Promise<InboundMail['result']> {
  const mail = await parseMail(raw);
  const senders = await listSenderAddresses(db);
  // The shop's own emails also reach a forwarded mailbox. Answering them would not end.
  if (senders.has(mail.email) || mail.email === config.inboundMail.address) return 'ignored';
  return inTransaction(db, async (tx) => {
    // Two deliveries of the same email wait for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mail.messageId}, 0))`);
    if ((await tx.$count(ticketMessages, eq(ticketMessages.messageId, mail.messageId))) > 0) return 'duplicate';
    const ticketId = await findTicketOfMail(tx, mail);
    if (ticketId !== undefined) {
      await addToTicket(tx, ticketId, mail);
      return 'added';
    }
    if (mail.isAutomatic) return 'ignored';
    await openTicketFromMail(tx, mail, await chooseCountry(tx, mail, senders));
    return 'opened';
  });
}

const toMessage = ({ text, wholeText, attachments, isAutomatic, messageId }: ReceivedMail) => ({
  ...{ text, isAutomatic, messageId },
  wholeText: wholeText === text ? null : wholeText,
  leftOut: attachments,
});

async function addToTicket(tx: Tx, ticketId: number, mail: ReceivedMail): Promise<void> {
  // An absence notice needs no answer.
  if (!mail.isAutomatic) await moveTicket(tx, ticketId, 'receive');
  await tx.insert(ticketMessages).values({ ...toMessage(mail), ticketId, direction: 'customer', at: now() });
}

async function openTicketFromMail(tx: Tx, mail: ReceivedMail, { id, languageId }: Pick<CountryRow, 'id' | 'languageId'>): Promise<void> {
  const { name, email, subject } = mail;
  await insertTicket(tx, { topic: 'other', name, email, orderNumber: '', subject, countryId: id, languageId }, toMessage(mail));
}

/** Finds the ticket of the sender that an email names by the id of an earlier email, or else by its number. */
async function findTicketOfMail(tx: Tx, { email, subject, references }: ReceivedMail): Promise<number | undefined> {
  const ownIds = references.flatMap((id) => /^<ticket-(\d{1,9})-/.exec(id)?.[1] ?? []).map(Number);
  const known = tx.select({ id: ticketMessages.ticketId }).from(ticketMessages).where(inArray(ticketMessages.messageId, references));
  const numbers = subject.toUpperCase().match(/\bT-[2-9A-Z]{8}\b/g) ?? [];
  const isReferred = references.length > 0 ? or(inArray(tickets.id, ownIds), inArray(tickets.id, known)) : undefined;
  for (const isNamed of [isReferred, numbers.length > 0 ? inArray(tickets.number, numbers) : undefined]) {
    if (!isNamed) continue;
    const [found] = await tx
      .select({ id: tickets.id })
      .from(tickets)
      .where(and(eq(tickets.email, email), isNamed))
      .orderBy(desc(tickets.id))
      .limit(1);
    if (found) return found.id;
  }
  return undefined;
}

/** Chooses the country of a new ticket: by the recipient, by the sender's latest ticket, or the first open country. */
async function chooseCountry(
  tx: Tx,
  { email, recipients }: ReceivedMail,
  senders: ReadonlyMap<string, CountryRow>,
): Promise<Pick<CountryRow, 'id' | 'languageId'>> {
  const named = recipients.map((address) => senders.get(address)).find(Boolean);
  if (named) return named;
  const [latest] = await tx
    .select({ id: tickets.countryId, languageId: tickets.languageId })
    .from(tickets)
    .where(eq(tickets.email, email))
    .orderBy(desc(tickets.id))
    .limit(1);
  if (latest) return latest;
  const [first] = await listActiveCountries(tx);
  if (!first) throw new Error('no country is open');
  return getCountry(tx, first.id);
}
