import { sql } from 'drizzle-orm';
import { bigint, bigserial, char, check, index, integer, pgTable, serial, timestamp, unique } from 'drizzle-orm/pg-core';
import { countries, currencies } from '../countries/tables.ts';
import { products, variants } from '../catalog/tables.ts';

/** The current price of a product in a country. A variant's own row overrides its product's. */
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
    regular: bigint({ mode: 'number' }).notNull(),
    /** `discountPrice` during the sale; null if not reduced. */
    sale: bigint({ mode: 'number' }),
    saleFrom: timestamp({ withTimezone: true }),
    saleUntil: timestamp({ withTimezone: true }),
    /** `priorPrice`: the lowest price of the 30 days before the reduction; null if the history does not support a claim. */
    prior: bigint({ mode: 'number' }),
    /** When the sale next starts or ends and must be recorded in the history. */
    dueAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.dueAt),
    unique().on(table.productId, table.variantId, table.countryId).nullsNotDistinct(),
    check('prices_regular_is_positive', sql`${table.regular} > 0`),
    check('prices_sale_is_lower', sql`${table.sale} is null or (${table.sale} > 0 and ${table.sale} < ${table.regular})`),
  ],
);

/** All prices that were ever in force; append-only. */
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
    /** The price to pay from then on, minor units. */
    price: bigint({ mode: 'number' }).notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.productId, table.countryId, table.since)],
);
