import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';

/** Staff notes about customers, not visible to them. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    author: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The folded text by which staff find the customer. */
    searchText: text().generatedAlwaysAs(sql`' ' || fold_search_text("text")`),
  },
  (table) => [index().on(table.userId), index().using('gin', table.searchText.op('gin_trgm_ops'))],
);

/** Tags that staff add to customers, not visible to them. */
export const customerTags = pgTable(
  'customer_tags',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The tag in lower case: upper and lower case are the same tag. */
    key: text().notNull(),
    /** As entered. */
    tag: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.key.op('text_pattern_ops'), table.userId.desc())],
);
