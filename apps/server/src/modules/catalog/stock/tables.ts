import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { variants } from '../tables.ts';

/** The current stock per variant. The available stock is `onHand` less `held`. */
export const stockLevels = pgTable('stock_levels', {
  variantId: integer()
    .primaryKey()
    .references(() => variants.id, { onDelete: 'cascade' }),
  onHand: integer().notNull().default(0),
  held: integer().notNull().default(0),
});

/** The append-only stock ledger. Its sums are the stock levels. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    kind: text({ enum: ['received', 'held', 'released', 'sold', 'returned', 'corrected'] }).notNull(),
    /** Signed changes of the stock on hand and of held stock. */
    onHandChange: integer().notNull().default(0),
    heldChange: integer().notNull().default(0),
    /** The order number, import or person that caused it. */
    reference: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.variantId), index().on(table.reference)],
);
