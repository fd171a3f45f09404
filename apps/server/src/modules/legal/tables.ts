import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '#tables/countries';

/** The merchant's own text and the review of a legal page, per country and language. */
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
    /** Sanitised Markdown with placeholders; null: the template. */
    body: text(),
    /** The name of the reviewer (a lawyer), not of the staff member who entered it. */
    reviewedBy: text(),
    reviewedAt: timestamp({ withTimezone: true }),
    /** Hash of the reviewed text; any other text is not reviewed. */
    reviewedText: text(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.languageId, table.page] })],
);
