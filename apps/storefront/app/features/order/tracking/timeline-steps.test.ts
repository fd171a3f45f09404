import { expect, test } from 'vitest';
import { listTimelineSteps } from './timeline-steps.ts';

const placedAt = '2026-03-02T10:00:00.000Z';
const at = '2026-03-02T10:00:01.000Z';

test('an order shows its past and its remaining statuses', () => {
  const stations = listTimelineSteps({
    placedAt,
    status: 'CONFIRMED',
    timeline: [
      { kind: 'status', to: 'PENDING', at: placedAt },
      { kind: 'payment', to: 'PAID', at },
      { kind: 'status', to: 'CONFIRMED', at },
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

test('a cancelled order has no remaining statuses', () => {
  expect(
    listTimelineSteps({ placedAt, status: 'CANCELLED', timeline: [{ kind: 'status', to: 'CANCELLED', at }] }).map(({ status }) => status),
  ).toEqual(['PENDING', 'CANCELLED']);
});
