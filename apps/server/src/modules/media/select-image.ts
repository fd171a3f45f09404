import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { media } from './tables.ts';

/** The file of an image. Width and height are the size of the original in CSS px. */
export interface ImageFile {
  imageUrl: string;
  imageMimeType: string;
  width: number;
  height: number;
}

/** An image for pages. */
export interface StoredImage extends ImageFile {
  /** The focal point as a value of `object-position`, such as `30% 20%`; absent for the centre. */
  focus?: string | undefined;
}

/** Selects an image by an id column, for a select list; null if there is no image. */
export const selectImage = (id: AnyPgColumn): SQL<StoredImage | null> => sql<StoredImage | null>`(
  select json_strip_nulls(json_build_object(
    'imageUrl', ${media.imageUrl}, 'imageMimeType', ${media.imageMimeType}, 'width', ${media.width}, 'height', ${media.height},
    'focus', ${media.focusX} || '% ' || ${media.focusY} || '%'))
  from ${media} where ${media.id} = ${id})`;
