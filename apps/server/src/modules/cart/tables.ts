import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, serial, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { countries } from '../countries/tables.ts';
import { users } from '../accounts/tables.ts';
import { products, variants } from '../catalog/tables.ts';
import type { LinkReferral } from './referral.ts';

export const carts = pgTable(
  'carts',
  {
    /** Unguessable, because the id gives access to the cart. */
    id: text().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** The customer who owns it on all devices. Null: accessible by its id. */
    customerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Incremented with every change of the lines: the same revision means the same content. */
    revision: integer().notNull().default(0),
    /** The referral of the shopper: an affiliate code or discount; until the order. */
    referral: jsonb().$type<LinkReferral>(),
    /** The session id of the touches that came with a transfer from another country's shop; until the order. */
    touchSessionId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex()
      .on(table.customerId, table.countryId)
      .where(sql`${table.customerId} is not null`),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial().primaryKey(),
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** The price last shown, minor units: a later change is reported. */
    shownPrice: bigint({ mode: 'number' }).notNull(),
    /** Pieces that an unpaid order of this cart holds: not available to others. */
    held: integer().notNull().default(0),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.cartId, table.variantId), index().on(table.variantId)],
);
