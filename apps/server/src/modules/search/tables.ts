import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { languages } from '../countries/tables.ts';
import type { CardDocument } from './card-document.ts';

/**
 * The listing's read model: one row for each product, with all that listings filter, sort, count and show. Never the
 * truth: `refresh-listing.ts` makes it from catalogue, stock and prices, and each process keeps it in memory as the
 * listing index. Lists of one kind (`variant…`, `price…`) belong together by their positions. Amounts are minor units of
 * the country's currency. No foreign key: a product that is gone stays as a row that is not listed, or the processes that
 * keep it in memory would never hear of it.
 */
export const listingProducts = pgTable(
  'listing_products',
  {
    productId: integer().primaryKey(),
    /** Published, with a price somewhere. */
    isListed: boolean().notNull(),
    brandId: integer().notNull(),
    /** Leaf and ancestors alike, the leaf first. */
    categoryIds: integer().array().notNull(),
    collectionIds: integer().array().notNull(),
    /** Attribute values other than colours and sizes. */
    valueIds: integer().array().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    popularity: integer().notNull(),
    /** Colour of each active variant; 0: it has none. */
    variantColorIds: integer().array().notNull(),
    variantSizeIds: integer().array().notNull(),
    /** Whether a piece of it can be bought. */
    variantAvailable: boolean().array().notNull(),
    /** Countries that have a price for it, in their own currency of today. */
    priceCountryIds: integer().array().notNull(),
    /** The lowest price now, sale included. */
    prices: integer().array().notNull(),
    /** The regular price beside it. */
    regularPrices: integer().array().notNull(),
    /** What a reduction may be measured against; 0: none is claimed. */
    priorPrices: integer().array().notNull(),
    card: jsonb().$type<CardDocument>().notNull(),
    /** The transaction that wrote this row, so that others can ask what changed since; see `listing/catch-up.ts`. */
    changedIn: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index().on(table.changedIn, table.productId),
    index('listing_products_sold_out')
      .on(table.productId)
      .where(sql`not (true = any(variant_available))`),
  ],
);

/** Each word that products can be found by, folded (see `words/fold.ts`), per language. Typing errors are forgiven here. */
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

/** Which words a published product is found by, of all languages: those of its name, and those of what it belongs to. */
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
