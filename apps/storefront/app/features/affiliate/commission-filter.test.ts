import { expect, test } from 'vitest';
import { commissionFilterOf, commissionPath } from './commission-filter.ts';

const filter = (query: string) => commissionFilterOf(new URLSearchParams(query));

test('commissions are narrowed by what the address asks for', () => {
  expect(filter('status=held&kind=commission&currency=eur&dateFrom=2026-11-01&dateTo=2026-11-22&orderNumber=%20SI-2026-000001%20')).toEqual({
    status: 'held',
    kind: 'commission',
    currency: 'EUR',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-22',
    orderNumber: 'SI-2026-000001',
  });
});

test('what cannot be asked for is left out, and days the wrong way round are turned', () => {
  expect(filter('status=gone&kind=gift&currency=euros&dateFrom=soon')).toEqual({});
  expect(filter('dateFrom=2026-11-22&dateTo=2026-11-01')).toEqual({ dateFrom: '2026-11-01', dateTo: '2026-11-22' });
});

test('each page of a list has an address that keeps the filter', () => {
  expect(commissionPath({})).toBe('/affiliate/commissions');
  expect(commissionPath({ status: 'paid' }, 3)).toBe('/affiliate/commissions?status=paid&page=3');
});
