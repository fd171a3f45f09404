// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import SalesPage from './sales-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const figures = { orders: 4, pieces: 6, gross: 20_000, discounts: 2000, sales: 18_000, vat: 3000, net: 15_000, refunded: 500, averageOrder: 4500 };
const before = { ...figures, orders: 2, sales: 9000 };
const answers = {
  'GET /admin/reference': { data: { countries: [{ id: 3, name: 'Slovenia' }] } },
  'GET /admin/categories': { data: [], meta: {} },
  'GET /admin/brands': { data: [], meta: {} },
  'GET /admin/reports/sales': {
    data: {
      currency: 'EUR',
      exponent: 2,
      isConverted: true,
      withoutRate: ['XXX'],
      period: { from: '2027-03-01', until: '2027-03-31' },
      compared: { from: '2027-01-29', until: '2027-02-28' },
      rows: [{ key: '3', label: 'Slovenia', figures, before }],
      rowCount: 1,
      totals: figures,
      totalsBefore: before,
    },
  },
};

/** Renders the page, and collects the files that the browser saves. */
function openPage() {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:saved';
  });
  // happy-dom would open the file instead of saving it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return { ...renderScreen(<SalesPage />, answers), files };
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

test('the file has the amounts in major units, the compared period and the total', async () => {
  const { calls, click, files } = openPage();
  await screen.findByRole('row', { name: /^Total/ });
  await click(screen.getByRole('button', { name: 'CSV' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(calls.at(-1)?.query.get('take')).toBe('10000');
  const [head, row, total] = (await files[0]?.text())?.replace('\uFEFF', '').trim().split('\r\n') ?? [];
  expect(head).toMatch(/^Day,Orders,Items,Gross sales \(EUR\).*,"Orders, compared"/);
  expect(row).toMatch(/^Slovenia,4,6,200,20,180,30,150,5,45,2,6,/);
  expect(total).toMatch(/^Total,4,6,200/);
});
