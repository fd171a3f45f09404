import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** News that was written with its cause and waits to be handed to the jobs that take it up. A row lives for a moment. */
export const outbox = pgTable('outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  type: text().notNull(),
  payload: jsonb().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Mail that nobody sent: what `/dev/mail` shows while there is no SMTP_URL. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    sender: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text(),
    text: text(),
    /** The whole message as it would have gone over the wire. */
    raw: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.sentAt)],
);
