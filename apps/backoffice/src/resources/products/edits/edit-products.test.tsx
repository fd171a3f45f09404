import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminProductRow, ProductChangePreview, ProductChoices } from '@selvedge/server/admin/catalog';
import { buildListAnswer, renderScreen } from '#testing/render-screen.tsx';
import { ProductList } from '../product-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = Array.from({ length: 50 }, (_, index): AdminProductRow => ({
  ...{ id: index + 1, handle: `shirt-${index + 1}`, name: `Shirt ${index + 1}`, status: 'draft', brand: 'Linea', category: 'Shirts' },
  ...{ vendorId: null, missing: [], badges: [], tags: ['Linen'], publishAt: null, image: null, variantCount: 4, availableCount: 4, free: 12 },
  ...{ languageCount: 17, updatedAt: '2026-11-01T08:00:00Z', price: null },
}));
const choices: ProductChoices = {
  ...{ brands: [], collections: [], makers: [], sizeCharts: [], colors: [], sizes: [], attributeValues: [], vendors: [], countries: [] },
  ...{ careCodes: [], fibreCodes: [], partCodes: [], vatCategories: [], openLanguages: [], isVendor: false },
  categories: [
    { id: 8, name: 'Women › Dresses' },
    { id: 9, name: 'Women › Shirts' },
  ],
};
const value = (text: string) => ({ text, at: null });
const preview: ProductChangePreview = {
  changes: rows.slice(1).map(({ id, name }) => ({ productId: id, product: name, before: value('Women › Shirts'), after: value('Women › Dresses') })),
  skipped: [{ product: 'Shirt 1', reasons: ['Nothing changes'] }],
  unnamed: [],
  revision: 'r1',
};
const openList = (more: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    <ResourceContextProvider value="products">
      <ProductList />
    </ResourceContextProvider>,
    {
      'GET /admin/products': ({ query }) => buildListAnswer(rows.slice(0, Number(query.get('take'))), rows.length),
      'GET /admin/products/choices': { data: choices },
      'GET /admin/product-tags': { data: [] },
      'GET /admin/me/views': { data: [] },
      'POST /admin/products/changes/preview': { data: preview },
      'POST /admin/products/changes': { data: { id: 4, productCount: 49 } },
      ...more,
    },
  );
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const ids = rows.map(({ id }) => id);

test('the category of 50 products is changed from the product list with at most seven clicks', async () => {
  const { calls, user, click, getClicks } = openList();
  await click(await screen.findByRole('combobox', { name: /Rows per page/ }));
  await click(await screen.findByRole('option', { name: '50' }));
  await screen.findByText('Shirt 50');
  await click(screen.getByRole('checkbox', { name: 'Select all' }));
  await click(await findButton('Edit products'));
  // The field has the focus, so the person types at once; Enter selects the first category.
  await user.type(await screen.findByRole('combobox', { name: 'New category' }), 'dress{Enter}');
  await click(await findButton('Preview'));
  const table = await screen.findByRole('table', { name: 'Product changes' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('Shirt 2Women › ShirtsWomen › Dresses');
  expect(screen.getByText('Shirt 1: Nothing changes')).toBeTruthy();
  await click(await findButton('Change 49 products'));
  await screen.findByText(/49 products changed/);
  expect(getClicks()).toBeLessThanOrEqual(7);
  const edit = { kind: 'category', id: 8 };
  const sent = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  expect(sent).toEqual([
    ['/admin/products/changes/preview', { ids, edit }],
    ['/admin/products/changes', { ids, edit, revision: 'r1', key: expect.any(String) as string }],
  ]);
});

test('a publication at a date is sent as an instant, and tags replace all others', async () => {
  const { calls, user, click } = openList({ 'GET /admin/products': buildListAnswer(rows.slice(0, 1)) });
  await click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await click(await findButton('Edit products'));
  const selectChange = async (name: string) => {
    await click(await screen.findByRole('combobox', { name: 'Change' }));
    await click(await screen.findByRole('option', { name }));
  };
  const listEdits = () => calls.filter(({ path }) => path.endsWith('/preview')).map(({ body }) => (body as { edit: object }).edit);
  await selectChange('Publish at a date');
  expect((await findButton('Preview')).hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByLabelText('Date and time'), '2099-12-01T08:00');
  await click(await findButton('Preview'));
  await waitFor(() => expect(listEdits()[0]).toEqual({ kind: 'publish-at', at: new Date('2099-12-01T08:00').toISOString() }));
  await click(await findButton('Back'));
  await selectChange('Tags');
  await click(await screen.findByRole('combobox', { name: 'How' }));
  await click(await screen.findByRole('option', { name: 'Replace all' }));
  await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'Sale{Enter}');
  await click(await findButton('Preview'));
  await waitFor(() => expect(listEdits()[1]).toEqual({ kind: 'tags', how: 'set', tags: ['Sale'] }));
});

test('a repeated request has the same key, and another change gets another key', async () => {
  const lost = vi.fn(() => {
    throw new Error('The response was lost');
  });
  const { calls, click } = openList({ 'GET /admin/products': buildListAnswer(rows.slice(0, 1)), 'POST /admin/products/changes': lost });
  await click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await click(await findButton('Edit products'));
  const listKeys = () => calls.filter(({ path }) => path.endsWith('/changes')).map(({ body }) => (body as { key: string }).key);
  const selectChange = async (name: string) => {
    await click(await screen.findByRole('combobox', { name: 'Change' }));
    await click(await screen.findByRole('option', { name }));
    await click(await findButton('Preview'));
  };
  await selectChange('Publish now');
  await click(await findButton('Change 49 products'));
  await waitFor(() => expect(listKeys()).toHaveLength(1));
  await click(await findButton('Change 49 products'));
  await waitFor(() => expect(listKeys()).toHaveLength(2));
  await click(await findButton('Back'));
  await selectChange('Archive');
  await click(await findButton('Change 49 products'));
  await waitFor(() => expect(listKeys()).toHaveLength(3));
  const [first, repeated, other] = listKeys();
  expect(repeated).toBe(first);
  expect(other).not.toBe(first);
});
