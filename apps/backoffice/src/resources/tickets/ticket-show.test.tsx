import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { TicketRecord } from '@selvedge/server/admin/tickets';
import { buildListAnswer, renderScreen } from '#testing/render-screen.tsx';
import { Conversation } from './conversation.tsx';
import { ReplyBox } from './reply-box.tsx';
import { TicketSender } from './ticket-sender.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const message = { author: '', wholeText: null, leftOut: [], isAutomatic: false, sendState: null, at: '2026-11-27T08:00:00Z' };
const ticket: TicketRecord = {
  id: 7,
  number: 'T-7KQ4MX2R',
  topic: 'delivery',
  name: 'Ana Novak',
  email: 'ana@example.si',
  orderNumber: '7KQ4M-X2RPA',
  subject: '',
  countryId: 3,
  languageId: 1,
  status: 'open',
  assigneeId: null,
  assigneeName: null,
  receivedAt: '2026-11-27T08:00:00Z',
  changedAt: '2026-11-27T08:00:00Z',
  messages: [
    { ...message, id: 1, direction: 'customer', text: 'Where is it?' },
    { ...message, id: 2, direction: 'note', author: 'Mira Novak', text: 'Called the courier' },
    { ...message, id: 3, direction: 'staff', author: 'Mira Novak', text: 'Tomorrow', sendState: 'refused' },
    { ...message, id: 4, direction: 'customer', text: 'Thanks', wholeText: 'Thanks\n\n> Tomorrow', leftOut: ['photo.jpg', 'bill.pdf'] },
    { ...message, id: 5, direction: 'note', author: 'Mira Novak', text: 'Wait' },
  ],
  customer: { id: 'guest-7KQ4M-X2RPA', name: 'Ana Novak', isGuest: true },
  orders: [
    {
      orderNumber: '7KQ4M-X2RPA',
      placedAt: '2026-11-20T08:00:00Z',
      status: 'SHIPPED',
      paymentStatus: 'PAID',
      total: 20,
      currency: 'EUR',
      isOfSender: false,
    },
  ],
  isOrderUnknown: false,
  otherTickets: [{ id: 3, number: 'T-AAAAAAAA', topic: 'return', status: 'closed', receivedAt: '2026-11-01T08:00:00Z' }],
};
const answers = { 'GET /admin/canned-answers': buildListAnswer([{ id: 1, name: 'Parcel', languageId: 1, text: 'Hello {name}, {orderNumber}' }]) };

const renderReply = (reply: object | (() => object)) =>
  renderScreen(
    <ResourceContextProvider value="tickets">
      <RecordContextProvider value={ticket}>
        <ReplyBox ticket={ticket} />
      </RecordContextProvider>
    </ResourceContextProvider>,
    { ...answers, 'POST /admin/tickets/7/reply': reply, 'POST /admin/tickets/7/notes': { data: {} } },
  );
const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to ana@example.si' });

test('a canned answer is inserted with its values in three clicks and sent with the latest message that is no note', async () => {
  const { calls, click, getClicks } = renderReply({ data: {} });
  const field = await findField();
  await click(screen.getByRole('button', { name: 'Canned answers' }));
  await click(await screen.findByRole('menuitem', { name: 'Parcel' }));
  await waitFor(() => expect(field.value).toBe('Hello Ana Novak, 7KQ4M-X2RPA'));
  await click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(getClicks()).toBe(3);
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    text: 'Hello Ana Novak, 7KQ4M-X2RPA',
    lastMessageId: 4,
    isClosing: false,
  });
});

test('a failed request keeps the text, and the repeated request has the same key; the next reply has another one', async () => {
  let isDown = true;
  const { calls, user, click } = renderReply(() => {
    if (isDown) throw new TypeError('Failed to fetch');
    return { data: {} };
  });
  const field = await findField();
  await user.type(field, 'Tomorrow');
  const send = screen.getByRole('button', { name: 'Send reply' });
  await click(send);
  await screen.findByText('Failed to fetch');
  expect(field.value).toBe('Tomorrow');
  isDown = false;
  await click(send);
  await waitFor(() => expect(field.value).toBe(''));
  await user.type(field, 'Sorry');
  await click(screen.getByRole('button', { name: 'Send and close' }));
  await waitFor(() => expect(field.value).toBe(''));
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body as { key: string; isClosing: boolean });
  expect([sent[0]?.key === sent[1]?.key, sent[1]?.key === sent[2]?.key, sent[2]?.isClosing]).toEqual([true, false, true]);
});

test('a note and a reply have separate texts', async () => {
  const { calls, user, click } = renderReply({ data: {} });
  await user.type(await findField(), 'To the customer');
  await click(screen.getByRole('tab', { name: 'Internal note' }));
  const note = screen.getByRole('textbox', { name: 'Note for colleagues' }) as HTMLTextAreaElement;
  expect(note.value).toBe('');
  await user.type(note, 'For us');
  await click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(note.value).toBe(''));
  await click(screen.getByRole('tab', { name: 'Reply' }));
  expect((await findField()).value).toBe('To the customer');
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/admin/tickets/7/notes']);
});

test('the conversation names left-out attachments, a refused address and quoted text on demand', async () => {
  const { click } = renderScreen(<Conversation ticket={ticket} />, {});
  const messages = await screen.findAllByRole('listitem');
  expect(messages.map(({ textContent }) => textContent.split(' · ')[0])).toEqual([
    'Ana Novak',
    'Mira Novak',
    'Mira Novak',
    'Ana Novak',
    'Mira Novak',
  ]);
  expect(messages[1]?.textContent).toContain('internal note');
  expect(messages[2]?.textContent).toContain('does not know the address');
  const answer = within(messages[3] as HTMLElement);
  expect(answer.getByText('2 attachments were not stored: photo.jpg, bill.pdf')).toBeTruthy();
  expect(answer.queryByText(/> Tomorrow/)).toBeNull();
  await click(answer.getByRole('button', { name: 'Show quoted text' }));
  expect(answer.getByText(/> Tomorrow/)).toBeTruthy();
});

test('the sender has links to their record, orders and other messages, and an order of another address is marked', async () => {
  renderScreen(<TicketSender ticket={ticket} />, {});
  await screen.findByText('Named by the sender, but placed with another email address');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/customers/guest-7KQ4M-X2RPA/show', '/orders/7KQ4M-X2RPA/show', '/tickets/3/show']);
});
