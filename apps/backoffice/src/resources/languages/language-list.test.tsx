import { cleanup, screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { LanguageReadiness } from '@selvedge/server/admin/settings';
import { buildListAnswer, renderScreen } from '#testing/render-screen.tsx';
import { LanguageList } from './language-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const whole = { written: 4, total: 4 };
const german: LanguageReadiness = {
  ...{ id: 3, code: 'de', tag: 'de-DE', name: 'Deutsch', pages: whole, articles: { written: 1, total: 2 } },
  ...{ products: { written: 30, total: 40 }, categories: whole, collections: whole, brands: whole, attributeValues: { written: 7, total: 9 } },
};
const open = (areas: ('settings' | 'catalog')[]) =>
  renderScreen(
    <ResourceContextProvider value="languages">
      <LanguageList />
    </ResourceContextProvider>,
    { 'GET /admin/languages': buildListAnswer([german]) },
    { areas },
  );

test('missing texts of the catalogue are links to the translations of the language', async () => {
  open(['settings', 'catalog']);
  expect((await screen.findByRole('link', { name: '30 of 40' })).getAttribute('href')).toBe('/translations?language=3&kind=products');
  expect(screen.getByRole('link', { name: '7 of 9' }).getAttribute('href')).toBe('/translations?language=3&kind=attribute-values');
  expect(screen.queryByRole('link', { name: '4 of 4' })).toBeNull();
  expect(screen.queryByRole('link', { name: '1 of 2' })).toBeNull();
});

test('staff without the area catalogue see the numbers without links', async () => {
  open(['settings']);
  await screen.findByText('30 of 40');
  expect(screen.queryByRole('link')).toBeNull();
});
