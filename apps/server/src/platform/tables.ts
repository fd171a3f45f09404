import { bigint, bigserial, index, integer, jsonb, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/** Events that were stored with their cause and wait to be passed to the subscribed jobs. A row exists for a moment only. */
export const outbox = pgTable('outbox', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  type: text().notNull(),
  payload: jsonb().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Tags that a cache in front of the shop has to forget. A row is stored with the change and exists until the cache was told twice. */
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

/** Counters of rate limits, if several processes share the database and no Redis is configured. Keys are hashes. The library names the columns. */
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
