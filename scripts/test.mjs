/**
 * `npm test`: installs what is missing, then runs every suite: static checks, Node tests, fault tests, the page walk, the crawl
 * and the browser tests. `npm run test:all` (`--all`) runs the long suites in full. Ends with the titles of flaky and failed tests and one
 * line: "N passed, N failed". docs/testing.md describes each suite.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from './testing/chromium.mjs';
import { assertNode, ensureInstalled } from './install.mjs';
import { ensureRedis } from './testing/redis.mjs';
import { CommandFailed, npm, runLoudly } from './run.mjs';
import { serveBuilt } from './serving/serve-built.mjs';
import { readPlaywrightReport, readReport, readVitestReport } from './testing/test-reports.mjs';

const root = resolve(import.meta.dirname, '..');
const isLong = process.argv.includes('--all');
const reports = {
  vitest: join(root, '.cache/vitest.json'),
  thorough: join(root, '.cache/thorough.json'),
  faults: join(root, '.cache/faults.json'),
  playwright: join(root, '.cache/playwright.json'),
};
const env = { ...process.env, ...(isLong && { TEST_ALL: '1' }) };
const options = { cwd: root, env };
/** What each suite has shown: the number of passed tests, and the titles of the failed ones and of those that passed on their second run only. */
const sum = { passed: 0, failed: [], flaky: [] };
const started = performance.now();
// A busy CI machine can delay one test beyond its time limit. The summary lists a test that passed on its second run as flaky.
const retry = process.env.CI ? ['--retry=1'] : [];
/** The reason why there is no redis-server. */
let noRedis;

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
env.CHROMIUM_PATH = (await ensureChromium(root)) ?? end('Chromium was not found and could not be installed. Set CHROMIUM_PATH.');

await timed('static checks and quick tests', async () =>
  addVitest('static checks', reports.vitest, await runLoudly(npm('run', '--silent', 'check', '--', ...retry), options)),
);
await timed('thorough tests', async () =>
  addVitest('thorough tests', reports.thorough, await vitest('--project=thorough', ...buildReportOptions(reports.thorough))),
);
// The fault tests use one core, and so do the build and the walk: they run at the same time.
const [, shop] = await Promise.all([
  timed('fault tests', async () =>
    addVitest('fault tests', reports.faults, await vitest('--config=vitest.faults.config.ts', ...buildReportOptions(reports.faults))),
  ),
  timed('build and walk', buildAndWalk),
]);
if (shop) {
  await timed('crawl', async () => addRun('crawl', await runScript('crawl.mjs', `--port=${shop.port}`, ...(isLong ? [] : ['--short']))));
  shop.close();
  await timed('browser tests', runBrowserTests);
}
end();

/**
 * Builds, serves a shop and runs the page walk on it. Returns the served shop for the crawl, which changes it; the browser tests serve their own.
 * Walk and crawl count as one test each.
 */
async function buildAndWalk() {
  const served = await serveBuilt().catch((error) => console.error(error.message));
  if (!served) {
    addRun('build and start of the shop', 1);
    return null;
  }
  addRun('walk', await runScript('walk.mjs', `--port=${served.port}`, ...(isLong ? [] : ['--square'])));
  return served;
}

async function runBrowserTests() {
  const exitCode = await runLoudly([process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    cwd: root,
    env: { ...env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright },
  });
  add('browser tests', readPlaywrightReport(readReport(reports.playwright)), exitCode);
}

function vitest(...args) {
  return runLoudly([process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args, ...retry], options);
}

function runScript(name, ...args) {
  return runLoudly([process.execPath, join(root, 'scripts', name), ...args], options);
}

async function timed(name, run) {
  const began = performance.now();
  const result = await run();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return result;
}

function buildReportOptions(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

function addVitest(suite, file, exitCode) {
  add(suite, readVitestReport(readReport(file), root), exitCode);
}

/** Adds a command that counts as one test. */
function addRun(name, exitCode) {
  add(name, { passed: exitCode === 0 ? 1 : 0, failed: [], flaky: [] }, exitCode);
}

/** A command that failed without a failed test (a lint error, a crash) counts as one failure. */
function add(suite, { passed, failed, flaky }, exitCode) {
  sum.passed += passed;
  sum.flaky.push(...flaky);
  sum.failed.push(...(exitCode !== 0 && failed.length === 0 ? [`${suite}: exit code ${exitCode}, see its output above`] : failed));
}

function end(reason) {
  if (reason) sum.failed.push(reason);
  if (noRedis)
    console.log(`Skipped because there is no redis-server (${noRedis}): the tests "through Redis" of platform/tags/tag-feed.slow.test.ts.`);
  // CI shows the end of the output only.
  list('Flaky (passed on the second run)', sum.flaky);
  list('Failed', sum.failed);
  console.log(`All suites: ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  console.log(`${sum.passed} passed, ${sum.failed.length} failed`);
  process.exit(sum.failed.length === 0 && sum.passed > 0 ? 0 : 1);
}

function list(heading, titles) {
  if (titles.length > 0) console.log([`${heading}:`, ...titles.map((title) => `  ${title}`)].join('\n'));
}
