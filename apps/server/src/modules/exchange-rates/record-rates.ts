import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import type { ExchangeRate } from './rates.ts';
import { readRates } from './read-rates.ts';
import { exchangeRates } from './tables.ts';

/**
 * Stores rates. A rate that is stored already with the same source is skipped; a different one for the same day is a correction and becomes a
 * further row.
 * @param by who stores the rates
 * @returns the number of stored rows
 */
export async function recordRates(tx: Tx, rates: readonly ExchangeRate[], by: string): Promise<number> {
  const first = rates[0];
  if (!first) return 0;
  // Two imports at the same time would store each rate twice.
  await tx.execute(sql`lock table ${exchangeRates} in share row exclusive mode`);
  const sorted = rates.map(({ day }) => day).sort();
  const stored = await readRates(tx, {
    currencies: [...new Set(rates.map(({ currency }) => currency))],
    from: sorted[0] ?? first.day,
    until: sorted.at(-1) ?? first.day,
  });
  const isStored = (rate: ExchangeRate) =>
    stored.get(rate.currency)?.some(({ day, units, source }) => day === rate.day && units === rate.units && source === rate.source) ?? false;
  const added = rates.filter((rate) => !isStored(rate));
  if (added.length === 0) return 0;
  await tx
    .insert(exchangeRates)
    .values(added.map(({ currency, day, units, source }) => ({ currency, day, units, source, recordedBy: by, recordedAt: now() })));
  return added.length;
}
