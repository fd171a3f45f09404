import { char, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentRequest } from './payment-provider.ts';

/** One attempt to be paid through a provider. `reference` is the order number: orders and payments do not know each other. */
export const payments = pgTable(
  'payments',
  {
    id: serial().primaryKey(),
    reference: text().notNull(),
    provider: text().notNull(),
    /** What the provider was asked for, to the letter: asked again under the same key it gives the same session. */
    request: jsonb().$type<PaymentRequest>().notNull(),
    /** The provider's own id of its session; unique where there is one. */
    providerRef: text().unique(),
    /** The provider's own id of the money that came: what a refund names. */
    chargeRef: text(),
    /** Where the shopper pays. */
    payUrl: text(),
    currency: char({ length: 3 }).notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    status: text({ enum: ['open', 'processing', 'paid', 'failed', 'expired'] }).notNull(),
    /** What the shop did with money that came; `replaced`: it is paid in another way, money that still comes goes back; null: nothing yet. */
    outcome: text({ enum: ['kept', 'refund-due', 'refunded', 'replaced'] }),
    expiresAt: timestamp({ withTimezone: true }),
    /** When we ask the provider ourselves, whether or not it has told us; null: never again. */
    nextCheckAt: timestamp({ withTimezone: true }),
    /** How often we have asked. */
    checks: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.reference), index().on(table.nextCheckAt)],
);

/** Webhooks taken: each provider event changes things once, however often it comes. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  provider: text().notNull(),
  type: text().notNull(),
  payload: jsonb().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Money that goes back, wholly or in part. Money that came in cash, or cannot go back the way it came, is sent by hand. */
export const refunds = pgTable(
  'refunds',
  {
    id: serial().primaryKey(),
    /** The order number. */
    reference: text().notNull(),
    /** What it is given back for, such as `return RET-1`: the same cause gives back once. */
    cause: text().notNull().unique(),
    /** The payment it comes out of; null: by hand. */
    paymentId: integer().references(() => payments.id),
    currency: char({ length: 3 }).notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    status: text({ enum: ['due', 'done', 'refused'] }).notNull(),
    /** By hand: where it goes. Forgotten once it is there. */
    payOut: jsonb().$type<Record<string, string>>(),
    /** The provider's own id of it, or the bank's of the transfer. */
    providerRef: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** Who sent it by hand. */
    endedBy: text(),
  },
  (table) => [index().on(table.reference), index().on(table.status), index().on(table.endedAt)],
);
