import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { countries, languages } from '../countries/tables.ts';
import type { ConsentChoices } from './contract.ts';

/** Consent choices of visitors with the text that they saw. Append-only: a changed choice is a new row. */
export const consents = pgTable(
  'consents',
  {
    /** Random and hard to guess. The browser stores it with the choices. */
    id: text().primaryKey(),
    /** The id of the record that this record replaces. */
    previousId: text(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    choices: jsonb().$type<ConsentChoices>().notNull(),
    /** The text exactly as shown. */
    text: text().notNull(),
    /** The version of the purposes. Visitors must choose again after a new version. */
    version: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);
