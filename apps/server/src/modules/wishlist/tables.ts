import { boolean, index, integer, pgTable, serial, timestamp, unique } from 'drizzle-orm/pg-core';
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
    /** In whose shop it was wished for: prices and stock are that shop's. */
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    /** What it cost then, minor units: a fall since is told. Null where it was not sold. */
    priceWhenAdded: integer(),
    wasAvailableWhenAdded: boolean().notNull(),
    /** The lowest price that a mail has told of, and when a mail last said that it is back. */
    toldPrice: integer(),
    toldBackAt: timestamp({ withTimezone: true }),
  },
  (table) => [unique().on(table.userId, table.countryId, table.productId), index().on(table.productId)],
);

/** Who wants mails of falling prices and of what is back. No row: nobody has asked. */
export const wishNotices = pgTable('wish_notices', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  askedAt: timestamp({ withTimezone: true }).notNull(),
  languageId: integer().notNull(),
});
