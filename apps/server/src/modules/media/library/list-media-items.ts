import { sql, type SQL } from 'drizzle-orm';
import { MAX_COUNTED, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { toRecordIds } from '#platform/request-fields';
import { escapeLike } from '#platform/sql/like-pattern';
import { selectMatchingTexts, selectAltTexts } from '../alt-texts.ts';
import { media } from '../tables.ts';
import { itemColumns, type MediaItem } from './media-item.ts';

export interface MediaFilter {
  /** Part of the file name or of an alternative text. */
  q?: string | undefined;
  kind?: 'picture' | 'video' | undefined;
  isUsed?: boolean | undefined;
  /** The first and the last day of upload in UTC: `2026-11-27`. */
  addedFrom?: string | undefined;
  addedUntil?: string | undefined;
}

interface MediaList {
  filter: MediaFilter;
  ids?: readonly string[] | undefined;
  /** Only the uploads of this vendor; null: all. */
  vendorId: number | null;
  offset: number;
  limit: number;
  /** Whether a record uses the row `item`. */
  isUsed: SQL<boolean>;
}

export interface ListedMediaItem extends MediaItem {
  isUsed: boolean;
}

/** Lists pictures and videos, the newest first. */
export async function listMediaItems(
  db: Db,
  { filter, ids, vendorId, offset, limit, isUsed }: MediaList,
): Promise<{ rows: ListedMediaItem[]; count: Counted }> {
  const where = sql.join(
    [
      sql`true`,
      ...(vendorId === null ? [] : [sql`item.vendor_id = ${vendorId}`]),
      ...(ids ? [sql`item.id = any(${sql.param(toRecordIds(ids))}::int[])`] : []),
      ...listConditions(filter),
      ...(filter.isUsed === undefined ? [] : [filter.isUsed ? isUsed : sql`not ${isUsed}`]),
    ],
    sql` and `,
  );
  // One scan finds the page and the count, because few rows of a large table may match.
  const { rows: matching } = await db.execute<{ id: number }>(
    sql`select item.id from ${media} item where ${where} order by item.id desc limit ${MAX_COUNTED + 1}`,
  );
  const pageIds = matching.slice(offset, offset + limit).map(({ id }) => id);
  const { rows } = await db.execute<ListedMediaItem & Record<string, unknown>>(sql`
    select ${itemColumns}, ${selectAltTexts(sql`item.id`)} as alts, ${isUsed} as "isUsed"
    from ${media} item where item.id = any(${sql.param(pageIds)}::int[]) order by item.id desc`);
  return { rows, count: { itemCount: Math.min(matching.length, MAX_COUNTED), isMore: matching.length > MAX_COUNTED } };
}

function listConditions({ q = '', kind, addedFrom, addedUntil }: MediaFilter): SQL[] {
  const conditions: SQL[] = [];
  const words = q.trim();
  if (words !== '') {
    const pattern = `%${escapeLike(words)}%`;
    conditions.push(sql`(item.file_name ilike ${pattern} or item.image_url ilike ${pattern} or exists (${selectMatchingTexts(pattern)}))`);
  }
  if (kind) conditions.push(kind === 'video' ? sql`item.image_mime_type like 'video/%'` : sql`item.image_mime_type not like 'video/%'`);
  if (addedFrom) conditions.push(sql`item.created_at >= (${addedFrom}::date)::timestamp at time zone 'UTC'`);
  if (addedUntil) conditions.push(sql`item.created_at < (${addedUntil}::date + 1)::timestamp at time zone 'UTC'`);
  return conditions;
}
