import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { countries, languages } from '#tables/countries';
import { media } from '#tables/media';
import type { BlockSettings, BlockType } from './kinds.ts';

/** The blocks of the home page, and the slider of the blog. Adjacent blocks of one kind are displayed as one section. */
export const homeBlocks = pgTable(
  'home_blocks',
  {
    id: serial().primaryKey(),
    type: text().$type<BlockType>().notNull(),
    /** The only country that shows the block; null for all countries. */
    countryId: integer().references(() => countries.id),
    /** The only language that shows the block; null for all languages. */
    languageId: integer().references(() => languages.id),
    mediaId: integer().references(() => media.id),
    /** The settings, validated by the schema of the block's kind. */
    settings: jsonb().$type<BlockSettings>().notNull().default({}),
    /** Its position among all blocks. */
    position: integer().notNull().default(0),
    /** The time from which the block is public; null if there is no start. */
    startsAt: timestamp({ withTimezone: true }),
    /** The time until which the block is public; null if there is no end. */
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
    /** The text of the button or link. */
    label: text().notNull().default(''),
    /** Alternative text of the image. */
    alt: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.blockId, table.languageId] })],
);
