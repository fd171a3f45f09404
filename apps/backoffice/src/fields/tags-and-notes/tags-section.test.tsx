import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '#frame/call.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { TagsSection } from './tags-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = { number: 'A-1' };
const openTags = () =>
  renderScreen(<TagsSection of="orders" tags={['VIP']} onSave={(body) => call('POST /admin/orders/{number}/tags', { path, body })} />, {
    'GET /admin/order-tags': { data: ['VIP', 'Gift wrap'] },
    'POST /admin/orders/A-1/tags': { data: { tags: [] } },
  });
const findField = () => screen.findByRole('combobox', { name: 'Tags' });
const listChanges = (calls: ReturnType<typeof openTags>['calls']) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('Enter adds the typed tag, and a tag in use can be selected', async () => {
  const { calls, user, click } = openTags();
  await user.type(await findField(), 'Fair{Enter}');
  await waitFor(() => expect(listChanges(calls)).toEqual([{ add: ['Fair'], remove: [] }]));
  await waitFor(async () => expect((await findField()).hasAttribute('disabled')).toBe(false));
  await click(await findField());
  await click(await screen.findByRole('option', { name: 'Gift wrap' }));
  await waitFor(() => expect(listChanges(calls)[1]).toEqual({ add: ['Gift wrap'], remove: [] }));
  // Tags that the order already has are not offered.
  expect(screen.queryByRole('option', { name: 'VIP' })).toBeNull();
});

test('a tag in other letters of the same word is not added again, and Backspace removes the last tag', async () => {
  const { calls, user } = openTags();
  await user.type(await findField(), 'vip{Enter}');
  expect(listChanges(calls)).toEqual([]);
  await user.type(await findField(), '{Backspace}');
  await waitFor(() => expect(listChanges(calls)).toEqual([{ add: [], remove: ['VIP'] }]));
});
