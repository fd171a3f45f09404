import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { variants } from '../catalog/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import type { ShipmentStatus } from './shipments/shipment-transitions.ts';

/** A parcel of an order with its own state; the order's status is derived from its parcels. */
export const shipments = pgTable(
  'shipments',
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Unguessable; printed on the packing slip: `7KQ4M-X2RPA-1`. */
    number: text().notNull().unique(),
    status: text().$type<ShipmentStatus>().notNull(),
    carrier: text().notNull(),
    /** The carrier's tracking number; empty until known. */
    trackingNumber: text().notNull().default(''),
    /** The return whose exchange it delivers; null for ordered goods. */
    returnNumber: text(),
    packedAt: timestamp({ withTimezone: true }).notNull(),
    shippedAt: timestamp({ withTimezone: true }),
    /** When it was delivered, returned, marked as lost or unpacked. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.status, table.shippedAt),
    index().on(table.trackingNumber),
    index('shipments_tracking_number_parts').using('gin', sql`lower(${table.trackingNumber}) gin_trgm_ops`),
  ],
);

/** The items of a parcel; none once it is unpacked. The variant is that of the line, or the one it was exchanged for. */
export const shipmentItems = pgTable(
  'shipment_items',
  {
    /** Names the pieces of an exchange when they are returned. */
    id: serial().notNull().unique(),
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    /** Of an exchange: pieces with a requested return, and those that never arrived. 0 for ordered goods, which `order_lines` counts. */
    returned: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.orderLineId, table.variantId] }), index().on(table.orderLineId)],
);

/** The history of parcels with actor, time and reason; append-only. */
export const shipmentEvents = pgTable(
  'shipment_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    from: text(),
    to: text().notNull(),
    actor: text().notNull(),
    reason: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.shipmentId)],
);

/** Cash that a carrier collected and remitted. */
export const remittances = pgTable('remittances', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id),
  /** Minor units of the order's currency. */
  amount: bigint({ mode: 'number' }).notNull(),
  /** The carrier's reference. */
  reference: text().notNull().default(''),
  bookedBy: text().notNull(),
  bookedAt: timestamp({ withTimezone: true }).notNull(),
});
