import { sql } from 'drizzle-orm';
import { bigint, boolean, char, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, bigserial } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import { users } from '../accounts/tables.ts';
import type { OrderStatus, PaymentStatus } from './change/order-transitions.ts';
import type { AppliedPromotion } from './applied-promotion.ts';
import { confirmationKinds } from './confirmation-kinds.ts';
import type { PickupPlace, PostalAddress } from './postal-address.ts';

export const orders = pgTable(
  'orders',
  {
    id: serial().primaryKey(),
    /** Random and unguessable, assigned when the order is placed. */
    orderNumber: text().notNull().unique(),
    /** Names the order to affiliates and vendors. Its numbers would open it. */
    reference: text()
      .notNull()
      .unique()
      .default(sql`'R-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10))`),
    /** `SI-2026-000001`, without gaps, assigned at confirmation. */
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
    /** Minor units, VAT included. The total is the sum of the lines and the rounding. */
    total: bigint({ mode: 'number' }).notNull(),
    vat: bigint({ mode: 'number' }).notNull(),
    /** Whether this is an exempt supply to a business in another member state. All amounts are then without VAT. */
    isIntraCommunity: boolean().notNull().default(false),
    /** Added or subtracted by cash rounding, minor units. */
    rounding: bigint({ mode: 'number' }).notNull().default(0),
    /** Upper case; null: none. */
    couponCode: text(),
    /** The applied promotions in the order of application; minor units. */
    promotions: jsonb().$type<AppliedPromotion[]>().notNull().default([]),
    /** The place where the order is collected; null: delivery to the address. */
    pickup: jsonb().$type<PickupPlace>(),
    comment: text().notNull().default(''),
    /** The staff member who entered a phone order; empty: placed by the shopper. */
    takenBy: text().notNull().default(''),
    /** The cart of the order, and the idempotency key of its checkout. */
    cartId: text().notNull(),
    idempotencyKey: text().notNull().unique(),
    /** Hash of the request: the same key with different content is refused. */
    contentHash: char({ length: 64 }).notNull(),
    /** The texts that were shown: order button, version of the terms. */
    shown: jsonb().$type<Record<string, string>>().notNull().default({}),
    deliverFrom: text().notNull(),
    deliverUntil: text().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the last parcel arrived: the periods of return and withdrawal start then. */
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.customerId, table.placedAt.desc()),
    // For searches by full value or start, independent of the database's locale.
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

/**
 * The folded words by which staff find an order. A job writes them for new orders and new invoice numbers ({@link orderSearchDue}). A trigger
 * writes them at once when personal data changes, so that nothing erased can be found.
 */
export const orderSearchTexts = pgTable(
  'order_search_texts',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text().notNull(),
  },
  (table) => [index().using('gin', table.text.op('gin_trgm_ops'))],
);

/** Orders whose search texts must be written. A trigger on `orders` adds them, so that every way of storing an order is covered. */
export const orderSearchDue = pgTable('order_search_due', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
});

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
    /** Whether the goods were sold as sealed for hygiene. Later changes of the product do not change the contract. */
    isHygiene: boolean().notNull().default(false),
    quantity: integer().notNull(),
    /** Number of pieces cancelled before packing, and of those with a requested return. */
    cancelled: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    /** Pieces withdrawn while their parcel is under way; they count as returned once it has arrived. */
    expectedBack: integer().notNull().default(0),
    /** Minor units per piece: the regular price and the price after discount. */
    unitPrice: bigint({ mode: 'number' }).notNull(),
    discountPrice: bigint({ mode: 'number' }).notNull(),
    /** The line's share of cart discounts, minor units. */
    discount: bigint({ mode: 'number' }).notNull().default(0),
    total: bigint({ mode: 'number' }).notNull(),
    vatBasisPoints: integer().notNull(),
    vat: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.sku, table.orderId.desc()),
    index().on(table.productId, table.id.desc()),
    index()
      .on(table.imageUrl)
      .where(sql`image_url <> ''`),
  ],
);

/** The history of state changes with actor, time and reason: append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** `status` or `payment`. */
    kind: text().notNull(),
    from: text(),
    to: text().notNull(),
    actor: text().notNull(),
    reason: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
);

/** Requests of callers who know only the numbers of an order. A request takes effect once the link in an email to the order's address confirms it. */
export const orderConfirmations = pgTable(
  'order_confirmations',
  {
    id: serial().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: confirmationKinds }).notNull(),
    /** The content of the request, in the format of its module. */
    content: jsonb().notNull(),
    /** The time of the request: a withdrawal counts from then on. */
    askedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.orderId), index().on(table.expiresAt)],
);

/** The last invoice number per country and year. Heavily contended: updated in the last statement of a transaction. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    countryCode: char({ length: 2 }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.year] })],
);

/** Staff notes about orders, not visible to customers. */
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
    /** The folded text by which staff find the order. */
    searchText: text().generatedAlwaysAs(sql`' ' || fold_search_text("text")`),
  },
  (table) => [index().on(table.orderId), index().using('gin', table.searchText.op('gin_trgm_ops'))],
);

/** Tags that staff add to orders, not visible to customers. */
export const orderTags = pgTable(
  'order_tags',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The tag in lower case: upper and lower case are the same tag. */
    key: text().notNull(),
    /** As entered. */
    tag: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.key] }), index().on(table.key.op('text_pattern_ops'), table.orderId.desc())],
);
