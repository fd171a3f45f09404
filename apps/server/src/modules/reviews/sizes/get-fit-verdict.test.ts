import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { getFitVerdict } from './get-fit-verdict.ts';

const verdict = (small: number, fits: number, large: number) => getFitVerdict({ small, true: fits, large });

test('four reports give no verdict', () => {
  expect(verdict(4, 0, 0)).toBeNull();
  expect(verdict(5, 0, 0)).toBe('small');
});

test.each([
  [0, 5, 0, 'true'],
  [2, 3, 0, 'small'],
  [1, 4, 0, 'true'],
  [1, 3, 1, 'true'],
  [0, 6, 2, 'large'],
  [0, 7, 2, 'true'],
  [12, 30, 4, 'true'],
] as const)('%d small, %d true, %d large gives %s', (small, fits, large, expected) => {
  expect(verdict(small, fits, large)).toBe(expected);
});

test('equal reports of small and large, with few of true, give no verdict', () => {
  expect(verdict(4, 2, 4)).toBeNull();
});

const reports = fc.nat(40);
property.prop([reports, reports, reports])('one more report of small keeps the verdict small, and both sides count equally', (small, fits, large) => {
  if (verdict(small, fits, large) === 'small') expect(verdict(small + 1, fits, large)).toBe('small');
  const mirrored = { small: 'large', true: 'true', large: 'small' } as const;
  const result = verdict(small, fits, large);
  expect(verdict(large, fits, small)).toBe(result && mirrored[result]);
});
