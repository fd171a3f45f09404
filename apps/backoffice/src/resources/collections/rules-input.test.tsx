import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProductChoices } from '@selvedge/server/admin/catalog';
import { renderScreen } from '#testing/render-screen.tsx';
import { CollectionCreate } from './collection-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choices: ProductChoices = {
  ...{ brands: [{ id: 4, name: 'Linea' }], categories: [], collections: [], makers: [], sizeCharts: [], colors: [], sizes: [], vendors: [] },
  ...{ careCodes: [], fibreCodes: [], partCodes: [], vatCategories: [], isVendor: false, attributeValues: [], openLanguages: [] },
  countries: [{ id: 3, name: 'Slovenia', code: 'SI', currency: 'EUR', decimals: 2, timeZone: 'Europe/Ljubljana' }],
};
const openForm = () =>
  renderScreen(
    <ResourceContextProvider value="collections">
      <CollectionCreate />
    </ResourceContextProvider>,
    {
      'GET /admin/products/choices': { data: choices },
      'GET /admin/product-tags': { data: ['Winter'] },
      'POST /admin/collections/preview': {
        data: { itemCount: 2, isMore: false, products: [{ id: 1, name: 'Wool coat', handle: 'coat', image: null }] },
      },
      'POST /admin/collections': ({ body }) => ({ data: { id: 9, revision: 'r', ...(body as object) } }),
    },
  );

test('rules are added, counted before saving, and saved with the collection', async () => {
  const { calls, user, click } = openForm();
  await click(await screen.findByRole('radio', { name: /Selected by rules/ }));
  const tagRule = await screen.findByRole('group', { name: 'Rule 1' });
  expect(screen.getByText('Complete the rules to see the products that match them.')).toBeTruthy();
  await user.type(within(tagRule).getByRole('combobox', { name: 'Tags' }), 'Winter{Enter}');
  await screen.findByText('2 products in the collection');
  expect(screen.getByText('Wool coat')).toBeTruthy();

  await click(screen.getByRole('button', { name: 'Add rule' }));
  const priceRule = await screen.findByRole('group', { name: 'Rule 2' });
  await click(within(priceRule).getByRole('combobox', { name: 'Rule' }));
  await click(await screen.findByRole('option', { name: 'Price is' }));
  await user.type(within(priceRule).getByRole('spinbutton', { name: 'To' }), '50');
  const rules = [
    { field: 'tag', tags: ['Winter'] },
    { field: 'price', countryId: 3, from: null, to: 50 },
  ];
  const listPreviews = () => calls.filter(({ path }) => path.endsWith('/preview')).map(({ body }) => body);
  await waitFor(() => expect(listPreviews().at(-1)).toEqual({ match: 'all', rules }));

  await user.type(screen.getAllByRole('textbox', { name: /^Name/ })[0] ?? document.body, 'Winter sale');
  await click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/admin/collections')?.body).toMatchObject({ match: 'all', rules }),
  );
});

test('a removed rule is not counted any more, and the selection by staff needs no rules', async () => {
  const { click } = openForm();
  await click(await screen.findByRole('radio', { name: /Selected by rules/ }));
  await click(await screen.findByRole('button', { name: 'Remove rule 1' }));
  expect(screen.queryByRole('group', { name: 'Rule 1' })).toBeNull();
  await click(screen.getByRole('radio', { name: 'Selected by staff' }));
  expect(screen.queryByRole('button', { name: 'Add rule' })).toBeNull();
});
