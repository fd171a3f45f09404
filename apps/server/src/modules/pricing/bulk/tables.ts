import { bigint, bigserial, char, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bulkChanges } from '../../catalog/bulk-changes/tables.ts';
import { products, variants } from '../../catalog/tables.ts';
import { countries } from '../../countries/tables.ts';

/** The prices before and after a bulk change; minor units. */
export const bulkPriceChangeRows = pgTable(
  'bulk_price_change_rows',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    changeId: integer()
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
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
