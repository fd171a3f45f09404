import { expect, test } from 'vitest';
import { readPeriod } from './period.ts';

const now = Date.parse('2026-11-22T09:00:00Z');
const period = (query: string) => readPeriod(new URLSearchParams(query), 'UTC', now);

test('the portal shows the last thirty days by default', () => {
  expect(period('')).toEqual({ dateFrom: '2026-10-24', dateTo: '2026-11-22', length: 30 });
  expect(period('days=7')).toEqual({ dateFrom: '2026-11-16', dateTo: '2026-11-22', length: 7 });
  expect(period('days=12')).toEqual(period(''));
});

test('today is the day in the affiliate’s time zone', () => {
  const late = Date.parse('2026-11-22T20:00:00Z');
  expect(readPeriod(new URLSearchParams('days=7'), 'Asia/Dhaka', late)).toEqual({ dateFrom: '2026-11-17', dateTo: '2026-11-23', length: 7 });
  expect(readPeriod(new URLSearchParams('days=7'), 'America/Lima', Date.parse('2026-11-22T03:00:00Z')).dateTo).toBe('2026-11-21');
});

test('custom dates may be swapped, and one of them may be missing', () => {
  expect(period('dateFrom=2026-03-05&dateTo=2026-03-01')).toEqual({ dateFrom: '2026-03-01', dateTo: '2026-03-05', length: null });
  expect(period('dateFrom=2026-11-01')).toEqual({ dateFrom: '2026-11-01', dateTo: '2026-11-22', length: null });
  expect(period('dateTo=2026-03-31')).toEqual({ dateFrom: '2026-03-02', dateTo: '2026-03-31', length: null });
});

test('an invalid date is ignored', () => {
  expect(period('dateFrom=2026-02-30&dateTo=yesterday')).toEqual(period(''));
});

test('a period longer than a report allows is cut to its last days', () => {
  expect(period('dateFrom=2020-01-01&dateTo=2026-11-22')).toEqual({ dateFrom: '2025-10-19', dateTo: '2026-11-22', length: null });
});
