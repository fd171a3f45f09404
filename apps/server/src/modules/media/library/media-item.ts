import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { listAltTexts, type AltText } from '../alt-texts.ts';
import type { ImageFile } from '../select-image.ts';
import { media } from '../tables.ts';

/** A point of a picture in percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A picture or video of the media library. */
export interface MediaItem extends ImageFile {
  id: number;
  /** The name of the uploaded file, or the last part of the address. */
  fileName: string;
  /** Null if it was not measured. */
  bytes: number | null;
  createdAt: string | null;
  /** Null: the centre. */
  focus: FocalPoint | null;
  alts: AltText[];
}

/** The columns of {@link MediaItem} from the row `item`, without its texts. */
export const itemColumns: SQL = sql`
  item.id, item.image_url as "imageUrl", item.image_mime_type as "imageMimeType", item.width, item.height, item.bytes,
  ${sql.raw(`coalesce(nullif(item.file_name, ''), regexp_replace(item.image_url, '^.*/', ''))`)} as "fileName",
  to_char(item.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  case when item.focus_x is not null then json_build_object('x', item.focus_x, 'y', item.focus_y) end as focus`;

/** @returns undefined if it does not exist */
export async function findMediaItem(db: Db, id: number): Promise<MediaItem | undefined> {
  const { rows } = await db.execute<Omit<MediaItem, 'alts'> & Record<string, unknown>>(
    sql`select ${itemColumns} from ${media} item where item.id = ${id}`,
  );
  const [row] = rows;
  return row && { ...row, alts: (await listAltTexts(db, [id])).get(id) ?? [] };
}

/** Locks a picture or video until the transaction ends. */
export async function lockMediaItem(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: media.id }).from(media).where(eq(media.id, id)).for('update');
}

/**
 * Prevents the deletion of a picture or video until the transaction ends, for records that refer to it without a foreign key.
 * @returns false if it does not exist
 */
export async function preventMediaDeletion(tx: Tx, id: number): Promise<boolean> {
  const found = await tx.select({ id: media.id }).from(media).where(eq(media.id, id)).for('key share');
  return found.length > 0;
}
