import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { variants } from '../catalog/tables.ts';
import { shipmentItems } from '../fulfilment/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import type { ReturnItemStatus } from './return-transitions.ts';

/** A return or a statutory withdrawal: the pieces that a customer sends back from an order at one time. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: serial().primaryKey(),
    /** Random and unguessable; printed on the note in the parcel. */
    returnNumber: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** `withdrawal`: by law within 14 days and without a reason; standard delivery is refunded too. */
    kind: text({ enum: ['return', 'withdrawal'] }).notNull(),
    comments: text().notNull().default(''),
    /** The account for the refund of a cash order: `{ iban, holder }` or `{ bkash, holder }`; deleted after payment. */
    payOut: jsonb().$type<Record<string, string>>(),
    /** When the customer accepted the return policy. */
    policyAcceptedAt: timestamp({ withTimezone: true }),
    /** Minor units of delivery that are refunded with it. */
    deliveryRefund: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.createdAt.desc(), table.id.desc()),
    index('return_requests_number_parts').using('gin', sql`lower(${table.returnNumber}) gin_trgm_ops`),
  ],
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
    /** The pieces of an exchange parcel; null: pieces as ordered. */
    shipmentItemId: integer().references(() => shipmentItems.id),
    quantity: integer().notNull(),
    /** `too-small`, `too-large`, `not-as-shown` … */
    reason: text().notNull().default(''),
    comments: text().notNull().default(''),
    status: text().$type<ReturnItemStatus>().notNull(),
    /** Refund or exchange. */
    wish: text({ enum: ['refund', 'exchange'] }).notNull(),
    /** The variant it is exchanged for; held from the request on. */
    exchangeVariantId: integer().references(() => variants.id),
    /** The refund in minor units, once known. */
    refund: bigint({ mode: 'number' }),
    /** For goods sealed for hygiene: whether the seal is intact, as the customer states; null: not asked. */
    isSealed: boolean(),
    /** Whether it was restocked; null if not inspected yet. */
    isRestocked: boolean(),
  },
  (table) => [
    index().on(table.requestId),
    index().on(table.orderLineId),
    index().on(table.status, table.requestId),
    index().on(table.shipmentItemId),
  ],
);

/** The history of returns with actor, time and reason; append-only. */
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
