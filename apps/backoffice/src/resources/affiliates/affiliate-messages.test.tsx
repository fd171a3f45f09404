import { cleanup, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminMessage } from '@selvedge/server/admin/affiliates';
import { renderScreen } from '#testing/render-screen.tsx';
import { AffiliateMessages } from './affiliate-messages.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const message = (id: number, changes: Partial<AdminMessage>): AdminMessage => ({
  ...{ id, sender: 'staff', author: 'Mira Novak', text: 'Which products do you show?', sentAt: '2026-11-20T10:00:00Z', isRead: true },
  ...changes,
});

const openPage = (messages: AdminMessage[]) =>
  renderScreen(
    <RecordContextProvider value={{ id: 7, code: 'ANASTYLE' }}>
      <AffiliateMessages />
    </RecordContextProvider>,
    {
      'GET /admin/affiliates/7/messages': { data: messages },
      'POST /admin/affiliates/7/messages': ({ body }) => ({
        data: [...messages, message(9, { text: (body as { text: string }).text, isRead: false })],
      }),
      'POST /admin/affiliates/7/messages/read': () => ({ data: messages.map((each) => ({ ...each, isRead: true })) }),
    },
  );

test('staff send a message, which is added to the conversation, and the replies that were shown are marked as read', async () => {
  const { calls, click, user } = openPage([message(3, {}), message(4, { sender: 'affiliate', author: '', text: 'Jeans', isRead: false })]);
  expect(await screen.findByText(/^ANASTYLE · .* · unread$/)).toBeTruthy();
  const field = screen.getByLabelText('Message to the affiliate');
  const button = screen.getByRole('button', { name: 'Send message' });
  expect(button.hasAttribute('disabled')).toBe(true);
  await user.type(field, 'Thank you');
  await click(button);
  expect(await screen.findByText('Thank you', { selector: 'p' })).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ text: 'Thank you', readUntilId: 4 });
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
});

test('staff mark a reply that needs no answer as read', async () => {
  const { calls, click } = openPage([message(4, { sender: 'affiliate', author: '', text: 'Thank you', isRead: false })]);
  await click(await screen.findByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ untilId: 4 });
});
