import { expect, test } from 'vitest';
import { faultsOf, readRows } from './check-coverage.mjs';

const faults = (row: string) => faultsOf(readRows(`| item | built in | shown by |\n|---|---|---|\n${row}`));

test('a row whose file or test is not there is told with its line', () => {
  expect(faults('| / | `apps/nowhere.ts` | `scripts/check-coverage.test.ts` |')).toEqual(['line 3: apps/nowhere.ts is not there']);
  expect(faults('| / | `scripts/check.mjs` | `tests/nowhere.test.ts` |')).toEqual(['line 3: the test tests/nowhere.test.ts is not there']);
});

test('a row that names a test by a title that the file does not hold is told', () => {
  const title = ['nobody', 'wrote this'].join(' ');
  expect(faults(`| / | \`scripts/check.mjs\` | \`scripts/check-coverage.test.ts\`: “${title}” |`)).toHaveLength(1);
});

test('an open row is open on both sides', () => {
  expect(faults('| /faq | not yet | not yet |')).toEqual([]);
  expect(faults('| /faq | `scripts/check.mjs` | not yet |')).toHaveLength(1);
});
