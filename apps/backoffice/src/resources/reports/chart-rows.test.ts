import { expect, test } from 'vitest';
import type { SalesReport } from '@selvedge/server/contract/reports';
import { selectChartRows } from './chart-rows.ts';
import type { SalesQuery } from './sales-query.ts';

const none = { orders: 0, pieces: 0, gross: 0, discounts: 0, sales: 0, vat: 0, net: 0, refunded: 0, averageOrder: null };
const buildRow = (key: string, sales: number): SalesReport['rows'][number] => ({ key, label: key, figures: { ...none, sales }, before: null });

function select(rows: SalesReport['rows'], query: Partial<SalesQuery>, page = 1) {
  const period = { from: '2027-03-01', until: '2027-03-03' };
  const report: SalesReport = {
    ...{ currency: 'EUR', exponent: 2, isConverted: false, withoutRate: [], period, compared: null, totalsBefore: null },
    ...{ rows, rowCount: rows.length, totals: none },
  };
  return selectChartRows({ report, query: { ...period, compare: 'none', groupBy: 'country', sort: '', order: 'desc', ...query }, page });
}
const byCountry = Array.from({ length: 20 }, (_, index) => buildRow(String(index), 2000 - index));

test('the line has all steps in the order of time, whatever the table is sorted by', () => {
  const days = [buildRow('2027-03-02', 900), buildRow('2027-03-03', 500), buildRow('2027-03-01', 0)];
  for (const sort of ['', 'label', 'sales', 'orders']) {
    const chart = select(days, { groupBy: 'day', sort });
    expect(chart?.kind).toBe('line');
    expect(chart?.rows.map(({ key }) => key)).toEqual(['2027-03-01', '2027-03-02', '2027-03-03']);
  }
  const year = Array.from({ length: 365 }, (_, index) => buildRow(new Date(Date.UTC(2027, 0, 365 - index)).toISOString().slice(0, 10), 100));
  expect(select(year, { groupBy: 'day' })?.rows).toHaveLength(365);
});

test('the bars are the rows with the highest sales', () => {
  for (const sort of ['', 'sales']) expect(select(byCountry, { sort })).toEqual({ kind: 'bars', rows: byCountry.slice(0, 12) });
});

test('another sorting or page of a grouping other than time has no chart', () => {
  expect(select(byCountry, { sort: 'orders' })).toBeNull();
  expect(select(byCountry, { sort: 'sales', order: 'asc' })).toBeNull();
  expect(select(byCountry, {}, 2)).toBeNull();
});

test('a report with one row or without sales has no chart', () => {
  expect(select([buildRow('3', 500)], {})).toBeNull();
  expect(select([buildRow('3', 0), buildRow('4', 0)], {})).toBeNull();
});
