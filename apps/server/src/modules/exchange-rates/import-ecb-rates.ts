import { now } from '#kit/clock';
import { requestSafely } from '#platform/requests/safe-request';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { parseEcbRates } from './parse-ecb-rates.ts';
import { MAX_GAP_DAYS, shiftDay } from './rates.ts';
import { readLastRates } from './read-rates.ts';
import { recordRates } from './record-rates.ts';

/** The file of 90 days has about 200,000 bytes. */
const MAX_BYTES = 1_000_000;
const TIMEOUT_MS = 20_000;

/**
 * Fetches the reference rates of the European Central Bank and stores new ones. Fetches the rates of the last 90 days if more than a weekend is
 * missing, otherwise those of the last day.
 * @returns the number of stored rates; null if no address is configured
 * @throws Error if the file cannot be fetched; UnreadableRates
 */
export async function importEcbRates({ db, config }: Pick<Services, 'db' | 'config'>, signal: AbortSignal): Promise<number | null> {
  if (config.ecbRatesUrl === undefined) return null;
  const today = now().toISOString().slice(0, 10);
  const lastDays = [...(await readLastRates(db, { until: today })).values()].filter(({ source }) => source === 'ECB').map(({ day }) => day);
  const isCurrent = lastDays.some((day) => day >= shiftDay(today, -MAX_GAP_DAYS));
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
