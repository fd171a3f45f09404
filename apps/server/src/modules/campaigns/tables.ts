import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../catalog/tables.ts';
import { countries, languages } from '../countries/tables.ts';
import { media } from '../media/tables.ts';

/** A campaign for a limited time, with a page at `/event/{slug}`. */
export const campaigns = pgTable('campaigns', {
  id: serial().primaryKey(),
  /** The slug, the same in every language. */
  slug: text().notNull().unique(),
  mediaId: integer().references(() => media.id),
  /** Upper case; empty if there is no coupon. */
  couponCode: text().notNull().default(''),
  startsAt: timestamp({ withTimezone: true }).notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
  isActive: boolean().notNull().default(true),
});

/** The countries of a campaign. A campaign without rows runs in all countries. */
export const campaignCountries = pgTable(
  'campaign_countries',
  {
    campaignId: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.countryId] })],
);

export const campaignTranslations = pgTable(
  'campaign_translations',
  {
    campaignId: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    /** Cleaned Markdown. */
    body: text().notNull().default(''),
    /** Alternative text of the campaign's image. */
    alt: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.languageId] })],
);

/** The products of a campaign in display order. */
export const campaignProducts = pgTable(
  'campaign_products',
  {
    campaignId: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.productId] }), index().on(table.productId)],
);
