import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { FrameMenu } from './menu.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a person marks a screen as favourite, which adds it to the first group of the menu, and removes it there', async () => {
  const stored: { id: number; name: string; query: string }[] = [];
  const { calls, click } = renderScreen(
    <FrameMenu />,
    {
      'GET /admin/waiting': { data: {} },
      'GET /admin/me/views': () => ({ data: [...stored] }),
      'POST /admin/me/views': ({ body }) => {
        stored.push({ id: 5, ...(body as { name: string; query: string }) });
        return { data: stored[0] };
      },
      'DELETE /admin/me/views/5': () => {
        stored.length = 0;
        return { data: null };
      },
    },
    { areas: ['orders', 'catalog'] },
  );
  await click(await screen.findByTitle('Products: favourite'));
  const group = await screen.findByRole('group', { name: 'Favourites' });
  expect(within(group).getByRole('menuitem', { name: 'Products' }).getAttribute('href')).toMatch(/\/products$/);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ list: 'menu', name: '/products', query: '' });
  const star = within(group).getByTitle('Products: favourite');
  expect(star.getAttribute('aria-pressed')).toBe('true');
  await click(star);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Favourites' })).toBeNull());
});
