import { boolean, index, integer, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { countries, languages } from '../countries/tables.ts';
import { messageDirections, sendStates, ticketStatuses, ticketTopics } from './contract.ts';

/** Conversations with customers, started by the contact form or by an email. */
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
    /** The subject of the email that opened it; '': the contact form. */
    subject: text().notNull().default(''),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    status: text({ enum: ticketStatuses }).notNull(),
    /** The staff member who answers it; null: nobody. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the status changed. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.status, table.id),
    index().on(table.status, table.changedAt),
    index().on(table.email),
    index().on(table.assigneeId, table.status),
  ],
);

/** The messages of a ticket, including the first one. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: serial().primaryKey(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    direction: text({ enum: messageDirections }).notNull(),
    /** The staff member; null: the customer, an API token or a deleted account. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The name of the staff member or token; '': the customer. */
    author: text().notNull().default(''),
    /** Without quoted text of an email. */
    text: text().notNull(),
    /** The whole text of an email if it differs. */
    wholeText: text(),
    /** The names of attachments that were not stored. */
    leftOut: text().array().notNull().default([]),
    /** Whether a program wrote it, such as an absence notice. */
    isAutomatic: boolean().notNull().default(false),
    /** The `Message-ID` with angle brackets; null: not an email, or not sent yet. */
    messageId: text().unique(),
    /** Whether a reply was sent; null: no reply. */
    sendState: text({ enum: sendStates }),
    /** The key of the request that stored it, so that a repeated request has no effect. */
    requestKey: uuid().unique(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.ticketId, table.id)],
);

/** Texts that staff insert into replies. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    /** Null: for all languages. */
    languageId: integer().references(() => languages.id),
    /** With placeholders such as `{name}`. */
    text: text().notNull(),
  },
  (table) => [index().on(table.name)],
);
