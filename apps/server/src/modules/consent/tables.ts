import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { countries, languages } from '../countries/tables.ts';
import type { ConsentChoices } from './contract.ts';

/** Choices of visitors with the text they saw; append-only. A changed choice is a new row. */
export const consents = pgTable(
  'consents',
  {
    /** Unguessable; the browser stores it with its choices. */
    id: text().primaryKey(),
    /** The previous record that this one replaces. */
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
    /** Version of the purposes: a new version asks again. */
    version: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId)],
);
