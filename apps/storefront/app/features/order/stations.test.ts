import { expect, test } from 'vitest';
import { stationsOf } from './stations.ts';

const placedAt = '2026-03-02T10:00:00.000Z';
const at = '2026-03-02T10:00:01.000Z';

test('an order shows what has happened and what is still to come', () => {
  const stations = stationsOf({
    placedAt,
    status: 'CONFIRMED',
    timeline: [
      { life: 'status', to: 'PENDING', at: placedAt },
      { life: 'payment', to: 'PAID', at },
      { life: 'status', to: 'CONFIRMED', at },
    ],
  });
  expect(stations).toEqual([
    { status: 'PENDING', at: placedAt },
    { status: 'CONFIRMED', at },
    { status: 'PACKED', at: null },
    { status: 'SHIPPED', at: null },
    { status: 'DELIVERED', at: null },
    { status: 'COMPLETED', at: null },
  ]);
});

test('a cancelled order has nothing left to come', () => {
  expect(stationsOf({ placedAt, status: 'CANCELLED', timeline: [{ life: 'status', to: 'CANCELLED', at }] }).map(({ status }) => status)).toEqual([
    'PENDING',
    'CANCELLED',
  ]);
});
