import { sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { toLocalDay, listShops } from '#modules/countries';
import { orderChecks } from '#modules/orders';
import type { Db } from '#platform/database';
import { countDays } from './count-days.ts';
import { dailyFigures } from './tables.ts';

/** Number of days that the nightly recount covers. */
const RECENT_DAYS = 60;
/** Number of days per statement: low enough to stay far below the time limit. */
const DAYS_PER_STATEMENT = 31;

/**
 * Counts the last weeks again, with or without events. Counts all days if nothing has been counted yet.
 * @param isWhole whether to count all days since the first order
 */
export async function recount(db: Db, { isWhole = false, signal }: { isWhole?: boolean; signal?: AbortSignal } = {}): Promise<void> {
  const { rows } = await db.execute<{ first: Date | string | null; known: boolean }>(sql`
    select (select min(placed_at) from (${orderChecks}) as known) as first, exists (select from ${dailyFigures}) as known`);
  const [orders] = rows;
  if (!orders?.first) return;
  const earliest = new Date(orders.first).getTime();
  const since = isWhole || !orders.known ? earliest : Math.max(earliest, now().getTime() - days(RECENT_DAYS));
  for (const { id: countryId, timeZone } of (await listShops(db)).shops) {
    for (let at = since; at <= now().getTime(); at += days(DAYS_PER_STATEMENT)) {
      signal?.throwIfAborted();
      const last = Math.min(at + days(DAYS_PER_STATEMENT), now().getTime());
      await countDays(db, { countryId, from: toLocalDay(timeZone, new Date(at)), until: toLocalDay(timeZone, new Date(last)) });
    }
  }
}
