import { boolean, index, integer, jsonb, pgTable, serial, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Endpoints of merchants' and affiliates' own systems. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: serial().primaryKey(),
  /** The affiliate who owns it; null: the merchant. No foreign key, because the programme's module is above this one. */
  affiliateId: integer().unique(),
  url: text().notNull(),
  description: text().notNull().default(''),
  /** For example `order.placed`. */
  events: text().array().notNull(),
  /** Signing secret: 256 random bits, `whsec_` and base64. */
  secret: text().notNull(),
  /** Deliveries are also signed with this secret while it is valid. */
  previousSecret: text(),
  previousSecretUntil: timestamp({ withTimezone: true }),
  isActive: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Deliveries and their results, which are stored for thirty days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Sent with each attempt, so that receivers recognise repeated attempts. */
    id: uuid().primaryKey(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** HTTP status of the last attempt; null: no answer. */
    lastStatus: smallint(),
    lastError: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.endpointId, table.createdAt.desc()), index().on(table.status)],
);
