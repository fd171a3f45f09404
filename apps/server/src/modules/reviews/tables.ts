import { index, integer, pgTable, primaryKey, serial, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { attributeValues, products } from '../catalog/tables.ts';
import { countries, languages } from '../countries/tables.ts';

/** Buyers' reviews of products, which are shown after approval. An order has at most one review per product. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    orderNumber: text().notNull(),
    /** As shown: first name and at most an initial. */
    author: text().notNull(),
    /** 1 to 5. */
    stars: smallint().notNull(),
    fit: text({ enum: ['small', 'true', 'large'] }),
    text: text().notNull().default(''),
    colorId: integer().references(() => attributeValues.id),
    sizeId: integer().references(() => attributeValues.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    status: text({ enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Time, person and reason of the decision. */
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: text(),
    reason: text(),
  },
  (table) => [
    unique().on(table.orderNumber, table.productId),
    index().on(table.productId, table.status, table.createdAt),
    index().on(table.status, table.id),
  ],
);

/** Fit reports from reviews and from the reasons of returns. Each source reports once. */
export const fitReports = pgTable(
  'fit_reports',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    source: text({ enum: ['review', 'return'] }).notNull(),
    /** Id of the review, or the line of the return. */
    reference: text().notNull(),
    fit: text({ enum: ['small', 'true', 'large'] }).notNull(),
    sizeId: integer().references(() => attributeValues.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.reference] }), index().on(table.productId)],
);

/** Sums over approved reviews and fit reports, so that a page reads one row. */
export const productRatings = pgTable('product_ratings', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  reviewCount: integer().notNull().default(0),
  starSum: integer().notNull().default(0),
  fitSmall: integer().notNull().default(0),
  fitTrue: integer().notNull().default(0),
  fitLarge: integer().notNull().default(0),
});
