import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { tickets } from './tables.ts';

/** Lists the tickets of an email address for its owner's data export. @param email lower case */
export function readTicketData(db: Db, email: string) {
  const { number, topic, name, orderNumber, message, status, countryId, languageId, receivedAt } = tickets;
  return db
    .select({ number, topic, name, orderNumber, message, status, countryId, languageId, receivedAt })
    .from(tickets)
    .where(eq(tickets.email, email))
    .orderBy(asc(tickets.id));
}
