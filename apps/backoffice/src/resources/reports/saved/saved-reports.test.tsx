// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedReport } from '@selvedge/server/contract/reports';
import { renderScreen } from '#testing/render-screen.tsx';
import { SaveReportButtons } from './save-report-button.tsx';
import SavedReportsPage from './saved-reports-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = { period: 'last-month', compare: 'year', groupBy: 'week', sort: '', order: 'desc', isUnsold: false } as const;
const weekly: SavedReport = {
  ...{ id: 4, name: 'Sales of the month', kind: 'sales', settings, isShared: true, ownerId: 1, ownerName: 'Mira Novak' },
  schedule: { every: 'month', weekday: 1, monthDay: 31, hour: 8, recipientIds: [1, 2] },
  ...{ timeZone: 'Europe/Ljubljana', nextDueAt: '2027-03-31T06:00:00Z', lastSentAt: null, lastFailedAt: null },
  ...{ isEditable: true, isRecipient: true, revision: 'r1' },
};
const foreign: SavedReport = { ...weekly, id: 5, name: 'Stock', kind: 'stock', schedule: null, isEditable: false, isRecipient: false };
const readers = [
  { id: 1, name: 'Mira Novak' },
  { id: 2, name: 'Luka Kos' },
];
const answers = {
  'GET /admin/saved-reports': { data: [weekly, foreign] },
  'GET /admin/saved-reports/readers': { data: readers },
  'POST /admin/saved-reports': { data: weekly },
  'POST /admin/saved-reports/4/stop': { data: null },
};

test('the present settings of a report are saved under a name with a weekly email, and the relative period stays relative', async () => {
  const { calls, click, user } = renderScreen(<SaveReportButtons kind="sales" settings={settings} />, answers, { areas: ['dashboard'] });
  await click(await screen.findByRole('button', { name: 'Save report' }));
  await user.type(screen.getByLabelText('Name'), 'Weekly sales');
  await click(screen.getByLabelText('Send by email'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await click(screen.getByRole('combobox', { name: 'Recipients' }));
  await click(await screen.findByRole('option', { name: 'Luka Kos' }));
  await click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toBeTruthy());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ name: 'Weekly sales', kind: 'sales', settings, isShared: false },
    schedule: { every: 'week', weekday: 1, monthDay: 1, hour: 8, recipientIds: [2] },
  });
});

test('the list shows report, owner and schedule, opens a report, and offers only permitted actions', async () => {
  const { calls, click } = renderScreen(<SavedReportsPage />, answers, { areas: ['dashboard'] });
  const link = await screen.findByRole('link', { name: 'Sales of the month' });
  expect(link.getAttribute('href')).toBe('/reports/sales?period=last-month&compare=year&groupBy=week&order=desc&saved=4');
  expect(screen.getByText('Sales by week, last month')).toBeTruthy();
  expect(screen.getAllByText('Last day of the month at 08:00')[0]).toBeTruthy();
  await click(await screen.findByRole('button', { name: 'Actions for Stock' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Duplicate']);
  await click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Stock (copy)');
  await click(screen.getByRole('button', { name: 'Cancel' }));
  await click(screen.getByRole('button', { name: 'Actions for Sales of the month' }));
  await click(await screen.findByRole('menuitem', { name: 'Stop sending me this report' }));
  await click(await screen.findByRole('button', { name: 'Stop emails' }));
  await vi.waitFor(() => expect(calls.map(({ path }) => path)).toContain('/admin/saved-reports/4/stop'));
});
