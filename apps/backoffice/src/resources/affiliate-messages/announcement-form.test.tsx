import { cleanup, screen, waitFor } from '@testing-library/react';
import { Resource, ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { buildListAnswer, renderScreen } from '#testing/render-screen.tsx';
import { AnnouncementCreate } from './announcement-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('staff write an announcement in two languages, and the form sends its texts, audience and email', async () => {
  const { calls, click, user } = renderScreen(
    <ResourceContextProvider value="affiliate-announcements">
      <Resource name="affiliate-groups" />
      <AnnouncementCreate />
    </ResourceContextProvider>,
    {
      'GET /admin/affiliate-groups': buildListAnswer([{ id: 2, name: 'Knitters', members: 3 }]),
      'GET /admin/markets': { data: [{ id: 3, name: 'Slovenia', code: 'SI', currency: 'EUR' }] },
      'POST /admin/affiliate-announcements': ({ body }) => ({ data: { id: 5, readers: 0, recipients: 3, revision: 'r', ...(body as object) } }),
    },
    { areas: ['affiliates'] },
  );
  await user.type(await screen.findByLabelText('Title, English'), 'New banners');
  await user.type(screen.getByLabelText('Text, English'), 'You find them under Links.');
  await click(screen.getByRole('button', { name: /^Deutsch, incomplete/ }));
  await user.type(screen.getByLabelText('Title, Deutsch'), 'Neue Banner');
  await user.type(screen.getByLabelText('Text, Deutsch'), 'Sie finden sie unter Links.');
  await user.type(screen.getByLabelText('Page'), '/brands');
  await click(screen.getByLabelText('Also by email'));
  await click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    texts: [
      { languageId: 1, title: 'New banners', text: 'You find them under Links.' },
      { languageId: 3, title: 'Neue Banner', text: 'Sie finden sie unter Links.' },
    ],
    ...{ groupId: null, countryId: null, path: '/brands', publishAt: null, isEmailed: true },
  });
});
