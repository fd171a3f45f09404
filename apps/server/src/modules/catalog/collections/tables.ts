import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { CollectionRule } from './collection-rule.ts';
import { createLanguageId, createProductId } from '../tables.ts';

export const collections = pgTable('collections', {
  id: serial().primaryKey(),
  code: text().notNull().unique(),
  position: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  /** Null: staff select the products. Otherwise the products that match all or any of the rules. */
  match: text({ enum: ['all', 'any'] }),
  rules: jsonb().$type<CollectionRule[]>().notNull().default([]),
});

export const collectionTranslations = pgTable(
  'collection_translations',
  {
    collectionId: integer()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    languageId: createLanguageId(),
    name: text().notNull(),
    description: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.languageId] })],
);

/** The products of collections. The rows of a collection with rules are written by the search module, which evaluates the rules. */
export const productCollections = pgTable(
  'product_collections',
  {
    collectionId: integer()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: createProductId(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.productId] }), index().on(table.productId)],
);
