import { listMediaItems, type ListedMediaItem, type MediaFilter } from '#modules/media';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { isMediaUsed } from './media-users.ts';

interface LibraryQuery {
  filter: MediaFilter;
  ids?: readonly string[] | undefined;
  /** A vendor sees only their own uploads; null: all. */
  vendorId: number | null;
  offset: number;
  limit: number;
}

/** Lists pictures and videos with whether a record uses them, the newest first. */
export const listLibrary = (db: Db, query: LibraryQuery): Promise<{ rows: ListedMediaItem[]; count: Counted }> =>
  listMediaItems(db, { ...query, isUsed: isMediaUsed });
