import { cleanup, screen, waitFor } from '@testing-library/react';
import { DataTable, List, ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { buildListAnswer, renderScreen } from '#testing/render-screen.tsx';
import { BulkButtons } from './bulk-buttons.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('tags are added to the selected orders and removed from them in one call', async () => {
  const { calls, user, click } = renderScreen(
    <ResourceContextProvider value="orders">
      <List exporter={false}>
        <DataTable bulkActionButtons={<BulkButtons />}>
          <DataTable.Col source="id" />
        </DataTable>
      </List>
    </ResourceContextProvider>,
    {
      'GET /admin/orders': buildListAnswer([{ id: 'A-1' }, { id: 'A-2' }]),
      'GET /admin/order-tags': { data: ['VIP'] },
      'POST /admin/orders/many/tags': { data: { changed: 2 } },
    },
  );
  await screen.findByText('A-2');
  await click(screen.getByRole('checkbox', { name: 'Select all' }));
  await click(await screen.findByRole('button', { name: 'Tags' }));
  expect((await screen.findByRole('button', { name: 'Save' })).hasAttribute('disabled')).toBe(true);
  await user.type(await screen.findByRole('combobox', { name: 'Add tags' }), 'Fair{Enter}');
  await user.type(await screen.findByRole('combobox', { name: 'Remove tags' }), 'vip{Enter}');
  await click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Tags of 2 orders updated');
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ ids: ['A-1', 'A-2'], add: ['Fair'], remove: ['vip'] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
