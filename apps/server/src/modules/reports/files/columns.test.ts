import { expect, test } from 'vitest';
import { formatChange } from './columns.ts';

test.for([
  [150, 100, '+50%'],
  [50, 100, '-50%'],
  [100, 100, '0%'],
  [-50, -100, '+50%'],
  [100, -100, '+200%'],
  [-150, -100, '-50%'],
  [-100, 100, '-200%'],
] as const)('the change to %d from %d is %s', ([now, before, change]) => {
  expect(formatChange({ kind: 'money' }, now, before)).toBe(change);
});

test('a figure without an earlier figure has no change', () => {
  for (const before of [0, null, undefined]) expect(formatChange({ kind: 'count' }, 5, before)).toBeNull();
});

test('a share changes by percentage points', () => {
  expect(formatChange({ kind: 'share' }, 0.25, 0.2)).toBe('+5 pp');
});
