import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';
import type { CardDocument } from './cards/card-document.ts';

/**
 * The read model of listings: one row per product with everything that listings filter, sort, count and show. It is derived data:
 * `refresh-listing.ts` builds it from catalogue, stock and prices, and each process holds it in memory as the listing index. Lists with
 * the same prefix (`variant…`, `price…`) correspond by position. Amounts are minor units of the country's currency. There is no foreign
 * key: a deleted product stays as an unlisted row, so that processes notice the deletion.
 */
export const listingProducts = pgTable(
  'listing_products',
  {
    productId: integer().primaryKey(),
    /** Published, with a price somewhere. */
    isListed: boolean().notNull(),
    brandId: integer().notNull(),
    /** Leaf and ancestors, the leaf first. */
    categoryIds: integer().array().notNull(),
    collectionIds: integer().array().notNull(),
    /** Attribute values other than colours and sizes. */
    valueIds: integer().array().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    popularity: integer().notNull(),
    /** Rank in the order "Recommended", see `refresh/recommendation.ts`. */
    recommendation: integer().notNull().default(0),
    /** Colour of each active variant; 0: none. */
    variantColorIds: integer().array().notNull(),
    variantSizeIds: integer().array().notNull(),
    /** Whether the variant is in stock. */
    variantAvailable: boolean().array().notNull(),
    /** Countries that have a price for it, in their current currency. */
    priceCountryIds: integer().array().notNull(),
    /** The lowest current price, sale included. */
    prices: bigint({ mode: 'number' }).array().notNull(),
    /** The regular price for it. */
    regularPrices: bigint({ mode: 'number' }).array().notNull(),
    /** The prior price; 0: no reduction may be claimed. */
    priorPrices: bigint({ mode: 'number' }).array().notNull(),
    card: jsonb().$type<CardDocument>().notNull(),
    /** The transaction that wrote this row, used to find rows that changed since a read; see `listing/catch-up.ts`. */
    changedIn: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index().on(table.changedIn, table.productId),
    index('listing_products_sold_out')
      .on(table.productId)
      .where(sql`not (true = any(variant_available))`),
  ],
);

/**
 * How often two products were bought in one order, with a row for each direction and only the most frequent pairs of each product. The
 * module `figures` counts them each night. There is no foreign key, because a deleted product is not listed.
 */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: integer().notNull(),
    otherId: integer().notNull(),
    orders: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.otherId] })],
);

/** The words that products can be found by, folded (see `words/fold.ts`), per language. Typing errors are matched against them. */
export const searchWords = pgTable(
  'search_words',
  {
    id: serial().primaryKey(),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    word: text().notNull(),
  },
  (table) => [unique().on(table.languageId, table.word), index().using('gin', table.word.op('gin_trgm_ops'))],
);

/** The words of a published product in all languages: those of its name, and those of its brand, categories and values. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer().primaryKey(),
    nameWords: integer().array().notNull(),
    /** Brand, categories, colours, attribute values. */
    otherWords: integer().array().notNull(),
    popularity: integer().notNull(),
  },
  (table) => [index().using('gin', table.nameWords), index().using('gin', table.otherWords)],
);

/** Terms of a language that mean the same: a search for one finds products with the others. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: serial().primaryKey(),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    /** As staff wrote them. */
    terms: text().array().notNull(),
  },
  (table) => [index().on(table.languageId)],
);

/**
 * How often a text was searched in a country's shop with results. Each night the counts are reduced, so that old searches disappear. The
 * table does not record who searched.
 */
export const popularSearches = pgTable(
  'popular_searches',
  {
    id: serial().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    /** Lower case. */
    text: text().notNull(),
    searches: integer().notNull().default(0),
    /** Whether staff have hidden the text. */
    isHidden: boolean().notNull().default(false),
  },
  (table) => [unique().on(table.countryId, table.languageId, table.text), index().on(table.countryId, table.languageId, table.searches)],
);
