import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { EditBase } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { MailingRecordData } from '@selvedge/server/admin/marketing';
import { formatTime } from '#fields/formats.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { MailingPage } from './mailing-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mailing: MailingRecordData = {
  ...{ id: 5, revision: 'r1', name: 'Linen week', state: 'draft', sendAt: null, problems: [], images: [] },
  texts: [{ languageId: 1, subject: 'Linen', preview: '' }],
  blocks: [{ kind: 'heading', texts: [{ languageId: 1, text: 'Linen' }] }],
  audience: { countryIds: [], languageIds: [], subscribedSince: null, orders: 'any', minOrders: 2, lastOrderDays: null },
  results: {
    ...{ recipients: 0, waiting: 0, sent: 0, skipped: 0, bounced: 0, failed: 0, unsubscribed: 0 },
    ...{ visits: 0, orders: 0, sales: [] },
  },
};
const audienceCall = 'GET /admin/mailings/5/audience';
const answers = {
  'GET /admin/markets': { data: [{ id: 3, name: 'Slovenia', code: 'SI', currency: 'EUR' }] },
  'GET /admin/mailings/5/preview': { data: { from: 'shop@example.si', subject: 'Linen', html: '<p>Linen</p>', text: 'Linen' } },
  [audienceCall]: { data: { count: 0, countries: [] } },
};

function renderPage(changes: object = {}) {
  let stored = mailing;
  return renderScreen(
    <EditBase resource="mailings" id={5} mutationMode="pessimistic" redirect={false}>
      <MailingPage />
    </EditBase>,
    {
      ...answers,
      'GET /admin/mailings/5': () => ({ data: stored }),
      'PUT /admin/mailings/5': ({ body }: { body: unknown }) => {
        stored = { ...stored, ...(body as MailingRecordData), revision: `${stored.revision}+` };
        return { data: stored };
      },
      ...changes,
    },
    { areas: ['marketing'] },
  );
}

test('after a save, the form shows the texts of the same language', async () => {
  const { calls, click, user } = renderPage();
  await click(await screen.findByRole('combobox', { name: /^Language of the texts/ }));
  await click(screen.getByRole('option', { name: 'Deutsch' }));
  await user.type(screen.getByLabelText('Subject, Deutsch'), 'Leinen');
  await click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  // The preview of the new revision is requested after the form was mounted again.
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/audience'))).toHaveLength(2));
  expect(screen.getByLabelText<HTMLInputElement>('Subject, Deutsch').value).toBe('Leinen');
});

test('subscribers who have never ordered have no rules about orders', async () => {
  const { calls, click } = renderPage();
  expect(await screen.findByLabelText('Orders at least')).toBeTruthy();
  await click(screen.getByRole('combobox', { name: /^Orders/ }));
  await click(screen.getByRole('option', { name: 'Have never ordered' }));
  await waitFor(() => expect(screen.queryByLabelText('Orders at least')).toBeNull());
  expect(screen.queryByLabelText('Last order at least … days ago')).toBeNull();
  await click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ audience: { orders: 'never', minOrders: null, lastOrderDays: null } });
});

test('a mailing can be scheduled while no subscriber matches, and the dialog names the time', async () => {
  const { calls, click, user } = renderPage({ 'POST /admin/mailings/5/schedule': { data: { id: 5 } } });
  expect(await screen.findByText('Audience of the saved version: 0 subscribers')).toBeTruthy();
  await click(screen.getByRole('button', { name: 'Schedule' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Schedule' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Sending starts');
  const time = performance.timeOrigin + performance.now();
  expect(Math.abs(Date.parse(field.min) - time)).toBeLessThan(300_000);
  await user.type(field, '2031-05-06T09:30');
  expect(dialog.getByText(new RegExp(`No confirmed subscriber matches.* Sending starts ${formatTime('2031-05-06T09:30')}`))).toBeTruthy();
  await click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/schedule'))).toBe(true));
  expect(calls.find(({ path }) => path.endsWith('/schedule'))?.body).toMatchObject({ sendAt: new Date('2031-05-06T09:30').toISOString() });
});

test('the panel says that the subscribers could not be counted', async () => {
  renderPage({ [audienceCall]: undefined });
  expect(await screen.findByText(/^The subscribers could not be counted: /)).toBeTruthy();
});
