import { cleanup, screen } from '@testing-library/react';
import { Form, RecordContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProductRecord } from '@selvedge/server/admin/catalog';
import { TextsInput } from '#fields/texts-input.tsx';
import { renderScreen } from '#testing/render-screen.tsx';
import { useProductChoices } from './choices.ts';
import { MissingFacts } from './missing-facts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openLanguages = [
  { id: 3, name: 'Deutsch' },
  { id: 9, name: 'Magyar' },
];
/** Shows when the languages are loaded: without it, a missing warning would prove nothing. */
function Loaded() {
  return useProductChoices().openLanguages.length > 0 ? <p>Languages are loaded</p> : null;
}

function open({ status = 'draft', names = [1] }: { status?: ProductRecord['status']; names?: number[] } = {}) {
  const texts = names.map((languageId) => ({ languageId, name: `Coat ${languageId}`, description: '', slug: '' }));
  const product = { id: 7, status, lacking: [], texts } as Partial<ProductRecord> as ProductRecord;
  return renderScreen(
    <RecordContextProvider value={product}>
      <Form record={product}>
        <MissingFacts />
        <Loaded />
        <TextsInput fields={[{ source: 'name', label: 'Name' }]} />
      </Form>
    </RecordContextProvider>,
    { 'GET /admin/products/choices': { data: { openLanguages } } },
  );
}

test('a draft warns about languages of open countries without a name, until a name is typed', async () => {
  const { user, click } = open();
  await screen.findByText(/No name in Deutsch, Magyar\. If you publish it now/);
  await click(screen.getByRole('button', { name: 'Deutsch, incomplete' }));
  await user.type(screen.getByRole('textbox', { name: 'Name, Deutsch' }), 'Mantel');
  await screen.findByText(/No name in Magyar\./);
});

test('a published product with a name in all languages of open countries has no warning', async () => {
  open({ status: 'published', names: [1, 3, 9] });
  await screen.findByText('Languages are loaded');
  expect(screen.queryByText(/No name in/)).toBeNull();
});

test('a published product says what shoppers see now, and an archived one has no warning', async () => {
  open({ status: 'published', names: [1, 3] });
  await screen.findByText('No name in Magyar. Shoppers see the English texts in these languages.');
  cleanup();
  open({ status: 'retired', names: [1, 3] });
  await screen.findByText('Languages are loaded');
  expect(screen.queryByText(/No name in/)).toBeNull();
});
