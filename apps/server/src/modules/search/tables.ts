import { boolean, char, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { categories, products } from '../catalog/tables.ts';
import { countries } from '../countries/tables.ts';

/**
 * The listing's read model: one row for each published product in each country that has a price for it, with what
 * listings sort and filter by. Never the truth: `refresh-listing.ts` makes it from catalogue, stock and prices.
 * Amounts are minor units of `currency`.
 */
export const listingEntries = pgTable(
  'listing_entries',
  {
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    popularity: integer().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** The product's lowest price now, sale included. */
    price: integer().notNull(),
    /** What the reduction is off, in basis points of the price that it may be measured against; 0: none is claimed. */
    discountBp: integer().notNull(),
    /** Whether a piece of any variant can be bought. */
    isAvailable: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.countryId, table.productId] }),
    index().on(table.countryId, table.publishedAt, table.productId),
    index().on(table.countryId, table.price, table.productId),
    index().on(table.countryId, table.discountBp, table.productId),
    index().on(table.countryId, table.popularity, table.productId),
    index().on(table.productId),
  ],
);

/** Which categories, leaves and ancestors alike, a listed product stands in. */
export const listingCategories = pgTable(
  'listing_categories',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.productId] }), index().on(table.productId)],
);
