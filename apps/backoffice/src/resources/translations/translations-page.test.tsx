import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Translation, TranslationOverview } from '@selvedge/server/admin/catalog';
import { hasUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { renderScreen } from '#testing/render-screen.tsx';
import { TranslationsPage } from './translations-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const german = 3;
const row = (id: number, name: string, more: Partial<Translation> = {}): Translation => ({
  ...{ id, reference: `product-${id}`, source: { name, description: `About ${name}.` }, target: { name: '', description: '' } },
  ...{ terms: [], revision: `r${id}` },
  ...more,
});
const coat = row(7, 'Wool coat', { terms: [{ source: 'size', target: 'Größe' }] });
const shirt = row(5, 'Linen shirt');
const missing = (count: number) => [{ languageId: german, count }];
const overview: TranslationOverview = {
  kinds: [
    { kind: 'products', total: 40, missing: missing(12) },
    { kind: 'brands', total: 3, missing: missing(1) },
  ],
  hasSuggestions: true,
};
const open = (answers: Parameters<typeof renderScreen>[1] = {}, { rows = [coat, shirt], isMore = false } = {}) =>
  renderScreen(<TranslationsPage />, {
    'GET /admin/translations/overview': { data: overview },
    'GET /admin/translations': ({ query }) => ({ data: query.get('kind') === 'brands' ? { rows: [], isMore: false } : { rows, isMore } }),
    ...answers,
  });
const findRow = async (name: string) => within(await screen.findByRole('region', { name }));
/** Selects German: the first language of the list is Bengali. */
const selectGerman = async ({ click }: ReturnType<typeof open>) => {
  await click(await screen.findByRole('combobox', { name: 'Language' }));
  await click(await screen.findByRole('option', { name: 'Deutsch (13 missing)' }));
};

test('the English text is next to the field, with counts by kind, and a saved row stays on the page', async () => {
  const saved = { ...coat, target: { name: 'Wollmantel', description: '' }, revision: 'next' };
  const page = open({ 'PUT /admin/translations/products/7': { data: saved } });
  await selectGerman(page);
  await screen.findByRole('tab', { name: 'Products (12 missing)' });
  await screen.findByRole('tab', { name: 'Brands (1 missing)' });
  const coatRow = await findRow('Wool coat');
  expect(coatRow.getByText('About Wool coat.')).toBeTruthy();
  expect(coatRow.getByText('size: Größe')).toBeTruthy();
  expect(coatRow.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  await page.user.type(coatRow.getByRole('textbox', { name: 'Name, Deutsch' }), 'Wollmantel');
  expect(hasUnsavedChanges()).toBe(true);
  await page.click(coatRow.getByRole('button', { name: 'Save' }));
  await coatRow.findByText('Saved, incomplete');
  expect(page.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    ['/admin/translations/products/7', { languageId: german, revision: 'r7', name: 'Wollmantel', description: '' }],
  ]);
  expect(coatRow.getByRole<HTMLInputElement>('textbox', { name: 'Name, Deutsch' }).value).toBe('Wollmantel');
  expect(hasUnsavedChanges()).toBe(false);
  // The numbers of missing texts are less than a minute old.
  expect(page.calls.filter(({ path }) => path === '/admin/translations/overview')).toHaveLength(1);
});

test('typed text outlives another list and a refusal, and "Not saved" lists it', async () => {
  // Without an answer, the request to save fails as without a network.
  const page = open();
  await selectGerman(page);
  await page.user.type((await findRow('Wool coat')).getByRole('textbox', { name: 'Name, Deutsch' }), 'Mantel');
  await page.click(await screen.findByRole('tab', { name: 'Brands (1 missing)' }));
  await screen.findByText('No missing translations.');
  expect(hasUnsavedChanges()).toBe(true);
  await page.click(await screen.findByRole('button', { name: 'Not saved (1)' }));
  const unsaved = await findRow('Wool coat, Deutsch');
  await page.click(unsaved.getByRole('button', { name: 'Save' }));
  await unsaved.findByText(/Cannot reach the server/);
  expect(unsaved.getByRole<HTMLInputElement>('textbox', { name: 'Name, Deutsch' }).value).toBe('Mantel');
  await page.click(unsaved.getByRole('button', { name: 'Discard' }));
  await screen.findByText('All translations are saved.');
});

test('suggestions fill the empty fields of all rows, stay unsaved, and keep what was typed', async () => {
  const page = open({
    'POST /admin/translations/suggestions': {
      data: [
        { id: 7, name: null, description: 'Über Mantel.' },
        { id: 5, name: 'Leinenhemd', description: 'Über Hemd.' },
      ],
    },
  });
  await selectGerman(page);
  const coatRow = await findRow('Wool coat');
  await page.user.type(coatRow.getByRole('textbox', { name: 'Name, Deutsch' }), 'Mantel');
  await page.click(await screen.findByRole('button', { name: 'Suggest 2 translations' }));
  const shirtRow = await findRow('Linen shirt');
  await shirtRow.findByText('Machine translation, check and save');
  const read = (rows: typeof coatRow, field: string) => rows.getByRole<HTMLInputElement>('textbox', { name: `${field}, Deutsch` }).value;
  expect([read(coatRow, 'Name'), read(coatRow, 'Description')]).toEqual(['Mantel', 'Über Mantel.']);
  expect([read(shirtRow, 'Name'), read(shirtRow, 'Description')]).toEqual(['Leinenhemd', 'Über Hemd.']);
  const sent = page.calls.filter(({ method }) => method !== 'GET');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [
      '/admin/translations/suggestions',
      {
        ...{ languageId: german, kind: 'products' },
        rows: [
          { id: 7, fields: ['description'] },
          { id: 5, fields: ['name', 'description'] },
        ],
      },
    ],
  ]);
  expect(await screen.findByRole('button', { name: 'Save 2 translations' })).toBeTruthy();
});

test('without a translation service there are no suggestions, and a vendor sees only products', async () => {
  open({ 'GET /admin/translations/overview': { data: { kinds: overview.kinds.slice(0, 1), hasSuggestions: false } } });
  await findRow('Wool coat');
  await screen.findByRole('combobox', { name: 'Language' });
  expect(screen.queryByRole('button', { name: /Suggest/ })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the next page begins after the last row', async () => {
  const page = open({}, { isMore: true });
  await findRow('Wool coat');
  await page.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(page.calls.at(-1)?.query.get('before')).toBe('5'));
  await page.click(await screen.findByRole('button', { name: 'First page' }));
});
