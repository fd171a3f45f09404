import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { AffiliateDashboard, AffiliatePayout, CommissionItem } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CommissionList } from '../commissions/commission-list.tsx';
import { Day } from '../analytics/day.tsx';
import { Dashboard } from './dashboard.tsx';
import { TimeZoneContext } from './time-zone-context.ts';
import { holdTexts } from '../commissions/commission-texts.ts';
import { PayoutList } from '../payouts/payout-list.tsx';
import { getPortalRefusalText } from '../profile/refusal.tsx';

const createI18n = (tag: string) => setupI18n({ locale: tag, messages: { [tag]: {} } });
const shown = (page: ReactNode, tag = 'en-GB'): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={createI18n(tag)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </I18nProvider>,
  );

const days = ['2026-11-20', '2026-11-21'];
const dashboard = (changes: Partial<AffiliateDashboard['stats']> = {}): AffiliateDashboard => ({
  dateFrom: '2026-11-20',
  dateTo: '2026-11-21',
  stats: {
    clicks: 1234,
    validClicks: 1200,
    conversions: 30,
    conversionRate: 2.5,
    commission: [
      { currency: 'EUR', amount: 96.4 },
      { currency: 'HUF', amount: 12500 },
    ],
    epc: [{ currency: 'EUR', amount: 0.08 }],
    balances: [{ currency: 'EUR', pending: 40, held: 10, approved: 30, inPayout: 0, paid: 100, threshold: 50 }],
    pendingEarnings: [{ currency: 'EUR', amount: 70 }],
    ...changes,
  },
  previous: {
    ...{ dateFrom: '2026-11-18', dateTo: '2026-11-19', clicks: 987, validClicks: 960, conversions: 12 },
    commission: [{ currency: 'EUR', amount: 48.2 }],
  },
  trafficSources: [{ source: 'direct_link', clicks: 4, validClicks: 3, conversions: 1, commission: [] }],
  earningsData: days.map((date, index) => ({
    date,
    clicks: index + 1,
    validClicks: index,
    conversions: index,
    commission: [{ currency: 'EUR', amount: index === 0 ? 12.5 : -3.2 }],
  })),
  bestProducts: [{ productId: 7, name: 'Linen shirt', imageUrl: '', pieces: 3, commission: [{ currency: 'EUR', amount: 9.6 }] }],
  due: [
    { date: '2026-12-24', currency: 'EUR', amount: 40 },
    { date: null, currency: 'EUR', amount: 8 },
  ],
});

const line = (changes: Partial<CommissionItem> = {}): CommissionItem => ({
  id: 1,
  kind: 'commission',
  status: 'pending',
  orderReference: 'R-7KQ4MX2RPA',
  productId: 7,
  productName: 'Linen shirt',
  countryId: 3,
  date: '2026-11-20T10:00:00Z',
  currency: 'EUR',
  base: 40,
  ratePercent: 8,
  fixedAmount: 0,
  capReduction: 0,
  rule: 'Everybody',
  commissionAmount: 3.2,
  dueAt: null,
  isOver: false,
  holdReasons: [],
  reason: '',
  source: '',
  utmCampaign: '',
  linkId: null,
  ...changes,
});

test('the balance of a currency shows the total of pending and approved commission', () => {
  expect(shown(<Dashboard dashboard={dashboard()} />)).toMatch(/<dt>Pending earnings<\/dt><dd[^>]*><span[^>]*>(<[^>]*>)*€70\.00/);
});

test('the dashboard shows the earnings per currency and never adds currencies up', () => {
  const html = shown(<Dashboard dashboard={dashboard()} />);
  expect(html).toContain('€96.40');
  expect(html).toMatch(/12,500\.00/);
  expect(html).toContain('1,234');
  expect(html).toContain('2.5%');
  expect(html).toContain('Excluding bots and repeat clicks within an hour.');
});

test('each figure is compared with the period before, in percent only within one currency', () => {
  const text = shown(<Dashboard dashboard={dashboard()} />).replace(/<[^>]*>/g, '');
  expect(text).toContain('Before: 987 (+25%)');
  expect(text).toContain('Before: 12 (+150%)');
  // Euro and forint in this period, euro before.
  expect(text).toContain('Before: €48.20Commission for this period');
  const oneCurrency = shown(<Dashboard dashboard={dashboard({ commission: [{ currency: 'EUR', amount: 24.1 }] })} />).replace(/<[^>]*>/g, '');
  expect(oneCurrency).toContain('Before: €48.20 (-50%)');
});

test('a time is shown with its day in the affiliate’s time zone', () => {
  const day = (
    <TimeZoneContext value="Asia/Dhaka">
      <Day at="2026-11-20T20:30:00Z" /> <Day at="2026-11-20" />
    </TimeZoneContext>
  );
  expect(shown(day).replace(/<[^>]*>/g, '')).toBe('21 November 2026 20 November 2026');
});

test('the dashboard shows what is missing until a payout, and the commissions by due date', () => {
  const html = shown(<Dashboard dashboard={dashboard()} />);
  expect(html).toContain('€20.00 to go until your next payout (minimum €50.00).');
  expect(html).toContain('24 December 2026');
  expect(html).toContain('After delivery');
});

