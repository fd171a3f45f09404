import { boolean, integer, pgTable, primaryKey, serial, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';

export * from './home/tables.ts';
export * from './preview/tables.ts';
export * from './writing/tables.ts';

/** What stands in the shop's menus besides its categories: a merchant's own links, under each other. */
export const menuItems = pgTable('menu_items', {
  id: serial().primaryKey(),
  menu: text({ enum: ['header', 'footer'] }).notNull(),
  parentId: integer(),
  /** Where it is shown; null: everywhere. */
  countryId: integer().references(() => countries.id),
  kind: text({ enum: ['category', 'collection', 'brand', 'address'] }).notNull(),
  /** Of a category, collection or brand: its id. */
  targetId: integer(),
  /** Of an address: a path of the shop, or https elsewhere. */
  address: text().notNull().default(''),
  position: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
});

export const menuItemTranslations = pgTable(
  'menu_item_translations',
  {
    menuItemId: integer()
      .notNull()
      .references(() => menuItems.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.menuItemId, table.languageId] })],
);

/** Addresses that were printed, linked or moved here from another shop, and where they lead now. */
export const redirects = pgTable(
  'redirects',
  {
    id: serial().primaryKey(),
    /** On whose hosts; null: on all. */
    countryId: integer().references(() => countries.id),
    /** A path, without query: `/old/dresses`. Compared in lower case, without a slash at its end. */
    fromPath: text().notNull(),
    /** A path of the shop with its query, or https elsewhere. */
    toAddress: text().notNull(),
    /** 301 for good, 302 for now. */
    status: smallint().notNull().default(301),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.countryId, table.fromPath).nullsNotDistinct()],
);
