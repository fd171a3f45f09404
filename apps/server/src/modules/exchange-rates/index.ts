/** Exchange rates of the euro: imported from the European Central Bank, or entered with their source. */
export { importEcbRates } from './import-ecb-rates.ts';
export { exchangeRateJobs } from './jobs.ts';
export { parseEcbRates } from './parse-ecb-rates.ts';
export { parseRateTable } from './parse-rate-table.ts';
export {
  convertAmount,
  euro,
  getLatestRate,
  getNextRate,
  groupRates,
  isRate,
  MAX_GAP_DAYS,
  shiftDay,
  type ExchangeRate,
  type ExchangeRates,
  type RateOfCurrency,
} from './rates.ts';
export { listLastRates, listRates, readLastRates, readRates, type RecordedRate } from './read-rates.ts';
export { recordRates } from './record-rates.ts';
