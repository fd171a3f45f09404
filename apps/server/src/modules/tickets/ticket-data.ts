import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { tickets } from './tables.ts';

/** What was written to the shop from a mailbox, for its owner. @param email lower case */
export function ticketData(db: Db, email: string) {
  const { number, topic, name, orderNumber, message, status, countryId, languageId, receivedAt } = tickets;
  return db
    .select({ number, topic, name, orderNumber, message, status, countryId, languageId, receivedAt })
    .from(tickets)
    .where(eq(tickets.email, email))
    .orderBy(asc(tickets.id));
}
