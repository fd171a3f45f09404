import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { media } from './tables.ts';

/** A picture as pages need it; width and height in CSS px of the original. */
export interface StoredImage {
  imageUrl: string;
  imageMimeType: string;
  width: number;
  height: number;
}

/** The picture with an id that another table has: for a select list. Null where there is none. */
export const imageOf = (id: AnyPgColumn): SQL<StoredImage | null> => sql<StoredImage | null>`(
  select json_build_object('imageUrl', ${media.imageUrl}, 'imageMimeType', ${media.imageMimeType}, 'width', ${media.width}, 'height', ${media.height})
  from ${media} where ${media.id} = ${id})`;
