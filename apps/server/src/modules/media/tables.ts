import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, serial, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { languages } from '#tables/countries';
import type { Drawing } from './drawing.ts';

/** A picture or video. Its address is a path under `/media`, or a URL on an allowed host. */
export const media = pgTable(
  'media',
  {
    id: serial().primaryKey(),
    imageUrl: text().notNull().unique(),
    imageMimeType: text().notNull(),
    /** The size of the original in CSS px, so that pages can reserve the space. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** The parameters by which the image renderer draws the file at its first request; null if the file exists. */
    drawing: jsonb().$type<Drawing>(),
    /** The name of the uploaded file; empty if the file was not uploaded in the back office. */
    fileName: text().notNull().default(''),
    /** Size of the stored file; null if it was not measured. */
    bytes: integer(),
    /** Null: added before the shop stored this time. */
    createdAt: timestamp({ withTimezone: true }),
    /** The account of the vendor who uploaded the file; null: the merchant. */
    vendorId: integer(),
    /** The focal point in percent from the left and from the top, which crops keep visible; both are null for the centre. */
    focusX: smallint(),
    focusY: smallint(),
  },
  (table) => [
    index()
      .on(table.vendorId, table.id)
      .where(sql`vendor_id is not null`),
  ],
);

/** Alternative texts of media. A record without an own text uses them, and a product without them uses its name. */
export const pictureTexts = pgTable(
  'picture_texts',
  {
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    alt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.languageId] })],
);
