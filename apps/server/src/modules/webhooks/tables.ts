import { boolean, index, integer, jsonb, pgTable, serial, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A merchant's own system that wants to hear of things. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: serial().primaryKey(),
  /** The affiliate who is told of what is his; null: the merchant's own system. No module below the programme knows more of him. */
  affiliateId: integer().unique(),
  url: text().notNull(),
  description: text().notNull().default(''),
  /** Such as `order.placed`. */
  events: text().array().notNull(),
  /** What deliveries are signed with: 256 random bits, `whsec_` and base64. */
  secret: text().notNull(),
  /** While it is replaced, deliveries are signed with both. */
  previousSecret: text(),
  previousSecretUntil: timestamp({ withTimezone: true }),
  isActive: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** What was told to whom, and whether it was taken. Kept for thirty days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Goes with it, so that a receiver knows a second try from a second event. */
    id: uuid().primaryKey(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** What the last try was answered with; null: nothing. */
    lastStatus: smallint(),
    lastError: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.endpointId, table.createdAt.desc()), index().on(table.status)],
);
