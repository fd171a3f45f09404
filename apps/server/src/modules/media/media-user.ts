import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';

/** A kind of record that can show or mention media. Each module exports its kinds, and the media library lists all of them. */
export interface MediaUser {
  /**
   * Selects the records that use the row `item` of the media table, for a lateral join or `exists`. Columns: `kind`, such as `product`;
   * `record`, the id or number of the record as text; `title`.
   */
  records: SQL;
  /** Whether a record uses the row `item`; faster than {@link records}, for kinds with many records. Default: `exists` of the records. */
  isUsed?: SQL;
  /** Updates what the shop shows after texts or focal points of these media have changed. Absent if no cached response contains them. */
  refresh?: (tx: Tx, mediaIds: readonly number[]) => Promise<void>;
}

/** Matches a text that contains the address of the row `item` of the media table. */
export const mentionsMedia = (text: SQL): SQL => sql`position(item.image_url in ${text}) > 0`;
