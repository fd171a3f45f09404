import { bigint, bigserial, index, integer, jsonb, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/** Events that are stored in the transaction of their cause until the relay passes them to the subscribed jobs. A row exists only briefly. */
export const outbox = pgTable('outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  type: text().notNull(),
  payload: jsonb().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The trace of the cause, as in the header of W3C Trace Context. Null: the cause is not traced. */
  traceparent: text(),
});

/** Tags that a cache in front of the shop must purge. A row is stored in the transaction of the change and exists until the purge was sent twice. */
export const cdnPurges = pgTable(
  'cdn_purges',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Name of the cache, see `cdn/open-cdns.ts`. */
    cdn: text().notNull(),
    tag: text().notNull(),
    round: integer().notNull().default(1),
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.cdn, table.dueAt)],
);

/** Mail that was stored instead of sent: `/dev/mail` shows it while SMTP_URL is not set. */
export const inbox = pgTable(
  'mailbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    sender: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text(),
    text: text(),
    /** The complete message in its wire format. */
    raw: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.sentAt)],
);

/**
 * Counters of rate limits, if several processes share the database and no Redis is configured. Keys are hashes. Column names are the library's.
 * Unlogged (by its migration): each count commits without waiting for the disk.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970; null: never. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.expire)],
);
