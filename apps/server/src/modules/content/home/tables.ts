import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '#tables/countries';
import { media } from '#tables/media';
import type { BlockSettings, BlockType } from './kinds.ts';

/** What the home page is made of, and the slider of the blog. Neighbours of one kind stand together as one part of the page. */
export const homeBlocks = pgTable(
  'home_blocks',
  {
    id: serial().primaryKey(),
    type: text().$type<BlockType>().notNull(),
    /** Where it is shown; null: everywhere. */
    countryId: integer().references(() => countries.id),
    /** In which language alone; null: in all. */
    languageId: integer().references(() => languages.id),
    mediaId: integer().references(() => media.id),
    /** As the schema of its kind has them. */
    settings: jsonb().$type<BlockSettings>().notNull().default({}),
    /** Among all blocks. */
    position: integer().notNull().default(0),
    /** Null: at once. */
    startsAt: timestamp({ withTimezone: true }),
    /** Null: for good. */
    endsAt: timestamp({ withTimezone: true }),
    isActive: boolean().notNull().default(true),
  },
  (table) => [index().on(table.position)],
);

export const homeBlockTranslations = pgTable(
  'home_block_translations',
  {
    blockId: integer()
      .notNull()
      .references(() => homeBlocks.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    title: text().notNull().default(''),
    text: text().notNull().default(''),
    /** Of the button or link. */
    label: text().notNull().default(''),
    /** What is to be seen on its picture. */
    alt: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.blockId, table.languageId] })],
);
