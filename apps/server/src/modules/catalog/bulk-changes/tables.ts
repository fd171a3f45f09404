import { bigserial, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../tables.ts';
import type { ProductState } from './product-state.ts';

/** Changes of many products at once: of their prices, which the pricing module stores, or of their other data. They can be undone for a day. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: serial().primaryKey(),
    kind: text({ enum: ['prices', 'products'] })
      .notNull()
      .default('prices'),
    /** Identifies the request: a repeated request makes no second change. */
    key: text().unique(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The name of the staff member or token. */
    actor: text().notNull(),
    /** The vendor whose products were changed by the vendor; null: changed by staff of the shop. */
    vendorId: integer(),
    /** The number of changed products. */
    productCount: integer().notNull().default(0),
    /** The number of changed prices; of changed products if other data was changed. */
    itemCount: integer().notNull().default(0),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.at)],
);

/** The changed data of products before and after a bulk change. */
export const bulkProductChangeRows = pgTable(
  'bulk_product_change_rows',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    changeId: integer()
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    before: jsonb().$type<Partial<ProductState>>().notNull(),
    after: jsonb().$type<Partial<ProductState>>().notNull(),
  },
  (table) => [index().on(table.changeId), index().on(table.productId)],
);
