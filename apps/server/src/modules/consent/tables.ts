import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { countries, languages } from '../countries/tables.ts';
import type { ConsentChoices } from './contract.ts';

/** What somebody agreed to or refused, and to which words: append-only. A change of mind is another row. */
export const consents = pgTable(
  'consents',
  {
    /** Unguessable; the browser keeps it beside its choices. */
    id: text().primaryKey(),
    /** The record that this one takes the place of. */
    previousId: text(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    choices: jsonb().$type<ConsentChoices>().notNull(),
    /** The words that were shown, as they were shown. */
    text: text().notNull(),
    /** Of the purposes: another version asks anew. */
    version: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);
