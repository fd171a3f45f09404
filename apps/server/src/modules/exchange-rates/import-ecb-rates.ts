import { now } from '#kit/clock';
import { requestSafely } from '#platform/requests/safe-request';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { ECB, parseEcbRates } from './parse-ecb-rates.ts';
import { shiftDay } from './rates.ts';
import { readLastRates } from './read-rates.ts';
import { recordRates } from './record-rates.ts';

/** The file of 90 days has about 200,000 bytes. */
const MAX_BYTES = 1_000_000;
const TIMEOUT_MS = 20_000;

/**
 * Fetches the reference rates of the European Central Bank and stores new ones. Fetches the rates of the last 90 days if a weekday before the
 * current day is missing, otherwise those of the last day: reports need the rate of each day.
 * @returns the number of stored rates; null if no address is configured
 * @throws Error if the file cannot be fetched; UnreadableRates
 */
export async function importEcbRates({ db, config }: Pick<Services, 'db' | 'config'>, signal: AbortSignal): Promise<number | null> {
  if (config.ecbRatesUrl === undefined) return null;
  const today = now().toISOString().slice(0, 10);
  const lastDays = [...(await readLastRates(db, { until: today })).values()].filter(({ source }) => source === ECB).map(({ day }) => day);
  const isCurrent = lastDays.some((day) => day >= findLastWeekday(shiftDay(today, -1)));
  const url = `${config.ecbRatesUrl}/${isCurrent ? 'eurofxref-daily.xml' : 'eurofxref-hist-90d.xml'}`;
  const policy = {
    allowedOrigins: [new URL(url).origin],
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    headers: { accept: 'application/xml, text/xml', 'user-agent': 'Selvedge exchange rates' },
  };
  const rates = parseEcbRates((await requestSafely(url, policy, signal)).toString('utf8'));
  return inTransaction(db, (tx) => recordRates(tx, rates, 'exchange-rates.import-ecb'));
}

/** Returns the day itself or, at a weekend, the Friday before it. */
function findLastWeekday(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 ? shiftDay(day, -2) : weekday === 6 ? shiftDay(day, -1) : day;
}
