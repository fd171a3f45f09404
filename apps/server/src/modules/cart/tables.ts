import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { countries } from '../countries/tables.ts';
import { users } from '../accounts/tables.ts';
import { products, variants } from '../catalog/tables.ts';
import type { Brought } from './brought.ts';

export const carts = pgTable(
  'carts',
  {
    /** Unguessable: whoever holds it holds the cart. */
    id: text().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** Whose it is: it follows him to each device. Null: whoever holds the id. */
    customerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Grows with every change of the lines: the same revision is the same content. */
    revision: integer().notNull().default(0),
    /** Of whom its shopper brought a code or a discount along; until it is ordered. */
    brought: jsonb().$type<Brought>(),
    /** By which the touches are kept of the browser that handed this cart over from another country's shop; until it is ordered. */
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
    /** The price last shown for it, minor units: a change since then is told. */
    shownPrice: integer().notNull(),
    /** Pieces that an unpaid order of this very cart holds: they can be had by nobody else. */
    held: integer().notNull().default(0),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.cartId, table.variantId), index().on(table.variantId)],
);
