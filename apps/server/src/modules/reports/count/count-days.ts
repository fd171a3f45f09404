import { sql } from 'drizzle-orm';
import { listShops } from '#modules/countries';
import type { Db } from '#platform/database';
import { replaceFigures, type CountryDays } from './count-figures.ts';
import { replaceVat } from './count-vat.ts';
import { markDaysSinceFirstOrder } from './mark-days.ts';
import { addDays } from '../periods.ts';
import { runCount } from './run-count.ts';
import { reportDueDays, reportFigures, reportVat } from '../tables.ts';

/** Counts the days of a country and replaces the previous counts, unless another process has just counted them. */
export async function countReportDays(db: Db, days: CountryDays): Promise<void> {
  const shop = (await listShops(db)).shops.find(({ id }) => id === days.countryId);
  if (!shop) return;
  await runCount(db, days.countryId, async (tx) => {
    // A change during the count adds its day again.
    const { rowCount } = await tx.execute(sql`
      delete from ${reportDueDays} where country_id = ${days.countryId} and day between ${days.from} and ${days.until}`);
    if (rowCount === 0) return;
    await replaceFigures(tx, days, shop.timeZone);
    await replaceVat(tx, days);
  });
}

/**
 * Counts the marked days. Before the first count it marks all days since the first order, so that an interrupted first count is finished by
 * the next run.
 * @throws AggregateError after all other days were counted, if a day cannot be counted. It stays marked.
 */
export async function countDueDays(db: Db, signal?: AbortSignal): Promise<void> {
  if (!(await hasCounted(db))) await markDaysSinceFirstOrder(db);
  const failures: Error[] = [];
  for (const days of await listDueDays(db)) failures.push(...(await tryCount(db, days, signal)));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}

/** Returns whether any day with orders or documents has been counted. */
async function hasCounted(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ has_counted: boolean }>(sql`
    select exists (select from ${reportFigures}) or exists (select from ${reportVat}) as has_counted`);
  return rows[0]?.has_counted ?? false;
}

/** Returns the marked days as ranges within a month, because each count adds up its month again. */
async function listDueDays(db: Db): Promise<CountryDays[]> {
  const { rows } = await db.execute<{ [Name in keyof CountryDays]: CountryDays[Name] }>(sql`
    select country_id as "countryId", min(day)::text as "from", max(day)::text as until
    from (
      select country_id, day, date_trunc('month', day) as month,
        day - (row_number() over (partition by country_id, date_trunc('month', day) order by day))::int as before_range
      from ${reportDueDays}
    ) as due group by country_id, month, before_range order by 1, 2`);
  return rows;
}

/** Counts days, and each separately if they cannot be counted together. @returns an error for each day that cannot be counted */
async function tryCount(db: Db, days: CountryDays, signal: AbortSignal | undefined): Promise<Error[]> {
  signal?.throwIfAborted();
  try {
    await countReportDays(db, days);
    return [];
  } catch (error) {
    const { countryId, from, until } = days;
    if (from === until) return [new Error(`${from} of country ${countryId} cannot be counted for the reports`, { cause: error })];
    const failures: Error[] = [];
    for (let day = from; day <= until; day = addDays(day, 1)) failures.push(...(await tryCount(db, { countryId, from: day, until: day }, signal)));
    return failures;
  }
}
