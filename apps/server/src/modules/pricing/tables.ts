import { sql } from 'drizzle-orm';
import { bigserial, char, check, index, integer, pgTable, serial, timestamp, unique } from 'drizzle-orm/pg-core';
import { countries, currencies } from '../countries/tables.ts';
import { products, variants } from '../catalog/tables.ts';

/** What a product costs in a country now. A variant's own row, where there is one, goes before its product's. */
export const prices = pgTable(
  'prices',
  {
    id: serial().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer().references(() => variants.id, { onDelete: 'cascade' }),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    currency: char({ length: 3 })
      .notNull()
      .references(() => currencies.code),
    /** `unitPrice`: the regular price, minor units, VAT included. */
    regular: integer().notNull(),
    /** `discountPrice` while the sale runs; null: not reduced. */
    sale: integer(),
    saleFrom: timestamp({ withTimezone: true }),
    saleUntil: timestamp({ withTimezone: true }),
    /** `priorPrice`: the lowest price of the 30 days before the reduction began; null: history supports no claim. */
    prior: integer(),
    /** When the sale next begins or ends: its change of price is put into the history then. */
    dueAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.dueAt),
    unique().on(table.productId, table.variantId, table.countryId).nullsNotDistinct(),
    check('prices_regular_is_positive', sql`${table.regular} > 0`),
    check('prices_sale_is_lower', sql`${table.sale} is null or (${table.sale} > 0 and ${table.sale} < ${table.regular})`),
  ],
);

/** Every price that was ever in force: append-only. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer().references(() => variants.id, { onDelete: 'cascade' }),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    currency: char({ length: 3 }).notNull(),
    /** The price a shopper paid from then on, minor units. */
    price: integer().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.productId, table.countryId, table.since)],
);
