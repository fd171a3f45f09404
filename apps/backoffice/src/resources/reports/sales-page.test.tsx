import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReportFilters } from '@selvedge/server/admin/reports';
import type { SalesReport } from '@selvedge/server/contract/reports';
import { renderScreen } from '#testing/render-screen.tsx';
import SalesPage from './sales-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Row = SalesReport['rows'][number];
const figures = { orders: 4, pieces: 6, gross: 20_000, discounts: 2000, sales: 18_000, vat: 3000, net: 15_000, refunded: 500, averageOrder: 4500 };
const before = { ...figures, orders: 2, sales: 9000 };
const none = { orders: 0, pieces: 0, gross: 0, discounts: 0, sales: 0, vat: 0, net: 0, refunded: 0, averageOrder: null };
const filters: ReportFilters = {
  // In the order of names, which is not that of ids.
  categories: [
    { id: 9, name: 'Men' },
    { id: 2, name: 'Men › Shirts' },
  ],
  brands: [{ id: 7, name: 'Linea' }],
};
const report: Omit<SalesReport, 'rows' | 'rowCount'> = {
  currency: 'EUR',
  exponent: 2,
  isConverted: true,
  withoutRate: ['XXX'],
  period: { from: '2027-03-01', until: '2027-04-29' },
  compared: { from: '2026-12-31', until: '2027-02-28' },
  totals: figures,
  totalsBefore: before,
};
/** 60 days, the latest first. */
const days = Array.from({ length: 60 }, (_, index): Row => {
  const day = new Date(Date.UTC(2027, 3, 29 - index)).toISOString().slice(0, 10);
  return { key: day, label: day, figures, before };
});

interface PageOptions {
  rows?: Row[];
  changes?: Partial<SalesReport>;
  /** The largest number of rows that the server returns. */
  mostRows?: number;
}

/** Renders the page, and collects the files that the browser saves. */
function openPage({ rows = days.slice(0, 3), changes = {}, mostRows = 10_000 }: PageOptions = {}) {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:saved';
  });
  // happy-dom would open the file instead of saving it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const opened = renderScreen(<SalesPage />, {
    'GET /admin/reference': { data: { countries: [{ id: 3, name: 'Slovenia' }] } },
    'GET /admin/reports/filters': { data: filters },
    'GET /admin/reports/sales': ({ query }: { query: URLSearchParams }) => {
      const take = Math.min(Number(query.get('take')), mostRows);
      const start = (Number(query.get('page')) - 1) * take;
      return { data: { ...report, rows: rows.slice(start, start + take), rowCount: rows.length, ...changes } };
    },
  });
  const listReportCalls = () => opened.calls.filter(({ path }) => path === '/admin/reports/sales');
  const choose = async (label: RegExp, option: string) => {
    await opened.click(screen.getByRole('combobox', { name: label }));
    await opened.click(await screen.findByRole('option', { name: option }));
  };
  return { ...opened, files, listReportCalls, choose };
}

test('the report shows totals with their change, and a column is sorted on the server', async () => {
  const { calls, click } = openPage();
  const total = await screen.findByRole('row', { name: /^Total/ });
  expect(within(total).getByText('€180.00')).toBeTruthy();
  expect(within(total).getAllByText('+100%')).toHaveLength(2);
  expect(screen.getByText(/Amounts in XXX are not included/)).toBeTruthy();
  await click(screen.getByRole('button', { name: 'Orders' }));
  await vi.waitFor(() => expect(calls.at(-1)?.query.get('sort')).toBe('orders'));
  expect(calls.at(-1)?.query.get('compare')).toBe('previous');
});

test('a report by day loads all days with one call, and the table has pages of them', async () => {
  const { click, listReportCalls } = openPage({ rows: days });
  const table = await screen.findByRole('table', { name: 'Sales by day' });
  // The heads, the total and 50 days.
  expect(within(table).getAllByRole('row')).toHaveLength(52);
  expect(within(table).getByRole('row', { name: /^29 Apr 2027/ })).toBeTruthy();
  await click(screen.getByRole('button', { name: /next page/i }));
  await within(table).findByRole('row', { name: /^1 Mar 2027/ });
  expect(within(table).getAllByRole('row')).toHaveLength(12);
  expect(listReportCalls()).toHaveLength(1);
});

test('a category is chosen from the list of the server, and filters the report', async () => {
  const { calls, choose, click } = openPage();
  await screen.findByRole('table', { name: 'Sales by day' });
  await vi.waitFor(() => expect(calls.map(({ path }) => path)).toContain('/admin/reports/filters'));
  await click(screen.getByRole('combobox', { name: /^Category/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['All categories', 'Men', 'Men › Shirts']);
  await click(screen.getByRole('option', { name: 'Men › Shirts' }));
  await vi.waitFor(() => expect(calls.at(-1)?.query.get('categoryId')).toBe('2'));
  await choose(/^Brand/, 'Linea');
  await vi.waitFor(() => expect(calls.at(-1)?.query.get('brandId')).toBe('7'));
  expect(calls.at(-1)?.query.get('categoryId')).toBe('2');
});

test('a report by country without orders says so, and one by day shows its days', async () => {
  const noDays = days.slice(0, 3).map((row) => ({ ...row, figures: none, before: none }));
  const changes = { withoutRate: [], totals: none, totalsBefore: none };
  const first = openPage({ rows: noDays, changes });
  expect(await screen.findByRole('row', { name: /^29 Apr 2027/ })).toBeTruthy();
  expect(screen.queryByText('No orders in this period')).toBeNull();
  await first.choose(/^Group by/, 'Country');
  expect(await screen.findByText('No orders in this period')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the file has all rows, the amounts in major units, the compared period and the total', async () => {
  const { click, files, listReportCalls } = openPage({ mostRows: 2 });
  await screen.findByRole('row', { name: /^Total/ });
  const shown = listReportCalls().length;
  await click(screen.getByRole('button', { name: 'CSV' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  const pages = listReportCalls().map(({ query }) => query.get('page'));
  expect(pages.slice(shown)).toEqual(['1', '2']);
  const lines = (await files[0]?.text())?.replace('\uFEFF', '').trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^Day,Orders,Items,Gross sales \(EUR\).*,"Orders, compared"/);
  expect(lines[1]).toMatch(/^2027-04-29,4,6,200,20,180,30,150,5,45,2,6,/);
  expect(lines.at(-1)).toMatch(/^Total,4,6,200/);
});
