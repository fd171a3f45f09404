import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

const vitest = {
  testResults: [
    {
      ...{ name: '/shop/apps/a.test.ts', status: 'failed', message: '' },
      assertionResults: [
        { status: 'passed', fullName: 'a price is rounded', failureMessages: [] },
        { status: 'passed', fullName: 'a mail arrives', failureMessages: ['AssertionError: no mail'] },
        {
          status: 'failed',
          fullName: 'a cart is kept',
          failureMessages: ['AssertionError: no cart', '\u001b[31mAssertionError: no cart\u001b[39m\n\n    at cart.ts:3'],
        },
        { status: 'skipped', fullName: 'through Redis' },
      ],
    },
    { name: '/shop/apps/b.test.ts', status: 'failed', message: 'Cannot find module x\n at line 1', assertionResults: [] },
  ],
};

test('the report of Vitest names failed tests, repeated ones, and files that could not be loaded', () => {
  expect(readVitestReport(vitest, '/shop')).toEqual({
    passed: 2,
    failed: ['apps/a.test.ts: a cart is kept\n    AssertionError: no cart', 'apps/b.test.ts: Cannot find module x'],
    flaky: ['apps/a.test.ts: a mail arrives'],
  });
});

test('the report of Playwright names failed and repeated tests with their project, and errors outside tests', () => {
  const results = [{ error: { message: 'Error: no button\n\nExpected: 1' } }];
  const specs = (title: string, status: string) => ({ title, tests: [{ status, projectName: 'phone', results }] });
  const report = {
    errors: [{ message: 'The server did not start\nlog' }],
    suites: [
      {
        ...{ file: 'cart.spec.ts', specs: [specs('a cart opens', 'expected'), specs('a cart closes', 'unexpected')] },
        suites: [{ file: 'cart.spec.ts', specs: [specs('a form is sent', 'flaky'), specs('a left out test', 'skipped')] }],
      },
    ],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failed: ['cart.spec.ts (phone): a cart closes\n    Error: no button\n    Expected: 1', 'Playwright: The server did not start'],
    flaky: ['cart.spec.ts (phone): a form is sent'],
  });
});

test('a suite without a report has no passed tests', () => {
  expect(readVitestReport(undefined, '/shop')).toEqual({ passed: 0, failed: [], flaky: [] });
  expect(readPlaywrightReport(undefined)).toEqual({ passed: 0, failed: [], flaky: [] });
});
