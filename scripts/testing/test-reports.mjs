/**
 * Reads the JSON reports of Vitest and Playwright: the number of passed tests, the failed tests, and the tests that passed only on their second run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The result of a suite. Titles begin with the file of the test; the title of a failed test is followed by the first lines of its error.
 * @typedef {{ passed: number, failed: string[], flaky: string[] }} SuiteResult
 */

/** @param {string} file @returns the parsed report, or undefined if the suite wrote none */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Reads a report of Vitest. A passed test with failure messages was repeated. A file that failed without a failed test counts as one failure.
 * @param {string} root the base folder of relative file names
 * @returns {SuiteResult}
 */
export function readVitestReport(report, root) {
  const result = { passed: 0, failed: [], flaky: [] };
  for (const file of report?.testResults ?? []) {
    const name = relative(root, file.name);
    for (const { status, fullName, failureMessages = [] } of file.assertionResults) {
      if (status === 'failed') result.failed.push(withReason(`${name}: ${fullName}`, failureMessages.at(-1)));
      if (status !== 'passed') continue;
      result.passed += 1;
      if (failureMessages.length > 0) result.flaky.push(`${name}: ${fullName}`);
    }
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'))
      result.failed.push(`${name}: ${firstLine(file)}`);
  }
  return result;
}

/** Maximum number of lines of an error in a summary, and of characters per line, because CI may keep only the end of the output. */
const maxLines = 12;
const maxCharacters = 200;

/** Adds the first lines of an error to a title, without stack trace and colours. */
export function withReason(title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s+at /.test(line));
  return [title, ...lines.slice(0, maxLines).map((line) => `    ${line.slice(0, maxCharacters)}`)].join('\n');
}

const firstLine = ({ message }) => message?.split('\n')[0] || 'the file failed';

/**
 * Reads a report of Playwright. Errors outside tests (in the configuration, in the start of the server) count as failures.
 * @returns {SuiteResult}
 */
export function readPlaywrightReport(report) {
  const result = { passed: 0, failed: [], flaky: [] };
  for (const suite of report?.suites ?? []) addSuite(suite, result);
  for (const { message = '' } of report?.errors ?? []) result.failed.push(`Playwright: ${message.split('\n')[0]}`);
  return result;
}

function addSuite(suite, result) {
  for (const { title, tests } of suite.specs ?? []) {
    for (const { status, projectName, results = [] } of tests) {
      const name = `${suite.file} (${projectName}): ${title}`;
      if (status === 'expected' || status === 'flaky') result.passed += 1;
      if (status === 'flaky') result.flaky.push(name);
      if (status === 'unexpected') result.failed.push(withReason(name, results.at(-1)?.error?.message));
    }
  }
  for (const inner of suite.suites ?? []) addSuite(inner, result);
}
