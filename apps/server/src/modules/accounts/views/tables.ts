import { integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';

/** Filters and sort orders of back-office lists that a staff member has given a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The list: `orders`. */
    list: text().notNull(),
    name: text().notNull(),
    /** The query of the list's address, without the search text, which usually names a customer. */
    query: text().notNull(),
  },
  (table) => [unique().on(table.userId, table.list, table.name)],
);
