import { expect, test } from 'vitest';
import { listFaults, readRows } from './check-coverage.mjs';

const faults = (row: string) => listFaults(readRows(`| item | built in | shown by |\n|---|---|---|\n${row}`));

test('a row with a missing file or test is reported with its line', () => {
  expect(faults('| / | `apps/nowhere.ts` | `scripts/check-coverage.test.ts` |')).toEqual(['line 3: apps/nowhere.ts is not there']);
  expect(faults('| / | `scripts/check.mjs` | `tests/nowhere.test.ts` |')).toEqual(['line 3: the test tests/nowhere.test.ts is not there']);
});

test('a row with a test title that the file does not contain is reported', () => {
  const title = ['nobody', 'wrote this'].join(' ');
  expect(faults(`| / | \`scripts/check.mjs\` | \`scripts/check-coverage.test.ts\`: “${title}” |`)).toHaveLength(1);
});

test('a row must be "not yet" in both columns or in none', () => {
  expect(faults('| /faq | not yet | not yet |')).toEqual([]);
  expect(faults('| /faq | `scripts/check.mjs` | not yet |')).toHaveLength(1);
});
