/**
 * `npm test`: sets up what is missing, then everything: lint, types, tests in Node, quick and thorough, the shop killed
 * during checkouts, every route in every language walked, tests in a browser. Ends with the sum.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isBuilt } from './built.mjs';
import { ensureChromium } from './chromium.mjs';
import { assertNode, ensureInstalled } from './install.mjs';
import { ensureRedis } from './redis.mjs';
import { CommandFailed, npm, runLoudly } from './run.mjs';

const root = resolve(import.meta.dirname, '..');
const reports = {
  vitest: join(root, '.cache/vitest.json'),
  thorough: join(root, '.cache/thorough.json'),
  faults: join(root, '.cache/faults.json'),
  playwright: join(root, '.cache/playwright.json'),
};
const sum = { passed: 0, failed: 0 };
/** Why there is no redis-server, if there is none. */
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
if (noRedis) console.log(`No redis-server is here: ${noRedis}. The tests that need one are passed over.`);

const checked = await runLoudly(npm('run', '--silent', 'check'), { cwd: root });
const inNode = readReport(reports.vitest);
add(inNode?.numPassedTests, inNode?.numFailedTests, checked);

const proved = await runLoudly(
  [process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=thorough', ...reportingTo(reports.thorough)],
  { cwd: root },
);
const afterThorough = readReport(reports.thorough);
add(afterThorough?.numPassedTests, afterThorough?.numFailedTests, proved);

const survived = await runLoudly(npm('run', '--silent', 'test:faults', '--', ...reportingTo(reports.faults)), { cwd: root });
const afterFaults = readReport(reports.faults);
add(afterFaults?.numPassedTests, afterFaults?.numFailedTests, survived);

if (await isBuiltNow()) {
  // On a shop of its own: what the journeys write into theirs is in one language alone. All that is walked is one test.
  const walked = await runLoudly([process.execPath, join(root, 'scripts/walk.mjs'), '--square'], { cwd: root });
  add(walked === 0 ? 1 : 0, 0, walked);
  const env = { ...process.env, CHROMIUM_PATH: await browser(), PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright };
  const shown = await runLoudly([process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    cwd: root,
    env,
  });
  const { stats } = readReport(reports.playwright) ?? {};
  add((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected, shown);
}
end();

function reportingTo(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

async function isBuiltNow() {
  if (isBuilt(root)) return true;
  const code = await runLoudly([process.execPath, join(root, 'scripts/build.mjs')], { cwd: root });
  if (code !== 0) add(0, 0, code);
  return code === 0;
}

async function browser() {
  const path = await ensureChromium(root);
  return path ?? end('No Chromium is here and none could be installed: set CHROMIUM_PATH to one, for the browser tests.');
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A runner that failed without a failed test (a lint, a crash) counts as one failure: it must not pass unseen. */
function add(passed = 0, failed = 0, exitCode) {
  sum.passed += passed;
  sum.failed += exitCode !== 0 && failed === 0 ? 1 : failed;
}

function end(reason) {
  if (reason) {
    console.error(reason);
    sum.failed += 1;
  }
  if (noRedis) console.log(`Passed over for want of a redis-server (${noRedis}): the tests "through Redis" of platform/tag-feed.test.ts.`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1);
}
