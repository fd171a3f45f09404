import { expect, test } from 'vitest';
import type { Access } from '#frame/access.ts';
import { findScreens, toOptions, type Screen } from './options.ts';
import { addRecent, parseRecordPath } from './recent-paths.ts';

const shared = { area: 'catalog', section: 'Catalogue' } as const;
const screens: Screen[] = [
  { ...shared, name: 'products', label: 'Products', singular: 'Product', list: () => null, create: () => null, isForVendors: true },
  { ...shared, name: 'size-charts', label: 'Size charts', singular: 'Size chart', list: () => null },
  { path: '/jobs', area: 'system', section: 'System', label: 'Background jobs', element: null as never },
];
const access = (areas: Access['areas'], isVendor = false): Access => ({ id: 1, name: 'Mira', areas, isVendor, isReadOnly: false });
const find = (text: string, as = access(['catalog', 'system'])) => findScreens(screens, as, text).map(({ label, to }) => `${label} ${to}`);

test('a screen is found by the beginnings of the words of its name or group, and so is the form of a new record', () => {
  expect(find('prod')).toEqual(['Products /products', 'New product /products/create']);
  expect(find('new pr')).toEqual(['New product /products/create']);
  expect(find('CHARTS size')).toEqual(['Size charts /size-charts']);
  expect(find('system')).toEqual(['Background jobs /jobs']);
  expect(find('roduct')).toEqual([]);
  expect(find(' ')).toEqual([]);
});

test('screens that the person may not open are not found', () => {
  expect(find('jobs', access(['catalog']))).toEqual([]);
  expect(find('size', access(['catalog'], true))).toEqual([]);
  expect(find('products', access(['catalog'], true))).toHaveLength(1);
  expect(findScreens(screens, undefined, 'products')).toEqual([]);
});

test('each kind of record becomes an entry that leads to its page', () => {
  const options = toOptions({
    orders: [
      {
        id: '7KQ4M-X2RPA',
        invoiceNumber: null,
        name: 'Ana Novak',
        city: '',
        status: 'SHIPPED',
        placedAt: '2026-11-26T10:00:00Z',
        total: 71.99,
        currency: 'EUR',
      },
    ],
    customers: [{ id: 'guest-7KQ4M-X2RPA', isGuest: true, name: '', email: 'ana@example.si' }],
    products: [{ id: 17, name: 'Linen shirt', handle: 'linen-shirt', status: 'retired' }],
    returns: [{ id: 'RET-7KQ4M', orderNumber: '7KQ4M-X2RPA', name: 'Ana Novak' }],
    content: [{ id: 4, kind: 'question', title: 'How long?', slug: '' }],
  });
  expect(options.map(({ to, label }) => [to, label])).toEqual([
    ['/orders/7KQ4M-X2RPA/show', '7KQ4M-X2RPA · Ana Novak'],
    ['/customers/guest-7KQ4M-X2RPA/show', 'ana@example.si'],
    ['/products/17', 'Linen shirt'],
    ['/returns/RET-7KQ4M/show', 'RET-7KQ4M · Ana Novak'],
    ['/questions/4', 'How long?'],
  ]);
  expect(options[0]?.detail).toMatch(/^Shipped · €71\.99 · 26 Nov 2026/);
  expect(options[2]?.detail).toBe('Archived · linen-shirt');
});

test('the last opened record is first, once, and the oldest ones are dropped', () => {
  const entry = (to: string) => ({ to, group: 'Orders', label: to, detail: '' });
  const all = Array.from({ length: 9 }, (_, n) => entry(`/orders/${n}/show`)).reduce<ReturnType<typeof entry>[]>(addRecent, []);
  expect(all.map(({ to }) => to[8])).toEqual(['8', '7', '6', '5', '4', '3', '2', '1']);
  expect(addRecent(all, entry('/orders/3/show')).map(({ to }) => to[8])).toEqual(['3', '8', '7', '6', '5', '4', '2', '1']);
});

test('the page of a record is distinguished from a list, a form of a new record and other pages', () => {
  expect(parseRecordPath('/orders/7KQ4M-X2RPA/show')).toEqual({ name: 'orders', id: '7KQ4M-X2RPA' });
  expect(parseRecordPath('/products/17')).toEqual({ name: 'products', id: '17' });
  expect(['/orders', '/products/create', '/', '/orders/1/edit/more'].map(parseRecordPath)).toEqual([undefined, undefined, undefined, undefined]);
});
