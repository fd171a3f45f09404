import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { MailingCreate } from './mailing-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('staff build a mailing from blocks by keyboard, in two languages, and the form sends texts, blocks and audience', async () => {
  const { calls, click, user } = renderScreen(
    <ResourceContextProvider value="mailings">
      <MailingCreate />
    </ResourceContextProvider>,
    {
      'GET /admin/markets': { data: [{ id: 3, name: 'Slovenia', code: 'SI', currency: 'EUR' }] },
      'GET /admin/discount-categories': { data: [{ id: 7, name: 'Shirts' }] },
      'POST /admin/mailings': ({ body }) => ({ data: { id: 5, revision: 'r', ...(body as object) } }),
    },
    { areas: ['marketing'] },
  );
  await user.type(await screen.findByLabelText(/^Name/), 'Linen week');
  await user.type(screen.getByLabelText('Subject, English'), 'Linen is here');
  await user.type(screen.getByLabelText('Orders at least'), '2');
  const adding = within(screen.getByRole('group', { name: 'Add a block' }));
  for (const kind of ['Divider', 'Heading', 'Products', 'Coupon code']) await click(adding.getByRole('button', { name: kind }));
  await user.type(screen.getByLabelText('Heading, English'), 'Linen');

  // The moved block keeps its text, and its button keeps the focus, so that it can be pressed again.
  const up = screen.getByRole('button', { name: 'Move up: Heading, block 2' });
  up.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('Heading moved to position 1 of 4');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: Heading, block 1');
  expect(screen.getByLabelText<HTMLInputElement>('Heading, English').value).toBe('Linen');
  await user.keyboard('{Enter}');
  await click(screen.getByRole('button', { name: 'Remove: Coupon code, block 4' }));
  expect(
    within(screen.getByRole('list', { name: 'Blocks' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual([...['1. Heading', '2. Divider', '3. Products']]);

  await click(screen.getByRole('combobox', { name: /^Language of the texts/ }));
  await click(screen.getByRole('option', { name: 'Deutsch' }));
  await user.type(screen.getByLabelText('Subject, Deutsch'), 'Leinen ist da');
  expect(screen.getByText('English: Linen')).toBeTruthy();
  await user.type(screen.getByLabelText('Heading, Deutsch'), 'Leinen');
  await click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Linen week',
    texts: [
      { languageId: 1, subject: 'Linen is here', preview: '' },
      { languageId: 3, subject: 'Leinen ist da', preview: '' },
    ],
    blocks: [
      {
        kind: 'heading',
        texts: [
          { languageId: 1, text: 'Linen' },
          { languageId: 3, text: 'Leinen' },
        ],
      },
      { kind: 'divider' },
      { kind: 'products', source: 'newest', productIds: [], categoryId: null, take: 4 },
    ],
    audience: { countryIds: [], languageIds: [], subscribedSince: null, orders: 'any', minOrders: 2, lastOrderDays: null },
  });
});
