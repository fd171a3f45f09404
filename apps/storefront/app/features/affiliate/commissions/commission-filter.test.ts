import { expect, test } from 'vitest';
import { readCommissionFilter, buildCommissionPath } from './commission-filter.ts';

const filter = (query: string) => readCommissionFilter(new URLSearchParams(query));

test('the query string filters the commissions', () => {
  expect(filter('status=held&kind=commission&currency=eur&dateFrom=2026-11-01&dateTo=2026-11-22&orderReference=%20R-7KQ4MX2RPA%20')).toEqual({
    status: 'held',
    kind: 'commission',
    currency: 'EUR',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-22',
    orderReference: 'R-7KQ4MX2RPA',
  });
});

test('invalid values are ignored, and swapped dates are put in order', () => {
  expect(filter('status=gone&kind=gift&currency=euros&dateFrom=soon')).toEqual({});
  expect(filter('dateFrom=2026-11-22&dateTo=2026-11-01')).toEqual({ dateFrom: '2026-11-01', dateTo: '2026-11-22' });
});

test('each page of a list has an address that keeps the filter', () => {
  expect(buildCommissionPath({})).toBe('/affiliate/commissions');
  expect(buildCommissionPath({ status: 'paid' }, 3)).toBe('/affiliate/commissions?status=paid&page=3');
});
