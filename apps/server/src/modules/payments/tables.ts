import { bigint, char, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentRequest, Voucher } from './providers/payment-provider.ts';

/** One payment attempt through a provider. `reference` is the order number: orders and payments are independent modules. */
export const payments = pgTable(
  'payments',
  {
    id: serial().primaryKey(),
    reference: text().notNull(),
    provider: text().notNull(),
    /** The request to the provider, unchanged: the same content under the same key gives the same session. */
    request: jsonb().$type<PaymentRequest>().notNull(),
    /** The provider's session id; unique. */
    providerRef: text().unique(),
    /** The provider's id of the money, needed for a refund. */
    chargeRef: text(),
    /** The payment page. */
    payUrl: text(),
    /** How the shopper can still pay, for a method that is paid later; null: it is paid on the page. */
    voucher: jsonb().$type<Voucher>(),
    currency: char({ length: 3 }).notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['open', 'processing', 'paid', 'failed', 'expired'] }).notNull(),
    /** How the shop used the money; `replaced`: paid in another way, money that still arrives is refunded; null: nothing yet. */
    outcome: text({ enum: ['kept', 'refund-due', 'refunded', 'replaced'] }),
    expiresAt: timestamp({ withTimezone: true }),
    /** When the shop next queries the provider, independent of webhooks; null: never again. */
    nextCheckAt: timestamp({ withTimezone: true }),
    /** Number of checks so far. */
    checks: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.reference), index().on(table.nextCheckAt)],
);

/** All messages of providers; each takes effect once. Messages that are not about a session are stored without personal data. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  provider: text().notNull(),
  type: text().notNull(),
  payload: jsonb().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Disputes of payments by payers' banks, and fraud warnings that may become disputes. */
export const disputes = pgTable(
  'payment_disputes',
  {
    id: serial().primaryKey(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: ['dispute', 'fraud-warning'] }).notNull(),
    /** The provider's id; unique. */
    providerRef: text().notNull().unique(),
    currency: char({ length: 3 }).notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The reason in the words of the provider or the bank. */
    reason: text().notNull(),
    /** `open`: evidence is required; `under-review`: the bank decides; `closed`: it was dropped, or staff have reviewed a warning. */
    status: text({ enum: ['open', 'under-review', 'won', 'lost', 'closed'] }).notNull(),
    evidenceUntil: timestamp({ withTimezone: true }),
    /** The page of the provider's dashboard where evidence is submitted. */
    evidenceUrl: text().notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** The staff member who closed a warning. */
    endedBy: text(),
  },
  (table) => [index().on(table.paymentId), index().on(table.status)],
);

/** Full and partial refunds. Cash payments, and those that cannot be refunded through the provider, are sent by hand. */
export const refunds = pgTable(
  'refunds',
  {
    id: serial().primaryKey(),
    /** The order number. */
    reference: text().notNull(),
    /** The cause, such as `return RET-1`: the same cause is refunded once. */
    cause: text().notNull().unique(),
    /** The payment that is refunded; null: by hand. */
    paymentId: integer().references(() => payments.id),
    currency: char({ length: 3 }).notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    status: text({ enum: ['due', 'done', 'refused'] }).notNull(),
    /** The recipient of a refund by hand. Deleted once it is sent. */
    payOut: jsonb().$type<Record<string, string>>(),
    /** The refund id of the provider or the bank. */
    providerRef: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    /** The staff member who sent it by hand. */
    endedBy: text(),
  },
  (table) => [index().on(table.reference), index().on(table.status), index().on(table.endedAt)],
);
