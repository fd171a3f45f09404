import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '#tables/countries';

/** What a merchant has made of a legal page, for a country and in a language: words of his own, and who has read it. */
export const legalPages = pgTable(
  'legal_pages',
  {
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    page: text({ enum: ['imprint', 'privacy', 'terms', 'withdrawal', 'guarantee', 'accessibility'] }).notNull(),
    title: text(),
    excerpt: text(),
    /** Cleaned Markdown with the templates' placeholders; null: the template. */
    body: text(),
    /** Who has read it: a lawyer, not the one who pressed the button. */
    reviewedBy: text(),
    reviewedAt: timestamp({ withTimezone: true }),
    /** Hash of what was read: another text has not been. */
    reviewedText: text(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.languageId, table.page] })],
);
