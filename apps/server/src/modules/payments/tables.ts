import { char, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** One attempt to be paid through a provider. `reference` is the order number: orders and payments do not know each other. */
export const payments = pgTable('payments', {
  id: serial().primaryKey(),
  reference: text().notNull(),
  provider: text().notNull(),
  /** The provider's own id of its session; unique where there is one. */
  providerRef: text().unique(),
  /** Where the shopper pays. */
  payUrl: text(),
  currency: char({ length: 3 }).notNull(),
  /** Minor units. */
  amount: integer().notNull(),
  status: text({ enum: ['open', 'processing', 'paid', 'failed', 'expired'] }).notNull(),
  expiresAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
}, (table) => [index().on(table.reference)]);

/** Webhooks taken: each provider event changes things once, however often it comes. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  provider: text().notNull(),
  type: text().notNull(),
  payload: jsonb().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
