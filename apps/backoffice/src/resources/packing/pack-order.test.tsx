import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { PackOrder } from './pack-order.tsx';

const shirt = { lineId: 1, name: 'Linen shirt', brand: 'Linea', color: 'white', size: 'M', sku: 'LS-W-M', imageUrl: '', unpacked: 2 };
const belt = { ...shirt, lineId: 2, name: 'Belt', color: 'brown', size: '85', sku: 'B-85', unpacked: 1 };
const address = { firstName: 'Ana', lastName: 'Novak', city: 'Ljubljana', countryCode: 'SI' };

/** An order with two shirts and a belt, as the server returns it. */
const buildRecord = ({ revision = 'r1', lines = [shirt, belt], shipments = [] as object[] } = {}) => ({
  ...{ id: 'A-1', revision, comment: 'Please wrap it', notes: [], tags: [], disputes: [] },
  labels: [
    { lineId: 1, sku: 'LS-W-M', barcode: '0036000291452' },
    { lineId: 2, sku: 'B-85', barcode: null },
  ],
  order: {
    ...{ status: 'CONFIRMED', shippingMethod: 'courier', shippingAddress: address, lines, shipments },
    documents: [{ kind: 'invoice', number: 'SI-2026-000001' }],
  },
});
const parcel = {
  number: 'A-1-1',
  status: 'PACKED',
  carrier: 'GLS',
  trackingNumber: '',
  trackingUrl: null,
  isExchange: false,
  items: [],
  timeline: [],
};
const isPacked = { lines: [shirt, belt].map((line) => ({ ...line, unpacked: 0 })), shipments: [parcel], revision: 'r2' };

const vibrate = vi.fn(() => true);
beforeEach(() => {
  sessionStorage.clear();
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Types a code as a scanner does, whatever has the focus. */
const scan = (user: ReturnType<typeof renderScreen>['user'], code: string) => user.keyboard(`${code}{Enter}`);
const getPiece = async (name: string) => (await screen.findAllByRole('listitem')).find((item) => item.textContent.includes(name)) ?? document.body;
const getAlerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');
const getStatus = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

test('a keyboard scanner counts the pieces of an order, which are packed by a click and shipped by another', async () => {
  let record = buildRecord();
  const { calls, user, click } = renderScreen(<PackOrder orderNumber="A-1" />, {
    'GET /admin/orders/A-1': () => ({ data: record }),
    'POST /admin/orders/A-1/pack': () => ({ data: (record = buildRecord(isPacked)) }),
    'POST /admin/parcels/A-1-1/ship': () => ({
      data: (record = buildRecord({ ...isPacked, shipments: [{ ...parcel, status: 'SHIPPED', trackingNumber: 'RR1' }] })),
    }),
  });
  await screen.findByText('Customer: Please wrap it');
  await scan(user, '036000291452');
  await waitFor(() => expect(getStatus()).toContain('1 of 2: Linen shirt, white, M'));
  expect((await getPiece('Linen shirt')).textContent).toContain('1 of 2');
  expect(screen.getByRole('button', { name: 'Pack parcel' }).hasAttribute('disabled')).toBe(true);
  // A button has the focus now. The scanner must not press it.
  await click(screen.getByRole('button', { name: 'Count one Belt, brown, 85' }));
  await scan(user, 'ls-w-m');
  await waitFor(() => expect(getStatus()).toContain('2 of 2: Linen shirt, white, M. All items are counted.'));
  expect((await getPiece('Belt')).textContent).toContain('1 of 1');
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);

  await click(screen.getByRole('button', { name: 'Pack parcel' }));
  const section = await screen.findByRole('region', { name: 'Parcel A-1-1' });
  const pieces = [
    { lineId: 1, quantity: 2 },
    { lineId: 2, quantity: 1 },
  ];
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ pieces, revision: 'r1' });
  expect(within(section).getByRole('link', { name: 'Print packing slip' }).getAttribute('href')).toBe('/api/admin/parcels/A-1-1/slip');
  expect(
    within(section)
      .getByRole('link', { name: /Print invoice/ })
      .getAttribute('href'),
  ).toBe('/api/admin/orders/A-1/documents/SI-2026-000001');
  // Enter at the end of a scan does not ship, and the code of an item is no tracking number.
  await scan(user, 'LS-W-M');
  await within(section).findByText('This is the code of an item, not a tracking number');
  expect(within(section).getByRole('button', { name: 'Ship parcel' }).hasAttribute('disabled')).toBe(true);
  await scan(user, 'RR1');
  expect(within(section).getByLabelText<HTMLInputElement>('Tracking number').value).toBe('RR1');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await click(within(section).getByRole('button', { name: 'Ship parcel' }));
  await screen.findByText('Parcel A-1-1 is shipped.');
  expect(calls.filter(({ method }) => method === 'POST')[1]?.body).toEqual({ trackingNumber: 'RR1', carrier: 'GLS' });
});

