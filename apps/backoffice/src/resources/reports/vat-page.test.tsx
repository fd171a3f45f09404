import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { VatReport } from '@selvedge/server/contract/reports';
import { renderScreen } from '#testing/render-screen.tsx';
import VatPage from './vat-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const report: VatReport = {
  currency: 'EUR',
  exponent: 2,
  isConverted: true,
  withoutRate: ['XXX'],
  period: { from: '2027-03-01', until: '2027-03-31' },
  compared: null,
  rows: [],
  totals: { net: 0, vat: 0 },
  totalsBefore: null,
};
const foreign: VatReport['rows'][number] = {
  ...{ country: 'Hungary', scheme: 'oss', isBusiness: false, basisPoints: 2700, currency: 'XXX', exponent: 2 },
  ...{ net: 10_000, vat: 2700, before: null },
};
const openPage = (data: VatReport) =>
  renderScreen(<VatPage />, { 'GET /admin/reference': { data: { countries: [] } }, 'GET /admin/reports/vat': { data } });

test('the report says that its totals are estimated and which currencies they lack', async () => {
  openPage({ ...report, rows: [foreign] });
  expect(await screen.findByText(/^Totals are in EUR, estimated/)).toBeTruthy();
  expect(screen.getByText(/^Amounts in XXX are not included in the totals/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Hungary · 27%/ })).toBeTruthy();
});

test('missing currencies are named in a report that is not converted too', async () => {
  openPage({ ...report, isConverted: false, rows: [foreign] });
  expect(await screen.findByText(/^Amounts in XXX are not included in the totals/)).toBeTruthy();
  expect(screen.queryByText(/estimated/)).toBeNull();
});

test('a period without invoices has no table', async () => {
  openPage({ ...report, withoutRate: [] });
  expect(await screen.findByText('No invoices in this period')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
