import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import { readConfig, type Config } from '#platform/config';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openLocalEcb, writeEcbFile, type LocalEcb } from '#testing/local-ecb';
import { importEcbRates, listRates, readLastRates, recordRates } from './index.ts';

let ecb: LocalEcb;
let database: Database;
let config: Config;
let resetClock: () => void;
beforeAll(async () => {
  ecb = await openLocalEcb();
  database = await createTestDatabase();
  config = readConfig({ LOG_LEVEL: 'silent', ECB_RATES_URL: `${ecb.url}/stats/eurofxref/` });
  resetClock = setClock(() => new Date('2026-11-27T17:00:00Z'));
});
afterAll(async () => {
  resetClock();
  ecb.close();
  await database.close();
});
afterEach(() => {
  ecb.requests = [];
});

const importNow = () => importEcbRates({ db: database.db, config }, new AbortController().signal);
const answer = (body: string, status = 200) => (ecb.response = { status, body });
const readUnits = async () =>
  Object.fromEntries([...(await readLastRates(database.db, { until: '2026-11-30' })).values()].map(({ currency, units }) => [currency, units]));

test('the first import reads 90 days, the next ones the last day, and nothing is stored twice', async () => {
  answer(writeEcbFile({ '2026-11-26': { HUF: '382.1', RON: '5.09' }, '2026-11-25': { HUF: '383' } }, '"'));
  expect(await importNow()).toBe(3);
  expect(ecb.requests).toEqual(['/stats/eurofxref/eurofxref-hist-90d.xml']);
  answer(writeEcbFile({ '2026-11-27': { HUF: '381.90', RON: '5.0871' } }));
  expect(await importNow()).toBe(2);
  expect(await importNow()).toBe(0);
  expect(ecb.requests.slice(1)).toEqual(['/stats/eurofxref/eurofxref-daily.xml', '/stats/eurofxref/eurofxref-daily.xml']);
  expect(await readUnits()).toEqual({ HUF: '381.90', RON: '5.0871' });
});

test('a correction is a further row, and the first one stays', async () => {
  answer(writeEcbFile({ '2026-11-27': { HUF: '381.95', RON: '5.0871' } }));
  expect(await importNow()).toBe(1);
  expect(await readUnits()).toEqual({ HUF: '381.95', RON: '5.0871' });
  const stored = await listRates(database.db, { currency: 'HUF', limit: 10 });
  expect(stored.filter(({ day }) => day === '2026-11-27').map(({ units }) => units)).toEqual(['381.95', '381.90']);
  for (const statement of ["update exchange_rates set units = '1'", 'delete from exchange_rates', 'truncate exchange_rates'])
    await expect(database.pool.query(statement)).rejects.toThrow('append-only');
});

test.each([
  ['2026-11-30T17:00:00Z', 'daily', 'a weekend'],
  ['2026-12-01T17:00:00Z', 'hist-90d', 'a Monday without an import'],
])('on %s the import reads the file %s after %s', async (time, file) => {
  const reset = setClock(() => new Date(time));
  try {
    answer(writeEcbFile({ '2026-11-27': { HUF: '381.95' } }));
    await importNow();
    expect(ecb.requests).toEqual([`/stats/eurofxref/eurofxref-${file}.xml`]);
  } finally {
    reset();
  }
});

test('a failing server, an error page and an oversized file store nothing', async () => {
  const before = await readUnits();
  answer('', 503);
  await expect(importNow()).rejects.toThrow('503');
  answer('<html>maintenance</html>');
  await expect(importNow()).rejects.toThrow('cannot be read');
  answer(writeEcbFile({ '2026-11-27': { HUF: '1' } }) + ' '.repeat(1_100_000));
  await expect(importNow()).rejects.toThrow('bytes');
  expect(await readUnits()).toEqual(before);
});

test('rates with another source are stored next to those of the bank', async () => {
  const rates = [{ currency: 'BDT', day: '2026-11-27', units: '140.25', source: 'Bangladesh Bank' }];
  expect(await inTransaction(database.db, (tx) => recordRates(tx, rates, 'Mira'))).toBe(1);
  expect(await listRates(database.db, { currency: 'BDT', limit: 5 })).toMatchObject([{ source: 'Bangladesh Bank', recordedBy: 'Mira' }]);
});