test('a chart has a table with the same figures, and shows reversals below zero', () => {
  const html = shown(<Dashboard dashboard={dashboard()} />);
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Show as table<\/summary>/);
  expect(html).toMatch(/20 November 2026<\/th><td[^>]*>€12\.50<\/td>/);
  expect(html).toMatch(/21 November 2026<\/th><td[^>]*>−€3\.20<\/td>/);
});

test('an affiliate without clicks or a balance sees the first steps', () => {
  const html = shown(<Dashboard dashboard={dashboard({ clicks: 0, validClicks: 0, conversions: 0, conversionRate: null, balances: [] })} />);
  expect(html).toContain('Your first link is only a minute away.');
  expect(html).toMatch(/href="\/affiliate\/links"[^>]*>Create a link/);
});

test('figures use the digits of the language', () => {
  expect(shown(<Dashboard dashboard={dashboard()} />, 'bn-BD')).toContain('১,২৩৪');
  expect(shown(<Dashboard dashboard={dashboard()} />, 'de-DE')).toMatch(/96,40\s€/);
});

test('a commission shows its base, rate, rule and due date', () => {
  const html = shown(<CommissionList items={[line({ dueAt: '2026-12-24' })]} />);
  for (const words of ['€40.00', '8%', 'Everybody', '€3.20', '20 November 2026', '24 December 2026', 'Pending']) expect(html).toContain(words);
});

test('a commission with a fixed amount and a maximum shows both', () => {
  const html = shown(<CommissionList items={[line({ fixedAmount: 5, capReduction: 1.2, commissionAmount: 7 })]} />).replace(/<[^>]*>/g, '');
  expect(html).toContain('Fixed amount: €5.00');
  expect(html).toContain('Limited to the maximum: −€1.20');
});

test('a hold shows each of its reasons in words', () => {
  const html = shown(<CommissionList items={[line({ holdReasons: ['own-order', 'quick-order'] })]} />);
  expect(html).toContain('On hold');
  expect(html).toContain(holdTexts['own-order'].message);
  expect(html).toContain('The order was placed seconds after the click.');
});

test('a reversal is negative, names its reason, and links to its order', () => {
  const html = shown(
    <CommissionList items={[line({ kind: 'reversal', status: 'approved', commissionAmount: -3.2, reason: 'One piece came back' })]} />,
  );
  expect(html).toContain('−€3.20');
  expect(html).toContain('Reversal');
  expect(html).toContain('One piece came back');
  expect(html).toContain('href="/affiliate/commissions?orderReference=R-7KQ4MX2RPA"');
});

test('an automatic reversal names its reason in words, and a fully reversed commission waits for no delivery', () => {
  const html = shown(
    <CommissionList items={[line({ isOver: true }), line({ id: 2, kind: 'reversal', commissionAmount: -3.2, reason: 'not-delivered' })]} />,
  );
  expect(html).toContain('The parcel didn’t reach the customer.');
  expect(html).toContain('Fully returned');
  expect(html).not.toMatch(/not-delivered|Due after delivery and payment/);
});

test('a payout has its statement, and its invoice if there is one', () => {
  const payout: AffiliatePayout = {
    id: 5,
    number: 'AP-2026-000005',
    currency: 'EUR',
    amount: 120,
    vat: 0,
    status: 'paid',
    account: 'DE… 4711',
    periodFrom: '2026-10-01',
    periodUntil: '2026-10-31',
    preparedAt: '2026-11-02T08:00:00Z',
    paidAt: '2026-11-04T08:00:00Z',
    note: '',
    hasInvoice: false,
    conversions: [],
  };
  expect(shown(<PayoutList payouts={[payout]} />)).toContain('/affiliate/files/statement.pdf?payout=5');
  expect(shown(<PayoutList payouts={[payout]} />)).not.toContain('invoice.pdf');
  expect(shown(<PayoutList payouts={[{ ...payout, hasInvoice: true }]} />)).toContain('/affiliate/files/invoice.pdf?payout=5');
});

test('a failed call shows the shop’s own message, or else the one of the specification', () => {
  const i18n = createI18n('en-GB');
  expect(getPortalRefusalText(i18n, { code: 'InternalError', params: {} }, 'profile')).toBe('Failed to fetch profile');
  expect(getPortalRefusalText(i18n, { code: 'InternalError', params: {} }, 'dashboard')).toBe('Failed to fetch dashboard data');
  expect(getPortalRefusalText(i18n, { code: 'SomethingNew', params: {} }, 'commissions')).toBe('Failed to fetch commissions');
  expect(getPortalRefusalText(i18n, { code: 'InternalError', params: {} }, 'trackingUrl')).toBe('Failed to generate tracking URL');
  expect(getPortalRefusalText(i18n, { code: 'InternalError', params: {} }, 'analytics')).toBe('Failed to fetch analytics');
  expect(getPortalRefusalText(i18n, { code: 'InternalError', params: {} }, 'other')).toBe('An error occurred');
  expect(getPortalRefusalText(i18n, { code: 'NetworkError', params: {} }, 'analytics')).toBe('We can’t reach the shop right now. Please try again.');
});
