import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminProductRow, BulkChange, PricePreview, ProductChoices } from '@selvedge/server/admin/catalog';
import { buildListAnswer, renderScreen } from '#testing/render-screen.tsx';
import { ProductList } from '../product-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = Array.from({ length: 50 }, (_, index): AdminProductRow => ({
  ...{ id: index + 1, handle: `shirt-${index + 1}`, name: `Shirt ${index + 1}`, status: 'published', brand: 'Linea', category: 'Shirts' },
  ...{
    vendorId: null,
    missing: [],
    badges: [],
    tags: [],
    publishAt: null,
    image: null,
    variantCount: 4,
    availableCount: 4,
    free: 12,
    languageCount: 17,
  },
  ...{ updatedAt: '2026-11-01T08:00:00Z', price: { currency: 'EUR', from: 39.99, to: 39.99, isReduced: false } },
}));
const countries: ProductChoices['countries'] = [
  { id: 3, name: 'Slovenia', code: 'SI', currency: 'EUR', decimals: 2, timeZone: 'Europe/Ljubljana' },
  { id: 16, name: 'Hungary', code: 'HU', currency: 'HUF', decimals: 2, timeZone: 'Europe/Budapest' },
];
const choices: ProductChoices = {
  ...{ brands: [], categories: [], collections: [], makers: [], sizeCharts: [], colors: [], sizes: [], attributeValues: [], vendors: [] },
  ...{ careCodes: [], fibreCodes: [], partCodes: [], vatCategories: [], isVendor: false, countries, openLanguages: [] },
};
const noSale = { sale: null, saleFrom: null, saleUntil: null };
const preview: PricePreview = {
  changes: rows.flatMap(({ id, name }) => [
    {
      ...{ productId: id, product: name, sku: null, countryId: 3, currency: 'EUR', lowest: null, isReductionShown: false },
      before: { regular: 39.99, ...noSale },
      after: { regular: 35.99, ...noSale },
    },
    {
      ...{ productId: id, product: name, sku: null, countryId: 16, currency: 'HUF', lowest: null, isReductionShown: false },
      before: { regular: 15_990, ...noSale },
      after: { regular: 13_990, ...noSale },
    },
  ]),
  skipped: [{ product: 'Shirt 7', sku: 'S7', countryId: 3, reason: 'unchanged' }],
  revision: 'r1',
};
const recent: BulkChange = {
  id: 4,
  kind: 'prices',
  fields: [],
  at: '2026-11-27T08:00:00Z',
  actor: 'Mira Novak',
  undoneAt: null,
  productCount: 50,
  itemCount: 100,
};

const openList = (more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    <ResourceContextProvider value="products">
      <ProductList />
    </ResourceContextProvider>,
    {
      'GET /admin/products': ({ query }) => buildListAnswer(rows.slice(0, Number(query.get('take'))), rows.length),
      'GET /admin/products/choices': { data: choices },
      'GET /admin/me/views': { data: [] },
      'POST /admin/products/price-changes/preview': { data: preview },
      'POST /admin/products/price-changes': { data: { id: 4, priceCount: 100 } },
      ...more,
    },
  );
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

test('the prices of 50 products are changed from the product list with at most eight clicks', async () => {
  const { calls, user, click, getClicks } = openList();
  await click(await screen.findByRole('combobox', { name: /Rows per page/ }));
  await click(await screen.findByRole('option', { name: '50' }));
  await screen.findByText('Shirt 50');
  await click(screen.getByRole('checkbox', { name: 'Select all' }));
  await click(await findButton('Change prices'));
  // The field has the focus, so the person types at once.
  await user.keyboard('10');
  await click(await findButton('Preview'));
  const table = await screen.findByRole('table', { name: 'Price changes' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('Shirt 1€39.99€35.99');
  expect(screen.getByText('Not changed: 1 price. Reason: the rounded price is the same.')).toBeTruthy();
  await click(await findButton('Change 100 prices'));
  await screen.findByText(/100 prices changed/);
  expect(getClicks()).toBeLessThanOrEqual(8);
  const ids = rows.map(({ id }) => id);
  const rule = { kind: 'lower', by: { unit: 'percent', value: 10 }, isRounded: true, countryIds: null, saleFrom: null, saleUntil: null };
  const sent = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  expect(sent).toEqual([
    ['/admin/products/price-changes/preview', { ids, rule }],
    ['/admin/products/price-changes', { ids, rule, revision: 'r1', key: expect.any(String) as string }],
  ]);
});

test('a change of the last day is undone from the product list', async () => {
  const list = vi
    .fn()
    .mockReturnValueOnce({ data: [recent, { ...recent, id: 3, kind: 'products', fields: ['publishAt', 'status', 'tags'], productCount: 7 }] })
    .mockReturnValue({ data: [{ ...recent, undoneAt: '2026-11-27T08:05:00Z' }] });
  const { calls, click } = openList({
    'GET /admin/products/bulk-changes': list,
    'GET /admin/products': buildListAnswer(rows.slice(0, 1)),
    'POST /admin/products/bulk-changes/4/undo': { data: { restored: 98, kept: 2, reasons: ['changed', 'deleted'] } },
  });
  await screen.findByText('Shirt 1');
  await click(await findButton('Recent changes'));
  await screen.findByText('100 prices of 50 products');
  expect(screen.getByText('7 products: publication, tags')).toBeTruthy();
  await click((await screen.findAllByRole('button', { name: 'Undo' }))[0] ?? document.body);
  await screen.findByText('98 prices restored. 2 prices not restored: changed again, or the former category, brand or attribute was deleted.');
  await waitFor(() => expect(screen.getByText('Undone')).toBeTruthy());
  expect(calls.some(({ method, path }) => method === 'POST' && path.endsWith('/4/undo'))).toBe(true);
});
