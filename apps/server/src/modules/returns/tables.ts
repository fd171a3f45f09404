import { bigserial, boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { variants } from '../catalog/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import type { ReturnItemStatus } from './return-life.ts';

/** What a customer sends back of an order at one time, or his statutory withdrawal from it. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: serial().primaryKey(),
    /** Random and unguessable; stands on the note in the parcel. */
    returnNumber: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** `withdrawal`: within 14 days, by law, without a reason; standard delivery goes back too. */
    kind: text({ enum: ['return', 'withdrawal'] }).notNull(),
    comments: text().notNull().default(''),
    /** Where money that was paid in cash goes: `{ iban, holder }` or `{ bkash, holder }`; forgotten once it is there. */
    payOut: jsonb().$type<Record<string, string>>(),
    /** What its customer agreed to, and when. */
    policyAcceptedAt: timestamp({ withTimezone: true }),
    /** Minor units of delivery that go back with it. */
    deliveryRefund: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.createdAt.desc(), table.id.desc())],
);

export const returnItems = pgTable(
  'return_items',
  {
    id: serial().primaryKey(),
    requestId: integer()
      .notNull()
      .references(() => returnRequests.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
    /** `too-small`, `too-large`, `not-as-shown` … */
    reason: text().notNull().default(''),
    comments: text().notNull().default(''),
    status: text().$type<ReturnItemStatus>().notNull(),
    /** Money back, or another size. */
    wish: text({ enum: ['refund', 'exchange'] }).notNull(),
    /** What it is exchanged for: held from the request on. */
    exchangeVariantId: integer().references(() => variants.id),
    /** Minor units that go back for it, once that is known. */
    refund: integer(),
    /** Whether it went back on the shelf; null: not looked at yet. */
    isRestocked: boolean(),
  },
  (table) => [index().on(table.requestId), index().on(table.orderLineId), index().on(table.status, table.requestId)],
);

/** Who moved a return, when and why: append-only. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    requestId: integer()
      .notNull()
      .references(() => returnRequests.id),
    itemId: integer().references(() => returnItems.id),
    from: text(),
    to: text().notNull(),
    actor: text().notNull(),
    reason: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.requestId)],
);
