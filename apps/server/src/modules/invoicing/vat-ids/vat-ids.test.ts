import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { now } from '#kit/clock';
import { toLocalDay } from '#modules/countries';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openLocalVies, viesAnswers, type LocalVies } from '#testing/local-vies';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import { writeOssReport } from '../index.ts';
import { askVies } from './ask-vies.ts';

let vies: LocalVies;
let database: Database;
let shop: TestShop;
beforeAll(async () => {
  vies = await openLocalVies();
  database = await createTestDatabase();
  shop = openTestShop(database, { VIES_URL: vies.url });
});
afterAll(async () => {
  vies.close();
  await database.close();
});
afterEach(() => {
  Object.assign(vies, { requests: [], answer: viesAnswers.valid });
});

const ask = (requester = '') => askVies({ baseUrl: vies.url, vatId: 'EL123456789', requester });

test('VIES is asked with the country and the number apart, and its consultation number is kept', async () => {
  expect(await ask('SI12345678')).toEqual({ isValid: true, consultation: 'WAPIAAAAW1' });
  expect(vies.requests).toEqual([
    {
      path: '/check-vat-number',
      method: 'POST',
      countryCode: 'EL',
      vatNumber: '123456789',
      requesterMemberStateCode: 'SI',
      requesterNumber: '12345678',
    },
  ]);
  vies.answer = viesAnswers.invalid;
  expect(await ask()).toEqual({ isValid: false, consultation: '' });
  vies.answer = { status: 400, body: { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] } };
  expect(await ask()).toEqual({ isValid: false, consultation: '' });
});

test.each([
  ['a member state’s register that is closed', viesAnswers.closed],
  ['too many requests', { status: 500, body: { actionSucceed: false, errorWrappers: [{ error: 'GLOBAL_MAX_CONCURRENT_REQ' }] } }],
  ['a page instead of an answer', { status: 502, body: 'Bad gateway' }],
])('%s is no answer about the VAT id', async (_, answer) => {
  vies.answer = answer;
  await expect(ask()).rejects.toThrow('VIES does not answer');
});

/** Places an order of a company in Germany, paid on delivery. @returns the number of its invoice */
async function orderAsCompany(vatNumber: string): Promise<string> {
  const cart = await shop.createCart(shopIds.DE, { garment: await shop.garment({ prices: { [shopIds.DE]: 1999 } }) });
  const { data, code } = await shop.order(cart.id, readyForm('DE', { company: 'Weber GmbH', vatNumber }));
  if (code) throw new Error(code);
  await shop.runJobs();
  return data.invoiceNumber ?? '';
}

/** The quarter in Germany, where the orders are placed. */
const quarter = () => {
  const [year, month] = toLocalDay('Europe/Berlin', now()).split('-');
  return `${year}-Q${Math.ceil(Number(month) / 3)}`;
};

test('an order of a business is not in the OSS return: also while VIES does not answer, when it is flagged; a wrong VAT id is that of a consumer', async () => {
  const checked = await orderAsCompany('DE136695976');
  vies.answer = viesAnswers.invalid;
  const wrong = await orderAsCompany('DE129273398');
  vies.answer = viesAnswers.closed;
  const open = await orderAsCompany('DE811569869').catch((error: unknown) => String(error));
  const { report, business } = await writeOssReport(database.db, { quarter: quarter() });
  expect(business.map(({ vatId, status }) => [vatId, status])).toEqual([
    ['DE136695976', 'valid'],
    ['DE811569869', 'unchecked'],
  ]);
  expect(business.map(({ number }) => number)).toContain(checked);
  expect([wrong, open]).toHaveLength(2);
  // Only the goods, delivery and payment of the order with the wrong VAT id.
  expect(report.split('\r\n').filter((line) => line.startsWith('supply'))).toHaveLength(1);
});