test('a wrong item, an unknown code and a piece too many are announced as errors, vibrate and count nothing', async () => {
  const { user } = renderScreen(<PackOrder orderNumber="A-1" />, {
    'GET /admin/orders/A-1': { data: buildRecord() },
    'GET /admin/scans': ({ query }) => ({
      data:
        query.get('code') === '4006381333931'
          ? { orderNumbers: [], variants: [{ sku: 'LS-W-L', name: 'Linen shirt', color: 'white', size: 'L' }] }
          : { orderNumbers: query.get('code') === 'B-2-1' ? ['B-2'] : [], variants: [] },
    }),
  });
  await screen.findByText('Customer: Please wrap it');
  await scan(user, '4006381333931');
  await waitFor(() => expect(getAlerts()).toContain('Wrong item: Linen shirt, white, L (LS-W-L) is not in this order. Not counted.'));
  await scan(user, '12345');
  await waitFor(() => expect(getAlerts()).toContain('Unknown code 12345. Not counted.'));
  await scan(user, 'B-2-1');
  await waitFor(() => expect(getAlerts()).toContain('This is a number of order B-2, not an item. Not counted.'));
  expect(screen.getByRole('link', { name: 'Open order B-2' }).getAttribute('href')).toMatch(/packing\?order=B-2$/);
  expect(vibrate).toHaveBeenCalledTimes(3);
  await scan(user, 'B-85');
  await waitFor(() => expect(getAlerts()).toBe(''));
  await scan(user, 'B-85');
  await waitFor(() => expect(getAlerts()).toContain('One too many: the order has only 1 × Belt, brown, 85. Not counted.'));
  expect((await getPiece('Belt')).textContent).toContain('1 of 1');
  expect((await getPiece('Linen shirt')).textContent).toContain('0 of 2');
  expect(vibrate.mock.calls.map(([pulses]: unknown[]) => (pulses as number[]).length)).toEqual([5, 5, 5, 1, 5]);
});

test('counted pieces survive a reload, a part of them is packed after a question, and a changed order starts again', async () => {
  let record = buildRecord();
  const answers = {
    'GET /admin/orders/A-1': () => ({ data: record }),
    'POST /admin/orders/A-1/pack': () => ({ data: record }),
  };
  const first = renderScreen(<PackOrder orderNumber="A-1" />, answers);
  await screen.findByText('Customer: Please wrap it');
  await scan(first.user, 'LS-W-M');
  await screen.findByText('1 of 3 items');
  cleanup();
  const second = renderScreen(<PackOrder orderNumber="A-1" />, answers);
  await screen.findByText('1 of 3 items');
  await second.click(screen.getByRole('button', { name: 'Pack only these 1' }));
  await screen.findByText('The counted items become a parcel of their own. 2 items can be packed later.');
  expect(second.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  record = buildRecord({ revision: 'r2', lines: [{ ...shirt, unpacked: 1 }, belt], shipments: [parcel] });
  await second.click(screen.getByRole('button', { name: 'Pack part' }));
  await screen.findByText('0 of 2 items');
  expect(second.calls.find(({ method }) => method === 'POST')?.body).toEqual({ pieces: [{ lineId: 1, quantity: 1 }], revision: 'r1' });
  // Counts of this person remain valid: their own parcel is no change by another.
  expect(screen.queryByText(/Another person changed this order/)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await scan(second.user, 'B-85');
  await screen.findByText('1 of 2 items');
  cleanup();
  record = buildRecord({ revision: 'r3', lines: [{ ...shirt, unpacked: 0 }, belt], shipments: [parcel] });
  renderScreen(<PackOrder orderNumber="A-1" />, answers);
  await screen.findByText(/Another person changed this order while you packed it/);
  await screen.findByText('0 of 1 item');
});

test('a blocked camera is explained with the other ways to count', async () => {
  const getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  const { click } = renderScreen(<PackOrder orderNumber="A-1" />, { 'GET /admin/orders/A-1': { data: buildRecord() } });
  await click(await screen.findByRole('button', { name: 'Use camera' }));
  await screen.findByText(/The camera is blocked\..*count by hand/);
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  await click(screen.getByRole('button', { name: 'Close camera' }));
  await click(screen.getByRole('button', { name: 'Use camera' }));
  await screen.findByText(/only on pages with https.*count by hand/);
});
