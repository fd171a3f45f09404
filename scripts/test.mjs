/**
 * `npm test`: installs missing packages, builds, then runs two groups of suites at the same time: static checks and Node tests; and walk, crawl and browser
 * tests. The fault tests start when the first group has ended. Each line of output begins with its suite. `npm run test:all` (`--all`) runs the long
 * suites in full. Ends with the titles of flaky and failed tests and one line: "N passed, N failed". docs/testing.md describes each suite.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from './testing/chromium.mjs';
import { assertNode, ensureInstalled } from './install.mjs';
import { ensureRedis } from './testing/redis.mjs';
import { ensureVarnish } from './testing/varnish.mjs';
import { chooseTempFolder } from './testing/temp-folder.mjs';
import { CommandFailed, npm, runLoudly } from './run.mjs';
import { serveBuilt } from './serving/serve-built.mjs';
import { readPlaywrightReport, readReport, readVitestReport, withReason } from './testing/test-reports.mjs';

const root = resolve(import.meta.dirname, '..');
const isLong = process.argv.includes('--all');
const reports = {
  vitest: join(root, '.cache/vitest.json'),
  thorough: join(root, '.cache/thorough.json'),
  faults: join(root, '.cache/faults.json'),
  playwright: join(root, '.cache/playwright.json'),
};
Object.assign(process.env, chooseTempFolder());
const env = { ...process.env, ...(isLong && { TEST_ALL: '1' }) };
const options = { cwd: root, env };
/** The results of all suites: the number of passed tests, and the titles of failed tests and of tests that passed only on their second run. */
const sum = { passed: 0, failed: [], flaky: [] };
const started = performance.now();
// On a busy CI machine a test can exceed its time limit. The summary lists a test that passed on its second run as flaky.
const retry = process.env.CI ? ['--retry=1'] : [];
const noTests = { passed: 0, failed: [], flaky: [] };
/** The reason why there is no redis-server. */
let noRedis;
/** The reason why there is no Varnish. */
let noVarnish;

assertNode();
try {
  await ensureInstalled(root);
} catch (error) {
  end(error instanceof CommandFailed ? error.message : String(error));
}
mkdirSync(join(root, '.cache'), { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

noRedis = await ensureRedis();
if (noRedis) console.log(`There is no redis-server: ${noRedis}. The tests that need one are skipped.`);
noVarnish = await ensureVarnish();
if (noVarnish && isLong) sum.failed.push(`There is no Varnish, which npm run test:all needs: ${noVarnish}`);
else if (noVarnish) console.log(`There is no Varnish: ${noVarnish}. The tests that need one are skipped.`);
env.CHROMIUM_PATH = (await ensureChromium(root)) ?? end('Chromium was not found and could not be installed. Set CHROMIUM_PATH.');

await timed('build', () => addScript('build', 'build.mjs'));
// Each group often waits for a browser, a database or a process start, so both together take about as long as the longer group.
const suiteGroups = [runNodeSuites(), runBrowserSuites()];
await Promise.race(suiteGroups);
await Promise.all([...suiteGroups, timed('fault tests', runFaultTests)]);
end();

/** Runs the suites in Node: static checks, quick tests, thorough tests. */
async function runNodeSuites() {
  await timed('static checks and quick tests', async () => {
    const { exitCode, lastLines } = await run('check', npm('run', '--silent', 'check', '--', ...retry));
    addVitest('static checks', reports.vitest, exitCode, lastLines);
  });
  await timed('thorough tests', async () =>
    addVitest('thorough tests', reports.thorough, await vitest('thorough', '--project=thorough', ...buildReportOptions(reports.thorough))),
  );
}

async function runFaultTests() {
  addVitest('fault tests', reports.faults, await vitest('faults', '--config=vitest.faults.config.ts', ...buildReportOptions(reports.faults)));
}

/**
 * Runs the suites on the built shop. Walk and crawl share one shop, and the crawl changes its data. The browser tests serve their own shop. Walk and
 * crawl count as one test each.
 */
async function runBrowserSuites() {
  const shop = await serveBuilt().catch((error) => console.error(error.message));
  if (!shop) return add('start of the shop', noTests, 1);
  await timed('walk', () => addScript('walk', 'walk.mjs', `--port=${shop.port}`, ...(isLong ? [] : ['--square'])));
  await timed('crawl', () => addScript('crawl', 'crawl.mjs', `--port=${shop.port}`, ...(isLong ? [] : ['--short'])));
  shop.close();
  await timed('browser tests', runBrowserTests);
}

async function runBrowserTests() {
  const exitCode = await runLoudly([process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    ...options,
    env: { ...env, ...(!isLong && { TEST_SHORT: '1' }), CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright },
    label: 'browser',
  });
  add('browser tests', readPlaywrightReport(readReport(reports.playwright)), exitCode);
}

function vitest(label, ...args) {
  return runLoudly([process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args, ...retry], { ...options, label });
}

/** Runs a command and returns its exit code and the end of its output, which shows the reason of a failure. */
async function run(label, command) {
  const lines = [];
  const exitCode = await runLoudly(command, { ...options, label, lines });
  return { exitCode, lastLines: lines.slice(-10).join('\n') };
}

/** Runs a script that counts as one test. */
async function addScript(name, file, ...args) {
  const { exitCode, lastLines } = await run(name, [process.execPath, join(root, 'scripts', file), ...args]);
  add(name, { ...noTests, passed: exitCode === 0 ? 1 : 0 }, exitCode, lastLines);
}

async function timed(name, work) {
  const began = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return result;
}

function buildReportOptions(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

function addVitest(suite, file, exitCode, output) {
  add(suite, readVitestReport(readReport(file), root), exitCode, output);
}

/** Adds the results of a suite. A failed command without a failed test (a lint error, a crash) counts as one failure. */
function add(suite, { passed, failed, flaky }, exitCode, output) {
  sum.passed += passed;
  sum.flaky.push(...flaky);
  sum.failed.push(...(exitCode !== 0 && failed.length === 0 ? [withReason(`${suite}: exit code ${exitCode}`, output)] : failed));
}

function end(reason) {
  if (reason) sum.failed.push(reason);
  if (noRedis)
    console.log(
      `Skipped because there is no redis-server (${noRedis}): the tests "through Redis" of platform/tags/tag-feed.slow.test.ts` +
        `${isLong ? ', and testing/faults/whole-shop.faults.ts' : ''}.`,
    );
  if (noVarnish && !isLong) console.log(`Skipped because there is no Varnish (${noVarnish}): the tests of web/varnish.slow.test.ts.`);
  // CI shows only the end of the output.
  list('Flaky (passed on the second run)', sum.flaky);
  list('Failed', sum.failed);
  console.log(`All suites: ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  console.log(`${sum.passed} passed, ${sum.failed.length} failed`);
  process.exit(sum.failed.length === 0 && sum.passed > 0 ? 0 : 1);
}

function list(heading, titles) {
  if (titles.length > 0) console.log([`${heading}:`, ...titles.map((title) => `  ${title}`)].join('\n'));
}
