import { bigint, boolean, index, integer, pgTable, serial, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { products } from '../catalog/tables.ts';
import { countries } from '../countries/tables.ts';

export const wishes = pgTable(
  'wishes',
  {
    /** The specification's wishlistId. */
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The country of the wishlist, which decides prices and stock. */
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    /** The price at that time in minor units, to detect price drops. Null if the product was not sold. */
    priceWhenAdded: bigint({ mode: 'number' }),
    wasAvailableWhenAdded: boolean().notNull(),
    /** The lowest reported price, and the time of the last back-in-stock email. */
    notifiedPrice: bigint({ mode: 'number' }),
    notifiedBackAt: timestamp({ withTimezone: true }),
  },
  (table) => [unique().on(table.userId, table.countryId, table.productId), index().on(table.productId)],
);

/** Users who want emails about price drops and products back in stock; no row means no emails. */
export const wishNotices = pgTable('wish_notices', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  languageId: integer().notNull(),
});
