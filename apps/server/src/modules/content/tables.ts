import { boolean, integer, pgTable, primaryKey, serial, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { countries, languages } from '../countries/tables.ts';

export * from './home/tables.ts';
export * from './preview/tables.ts';
export * from './articles/tables.ts';

/** A merchant's own links in the menus, in two levels. */
export const menuItems = pgTable('menu_items', {
  id: serial().primaryKey(),
  menu: text({ enum: ['header', 'footer'] }).notNull(),
  parentId: integer(),
  /** The only country that shows the link; null for all countries. */
  countryId: integer().references(() => countries.id),
  kind: text({ enum: ['category', 'collection', 'brand', 'address'] }).notNull(),
  /** The id of the category, collection or brand. */
  targetId: integer(),
  /** A path of the shop or an https address, for kind `address`. */
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

/** Old addresses, for example from printed material, links or another shop system, with their current targets. */
export const redirects = pgTable(
  'redirects',
  {
    id: serial().primaryKey(),
    /** The country on whose hosts the redirect applies; null for all countries. */
    countryId: integer().references(() => countries.id),
    /** A path without query, such as `/old/dresses`, in lower case and without a trailing slash. */
    fromPath: text().notNull(),
    /** A path of the shop with an optional query, or an https address. */
    toAddress: text().notNull(),
    /** 301 is permanent, 302 temporary. */
    status: smallint().notNull().default(301),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.countryId, table.fromPath).nullsNotDistinct()],
);
