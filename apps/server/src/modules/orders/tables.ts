import { sql } from 'drizzle-orm';
import { char, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, bigserial } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import { users } from '../accounts/tables.ts';
import type { OrderStatus, PaymentStatus } from './order-life.ts';
import type { AppliedPromotion } from './applied-promotion.ts';
import type { PickupPlace } from './pickup-place.ts';
import type { PostalAddress } from './postal-address.ts';

export const orders = pgTable(
  'orders',
  {
    id: serial().primaryKey(),
    /** Random and unguessable, from the order's start. */
    orderNumber: text().notNull().unique(),
    /** `SI-2026-000001`, without gaps, given when the order is confirmed. */
    invoiceNumber: text().unique(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    customerId: integer().references(() => users.id),
    currency: char({ length: 3 }).notNull(),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    paymentMethod: text().notNull(),
    shippingMethod: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    shippingAddress: jsonb().$type<PostalAddress>().notNull(),
    billingAddress: jsonb().$type<PostalAddress>().notNull(),
    /** Minor units, VAT included. The total is the sum of the lines, and the rounding. */
    total: integer().notNull(),
    vat: integer().notNull(),
    /** What cash rounding added or took away, minor units. */
    rounding: integer().notNull().default(0),
    /** Upper case; null: none. */
    couponCode: text(),
    /** What made it cheaper than its lines at sale prices, in the order of application; minor units. */
    promotions: jsonb().$type<AppliedPromotion[]>().notNull().default([]),
    /** Where it is picked up; null: it comes to the address. */
    pickup: jsonb().$type<PickupPlace>(),
    comment: text().notNull().default(''),
    /** Who took it by telephone; empty: its shopper placed it himself. */
    takenBy: text().notNull().default(''),
    /** The cart it came from, and the key that makes one checkout one order. */
    cartId: text().notNull(),
    idempotencyKey: text().notNull().unique(),
    /** Hash of what was sent with the key: the same key with other content is a conflict. */
    contentHash: char({ length: 64 }).notNull(),
    /** The market's own words that were shown: order button, terms version. */
    shown: jsonb().$type<Record<string, string>>().notNull().default({}),
    deliverFrom: text().notNull(),
    deliverUntil: text().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the last of it arrived: the days of return and withdrawal count from here. */
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.customerId, table.placedAt.desc()),
    // Found by their beginnings at the desk, in any locale of the database; whole ones as well.
    index().on(table.email.op('text_pattern_ops')),
    index().on(table.phone.op('text_pattern_ops')),
    index('orders_last_name_start').using('btree', sql`lower(${table.shippingAddress} ->> 'lastName') text_pattern_ops`, table.placedAt.desc()),
    index().on(table.cartId),
    index().on(table.placedAt.desc(), table.id.desc()),
    index().on(table.status, table.placedAt.desc()),
    index().on(table.paymentStatus, table.placedAt.desc()),
    index('orders_by_telephone')
      .on(table.placedAt.desc())
      .where(sql`taken_by <> ''`),
    index().on(table.countryId, table.placedAt.desc()),
    index().on(table.countryId, table.status, table.placedAt.desc()),
    index().on(table.shippingMethod, table.placedAt.desc()),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    kind: text({ enum: ['goods', 'delivery', 'cash-on-delivery'] }).notNull(),
    productId: integer(),
    variantId: integer(),
    sku: text().notNull().default(''),
    name: text().notNull(),
    brand: text().notNull().default(''),
    color: text().notNull().default(''),
    size: text().notNull().default(''),
    imageUrl: text().notNull().default(''),
    quantity: integer().notNull(),
    /** Pieces of them that were cancelled before packing, and that a return has been asked for. */
    cancelled: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    /** Minor units a piece: the regular price, and what was paid. */
    unitPrice: integer().notNull(),
    discountPrice: integer().notNull(),
    /** The line's share of discounts on the cart, minor units. */
    discount: integer().notNull().default(0),
    total: integer().notNull(),
    vatBasisPoints: integer().notNull(),
    vat: integer().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.sku, table.orderId.desc()), index().on(table.productId, table.id.desc())],
);

/** Who moved the order, when and why: append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** `status` or `payment`. */
    life: text().notNull(),
    from: text(),
    to: text().notNull(),
    actor: text().notNull(),
    reason: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
);

/** The last invoice number given, per country and year. Hot: taken as the last statement of a transaction. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    countryCode: char({ length: 2 }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.year] })],
);

/** What the shop's people tell each other about an order. Its customer never sees it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    text: text().notNull(),
    author: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
);
