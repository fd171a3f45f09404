import { sql } from 'drizzle-orm';
import { isShownByOthers, productMediaUser } from '#modules/catalog';
import { orderMediaUser } from '#modules/orders';
import type { Db } from '#platform/database';
import { mediaUsers } from './media-users.ts';

/** Past orders show pictures without the alternative texts of the library. */
const otherUsers = mediaUsers.filter((user) => user !== productMediaUser && user !== orderMediaUser);

/** Returns the pictures that records other than the products of a vendor use. The vendor may not change their alternative texts. */
export async function listSharedPictures(db: Db, mediaIds: readonly number[], vendorId: number): Promise<number[]> {
  const uses = [isShownByOthers(vendorId), ...otherUsers.map(({ records }) => sql`exists (${records})`)];
  const { rows } = await db.execute<{ id: number }>(
    sql`select item.id from media item where item.id = any(${sql.param([...mediaIds])}::int[]) and (${sql.join(uses, sql` or `)})`,
  );
  return rows.map(({ id }) => id);
}
