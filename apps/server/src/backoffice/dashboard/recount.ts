import { sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { dayIn, listShops } from '#modules/countries';
import { orderBooks } from '#modules/orders';
import type { Db } from '#platform/database';
import { countDays } from './count-days.ts';
import { dailyFigures } from './tables.ts';

/** How far back what may have been missed is looked for each night, in days: past the last return. */
const LATELY = 60;
/** Days counted by one statement: few enough that it is done long before it would be cut off. */
const AT_A_TIME = 31;

/**
 * Counts the last weeks anew, whatever was told of them; everything, where nothing has been counted yet.
 * @param isWhole from the first order on
 */
export async function recount(db: Db, { isWhole = false, signal }: { isWhole?: boolean; signal?: AbortSignal } = {}): Promise<void> {
  const { rows } = await db.execute<{ first: Date | string | null; known: boolean }>(sql`
    select (select min(placed_at) from (${orderBooks}) as known) as first, exists (select from ${dailyFigures}) as known`);
  const [orders] = rows;
  if (!orders?.first) return;
  const earliest = new Date(orders.first).getTime();
  const since = isWhole || !orders.known ? earliest : Math.max(earliest, now().getTime() - days(LATELY));
  for (const { id: countryId, timeZone } of (await listShops(db)).shops) {
    for (let at = since; at <= now().getTime(); at += days(AT_A_TIME)) {
      signal?.throwIfAborted();
      const last = Math.min(at + days(AT_A_TIME), now().getTime());
      await countDays(db, { countryId, from: dayIn(timeZone, new Date(at)), until: dayIn(timeZone, new Date(last)) });
    }
  }
}
