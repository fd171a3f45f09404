import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { languages } from '#tables/countries';
import { media } from '#tables/media';

/** Banners and texts that affiliates can put on their pages. */
export const affiliateCreatives = pgTable(
  'affiliate_creatives',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    kind: text({ enum: ['banner', 'text'] }).notNull(),
    /** The picture of a banner; null for a text. */
    mediaId: integer().references(() => media.id),
    /** The alternative text of a banner, or the text of the link. */
    words: text().notNull(),
    /** The language of the words; null: all. */
    languageId: integer().references(() => languages.id),
    /** The countries that it is for; empty: all. */
    countryIds: integer().array().notNull().default([]),
    /** The path of the page that it leads to, without language. */
    path: text().notNull(),
    /** Null: immediately. */
    validFrom: timestamp({ withTimezone: true }),
    /** Null: without end. The time is exclusive. */
    validUntil: timestamp({ withTimezone: true }),
    isActive: boolean().notNull().default(true),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.mediaId), index().on(table.languageId)],
);
