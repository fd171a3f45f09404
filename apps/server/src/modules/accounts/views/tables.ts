import { integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';

/** Filters and sort orders of back-office lists that a staff member has saved under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name of the list, such as `orders`. */
    list: text().notNull(),
    name: text().notNull(),
    /** The query of the list's URL without the search text, because the text usually contains the name of a customer. */
    query: text().notNull(),
  },
  (table) => [unique().on(table.userId, table.list, table.name)],
);
