import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import { ticketStatuses, ticketTopics } from './contract.ts';

/** Messages sent by the contact form. */
export const tickets = pgTable(
  'tickets',
  {
    id: serial().primaryKey(),
    /** The number that the sender gets: `T-7KQ4MX2R`. */
    number: text().notNull().unique(),
    topic: text({ enum: ticketTopics }).notNull(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** As typed; '': none. */
    orderNumber: text().notNull(),
    message: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    status: text({ enum: ticketStatuses }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.status, table.id), index().on(table.email)],
);
