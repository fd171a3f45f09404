import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { Drawing } from './drawing.ts';

/** A picture or video. Its address is a path under `/media`, or a URL on an allowed host. */
export const media = pgTable('media', {
  id: serial().primaryKey(),
  imageUrl: text().notNull().unique(),
  imageMimeType: text().notNull(),
  /** The size of the original in CSS px, so that pages can reserve the space. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** The parameters by which the image renderer draws the file at its first request; null if the file exists. */
  drawing: jsonb().$type<Drawing>(),
});
