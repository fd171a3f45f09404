import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '../../catalog/tables.ts';
import { countries } from '../../countries/tables.ts';
import { createAffiliateId } from '../tables.ts';

/** A tracking link with its short form. */
export const affiliateLinks = pgTable(
  'affiliate_links',
  {
    id: serial().primaryKey(),
    affiliateId: createAffiliateId(),
    /** Code of the short address `/go/{code}`. */
    code: text().notNull().unique(),
    name: text().notNull().default(''),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    /** Path of the page with its language, without the link's parameters. */
    path: text().notNull(),
    productId: integer().references(() => products.id),
    affiliateDiscountId: integer(),
    source: text().notNull().default(''),
    utmSource: text().notNull().default(''),
    utmMedium: text().notNull().default(''),
    utmCampaign: text().notNull().default(''),
    utmContent: text().notNull().default(''),
    utmTerm: text().notNull().default(''),
    subId: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.affiliateId, table.createdAt.desc())],
);
