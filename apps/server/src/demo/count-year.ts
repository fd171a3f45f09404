import { days } from '#kit/clock';
import { toLocalDay, type CountryRow } from '#modules/countries';
import { countBestSellers, countDays, countStockWarnings } from '#modules/figures';
import type { Tx } from '#platform/transaction';
import { YEAR } from './year/calendar.ts';

/** Counts the figures of the back office's overview, which a nightly job would count otherwise. */
export async function countYear(tx: Tx, { shops, today }: { shops: readonly CountryRow[]; today: Date }): Promise<void> {
  const first = new Date(today.getTime() - days(YEAR + 1));
  for (const { id: countryId, timeZone } of shops) {
    await countDays(tx, { countryId, from: toLocalDay(timeZone, first), until: toLocalDay(timeZone, today) });
  }
  await countBestSellers(tx, 'short');
  await countBestSellers(tx, 'long');
  await countStockWarnings(tx);
}
