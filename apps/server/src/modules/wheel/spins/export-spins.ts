import { formatCsvLine } from '#kit/csv-line';
import { getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { generateSpins, type SpinFilter } from './admin-spins.ts';

const columns = ['spun', 'country', 'result', 'percent', 'amount', 'minimum', 'currency', 'coupon', 'used'];

/** Yields the lines of a CSV file with all spins that match a filter. */
export async function* exportSpins(db: Db, filter: SpinFilter): AsyncGenerator<string> {
  yield formatCsvLine(columns);
  for await (const { countryId, spunAt, kind, percent, amount, minimum, currency, couponCode, isUsed } of generateSpins(db, filter)) {
    const { code } = await getCountry(db, countryId);
    yield formatCsvLine([spunAt, code, kind, percent ?? '', amount ?? '', minimum ?? '', currency, couponCode ?? '', isUsed ? 'yes' : 'no']);
  }
}
