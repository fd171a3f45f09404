import { bigint, bigserial, char, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { products, variants } from '../../catalog/tables.ts';
import { countries } from '../../countries/tables.ts';

/** Changes of many prices at once. They are stored for as long as they can be undone. */
export const bulkPriceChanges = pgTable(
  'bulk_price_changes',
  {
    id: serial().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The name of the staff member or token. */
    actor: text().notNull(),
    /** The vendor whose products were changed by the vendor; null: changed by staff of the shop. */
    vendorId: integer(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.at)],
);

/** The prices before and after a bulk change; minor units. */
export const bulkPriceChangeRows = pgTable(
  'bulk_price_change_rows',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    changeId: integer()
      .notNull()
      .references(() => bulkPriceChanges.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer().references(() => variants.id, { onDelete: 'cascade' }),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    currency: char({ length: 3 }).notNull(),
    oldRegular: bigint({ mode: 'number' }).notNull(),
    oldSale: bigint({ mode: 'number' }),
    oldSaleFrom: timestamp({ withTimezone: true }),
    oldSaleUntil: timestamp({ withTimezone: true }),
    newRegular: bigint({ mode: 'number' }).notNull(),
    newSale: bigint({ mode: 'number' }),
    newSaleFrom: timestamp({ withTimezone: true }),
    newSaleUntil: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.changeId), index().on(table.productId), index().on(table.variantId)],
);
