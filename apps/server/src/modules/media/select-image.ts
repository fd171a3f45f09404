import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { media } from './tables.ts';

/** An image for pages. Width and height are the size of the original in CSS px. */
export interface StoredImage {
  imageUrl: string;
  imageMimeType: string;
  width: number;
  height: number;
}

/** Selects an image by an id column, for a select list; null if there is no image. */
export const selectImage = (id: AnyPgColumn): SQL<StoredImage | null> => sql<StoredImage | null>`(
  select json_build_object('imageUrl', ${media.imageUrl}, 'imageMimeType', ${media.imageMimeType}, 'width', ${media.width}, 'height', ${media.height})
  from ${media} where ${media.id} = ${id})`;
