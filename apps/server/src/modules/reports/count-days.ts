import { sql } from 'drizzle-orm';
import { listShops } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { replaceFigures, type CountryDays } from './count-figures.ts';
import { replaceVat } from './count-vat.ts';
import { reportDueDays, reportFigures } from './tables.ts';

/** The key of the advisory lock that allows one count per country at a time. The number is arbitrary. */
const COUNTING_LOCK = 7_355_353;
/** Time limit in ms of a statement that counts a month of a large country. */
const TIMEOUT_MS = 300_000;

/** Counts the days of a country and replaces the previous counts. Concurrent calls run one after the other. */
export async function countReportDays(db: Db, days: CountryDays): Promise<void> {
  const shop = (await listShops(db)).shops.find(({ id }) => id === days.countryId);
  if (!shop) return;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(TIMEOUT_MS))}`);
    await tx.execute(sql`select pg_advisory_xact_lock(${COUNTING_LOCK}, ${days.countryId})`);
    // A change during the count adds its day again.
    await tx.execute(sql`delete from ${reportDueDays} where country_id = ${days.countryId} and day between ${days.from} and ${days.until}`);
    await replaceFigures(tx, days, shop.timeZone);
    await replaceVat(tx, days);
  });
}

/** Returns whether anything has been counted. */
export async function hasCounted(db: Db): Promise<boolean> {
  return (await db.select({ day: reportFigures.start }).from(reportFigures).limit(1)).length > 0;
}

/** Counts the days whose orders, refunds, returns or documents have changed since the last count. */
export async function countDueDays(db: Db, signal?: AbortSignal): Promise<void> {
  const due = await db.select().from(reportDueDays).orderBy(reportDueDays.countryId, reportDueDays.day);
  for (const { countryId, day } of due) {
    signal?.throwIfAborted();
    await countReportDays(db, { countryId, from: day, until: day });
  }
}
