import { sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { NEW_PRODUCT_DAYS } from './recommendation.ts';
import { refreshListingInBatches } from './refresh-listing.ts';

/** Refreshes the rank of new products in the order "Recommended", which decreases every day. */
export async function refreshNewProducts(db: Db): Promise<void> {
  // Includes another day, for the last decrease of the rank.
  const since = new Date(now().getTime() - days(NEW_PRODUCT_DAYS + 2)).toISOString();
  const { rows } = await db.execute<{ id: number }>(
    sql`select product_id as id from listing_products where is_listed and published_at > ${since}::timestamptz order by product_id`,
  );
  await refreshListingInBatches(
    db,
    rows.map(({ id }) => id),
  );
}
