import { expect, test } from 'vitest';
import { groupRates, parseRateTable } from '#modules/exchange-rates';
import { listEcSales, type EcSalesDocument } from './ec-sales-list.ts';

const period = { name: '2026-08', from: '2026-08-01', until: '2026-08-31', getName: (day: string) => day.slice(0, 7) };
// 15 August 2026 is a Saturday: the rate of Friday counts.
const rates = groupRates(parseRateTable('day,currency,rate\n2026-08-14,HUF,400\n2026-08-17,HUF,410\n2026-07-10,HUF,380\n', 'test'));
const document = (changes: Partial<EcSalesDocument> = {}): EcSalesDocument => ({
  sign: 1,
  issuedOn: '2026-08-15',
  correctsIssuedOn: null,
  vatId: 'DE136695976',
  currency: 'EUR',
  net: 1000,
  ...changes,
});

test('the supplies of a period are summed by VAT id, less what was credited of them', () => {
  const credited = document({ sign: -1, correctsIssuedOn: '2026-08-15', net: 300 });
  expect(listEcSales([document(), document({ net: 500 }), credited, document({ vatId: 'ATU12345678' })], { period, rates })).toEqual({
    period: '2026-08',
    supplies: [
      { vatId: 'ATU12345678', amount: 1000 },
      { vatId: 'DE136695976', amount: 1200 },
    ],
    corrections: [],
  });
});

test('a credit note of an invoice of an earlier period corrects that period, at the rate of the invoice', () => {
  const credited = document({ sign: -1, correctsIssuedOn: '2026-07-10', currency: 'HUF', net: 380_000 });
  expect(listEcSales([document({ currency: 'HUF', net: 400_000 }), credited], { period, rates })).toMatchObject({
    supplies: [{ vatId: 'DE136695976', amount: 1000 }],
    corrections: [{ period: '2026-07', vatId: 'DE136695976', amount: -1000 }],
  });
});
