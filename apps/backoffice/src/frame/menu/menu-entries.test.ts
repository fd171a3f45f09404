import { expect, test } from 'vitest';
import type { Section } from '#resources/resource.ts';
import { countWaiting, isCurrent, isOpenAtFirst, type MenuEntry } from './menu-entries.ts';

const page = (path: string, section: Section, waiting?: MenuEntry['waiting']): MenuEntry => ({
  path,
  section,
  label: path,
  area: 'orders',
  element: null as never,
  ...(waiting && { waiting }),
});
const counts = {
  ...{
    orders: 3,
    returns: 2,
    messages: null,
    reviews: 0,
    sellerApplications: null,
    affiliateApplications: null,
    heldCommissions: null,
    affiliateReplies: null,
    disputes: 1,
  },
};

test('a group sums the work that waits in its entries, and what the person may not see counts as none', () => {
  const entries = [page('/orders', 'Orders', 'orders'), page('/returns', 'Orders', 'returns'), page('/tickets', 'Customers', 'messages')];
  expect(countWaiting(entries, counts)).toBe(5);
  expect(countWaiting([page('/jobs', 'System')], counts)).toBe(0);
  expect(countWaiting(entries, undefined)).toBe(0);
});

test('an entry is current on its list and its records, but not on an entry whose name begins alike', () => {
  const entry = page('/affiliates', 'Affiliates');
  expect(['/affiliates', '/affiliates/7/show', '/affiliates-else', '/'].map((path) => isCurrent(entry, path))).toEqual([true, true, false, false]);
});

test('at first the groups of daily work and the group of the current page are open, and a short menu is open as a whole', () => {
  const many = [...Array.from({ length: 20 }, (_, n) => page(`/screen-${n}`, 'Settings')), page('/orders', 'Orders')];
  const open = (current: string, entries = many) =>
    (['Orders', 'Settings', 'System'] as const).filter((section) => isOpenAtFirst(section, { entries, current }));
  expect(open('/')).toEqual(['Orders']);
  expect(open('/screen-3/edit')).toEqual(['Orders', 'Settings']);
  expect(open('/', many.slice(-3))).toEqual(['Orders', 'Settings', 'System']);
});
