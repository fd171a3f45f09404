import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { MediaUseKind } from '../contract.ts';
import type { MediaUser } from '../media-user.ts';
import { media } from '../tables.ts';

/** A record that uses a picture or video. */
export interface MediaUse {
  mediaId: number;
  kind: MediaUseKind;
  /** The id or number of the record. */
  record: string;
  title: string;
}

/** Lists the records that use media, in the order of the kinds. @param limit maximum number for each picture and kind */
export async function listMediaUses(db: Db, users: readonly MediaUser[], mediaIds: readonly number[], limit: number): Promise<MediaUse[]> {
  const parts = users.map(({ records }, index) => sql`(select ${index}::int as position, used.* from (${records} limit ${limit}) used)`);
  const { rows } = await db.execute<MediaUse & Record<string, unknown>>(sql`
    select item.id as "mediaId", used.kind, used.record, used.title
    from ${media} item cross join lateral (${sql.join(parts, sql` union all `)}) used
    where item.id = any(${sql.param([...mediaIds])}::int[]) order by item.id, used.position, used.title`);
  return rows;
}
