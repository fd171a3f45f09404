import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { Drawing } from './drawing.ts';

/** A picture or video. Its address is a path under `/media`, or an allowed external one. */
export const media = pgTable('media', {
  id: serial().primaryKey(),
  imageUrl: text().notNull().unique(),
  imageMimeType: text().notNull(),
  /** CSS px of the original, so that pages can reserve the space. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** The drawing parameters for the first request; null: the file exists. */
  drawing: jsonb().$type<Drawing>(),
});
