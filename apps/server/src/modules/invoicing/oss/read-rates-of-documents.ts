import { MAX_GAP_DAYS, readRates, shiftDay, type ExchangeRates } from '#modules/exchange-rates';
import type { Db } from '#platform/database';
import { getQuarter } from './quarter.ts';

interface DocumentInCurrency {
  currency: string;
  issuedOn: string;
  correctsIssuedOn: string | null;
}

/** Reads the exchange rates around the days of documents, and around the end of their quarters. */
export async function readRatesOfDocuments(db: Db, documents: readonly DocumentInCurrency[]): Promise<ExchangeRates> {
  const foreign = documents.filter(({ currency }) => currency !== 'EUR');
  const issueDays = foreign.flatMap(({ issuedOn, correctsIssuedOn }) => [issuedOn, correctsIssuedOn ?? issuedOn]);
  const sorted = issueDays.flatMap((day) => [day, getQuarter(day).until]).sort();
  const [first] = sorted;
  if (first === undefined) return new Map();
  const currencies = [...new Set(foreign.map(({ currency }) => currency))];
  return readRates(db, { currencies, from: shiftDay(first, -MAX_GAP_DAYS), until: shiftDay(sorted.at(-1) ?? first, MAX_GAP_DAYS) });
}
