/**
 * `npm run lighthouse`: measures the main landing pages with Lighthouse on an emulated phone. Serves the built shop with its own database, measures
 * each page three times and uses the median per category; fails below 95. `npm run lighthouse -- --once` measures once; `-- --port=3000` measures a
 * running shop.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { defaultConfig } from 'lighthouse';
import { ensureChromium } from './testing/chromium.mjs';
import { assertNode, ensureInstalled } from './install.mjs';
import { freePort, serveBuilt } from './serving/serve-built.mjs';

/** Minimum score, 0 to 100, in each category of each page. */
const MIN_SCORE = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/**
 * Lighthouse's benchmark result for a Moto G Power of 2022, from the calibration of Chromium's developer tools (`CalibrationController.ts`). By
 * default, Lighthouse makes any machine four times slower, so a slow or busy machine would be slower than any phone.
 */
const PHONE_POINTS = 264;

const standard = defaultConfig.settings.throttling;
const root = resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({ options: { once: { type: 'boolean', default: false }, port: { type: 'string' } } });

assertNode();
await ensureInstalled(root);
const executablePath = await ensureChromium(root);
if (!executablePath) throw new Error('Chromium was not found and could not be installed. Set CHROMIUM_PATH.');
const shop = options.port ? { port: Number(options.port), close: () => undefined } : await serveBuilt();
const debugPort = await freePort();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`] });
try {
  const failed = [];
  for (const [name, path] of await pages()) {
    const url = `http://si.localhost:${shop.port}/en${path}`;
    await warm(url);
    const scores = await measurePage(name, url);
    console.log(`${name.padEnd(8)} ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')}`);
    if (CATEGORIES.some((category) => scores[category] < MIN_SCORE)) failed.push(name);
  }
  if (failed.length > 0) console.error(`Below ${MIN_SCORE}: ${failed.join(', ')}. See the reports in .cache/lighthouse.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  shop.close();
}

/** Returns the landing pages as name and path. The slugs of a product and an article come from the shop. */
async function pages() {
  const [product] = await ask('search/products?countryId=3&languageId=1&q=shirt&take=1');
  const [article] = await ask('content/articles?countryId=3&languageId=1');
  return [
    ['home', ''],
    ['listing', '/category/women'],
    ['product', `/product/${product.slug}`],
    ['article', `/blog/${article.slug}`],
  ];
}

async function ask(path) {
  const answer = await fetch(`http://127.0.0.1:${shop.port}/api/${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const { data } = await answer.json();
  return data;
}

/** Opens the page repeatedly until all images exist in the sizes that a phone requests, at most 20 times. */
async function warm(url) {
  const context = await browser.newContext(PHONE);
  for (let tries = 0; tries < 20; tries += 1) {
    const page = await context.newPage();
    let missing = 0;
    page.on('response', (answer) => (missing += answer.status() === 503 ? 1 : 0));
    await page.goto(url);
    for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 800) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await wait(100);
    }
    await page.waitForLoadState('networkidle');
    await page.close();
    if (missing === 0) break;
  }
  await context.close();
}

/** @returns the median score of each category, 0 to 100 */
async function measurePage(name, url) {
  const results = [];
  const slowdown = await computeSlowdown(url);
  for (let nth = 0; nth < (options.once ? 1 : 3); nth += 1) {
    const { lhr, report } = await measureOnce(url, slowdown);
    mkdirSync(join(root, '.cache/lighthouse'), { recursive: true });
    writeFileSync(join(root, `.cache/lighthouse/${name}-${nth + 1}.html`), report);
    results.push(lhr);
    printScores(lhr);
  }
  return Object.fromEntries(
    CATEGORIES.map((category) => {
      const scores = results.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100)).sort((a, b) => a - b);
      return [category, scores[Math.floor(scores.length / 2)]];
    }),
  );
}

/** Runs Lighthouse, and runs it again after an error, because Chromium sometimes loses the start of a trace. */
async function measureOnce(url, slowdown, isLast = false) {
  const found = await lighthouse(
    url,
    { port: debugPort, output: 'html', logLevel: 'error', onlyCategories: CATEGORIES },
    { extends: 'lighthouse:default', settings: { throttling: { ...standard, cpuSlowdownMultiplier: slowdown } } },
  );
  if (!found.lhr.runtimeError) return found;
  if (isLast) throw new Error(`${url}: ${found.lhr.runtimeError.message}`);
  return measureOnce(url, slowdown, true);
}

/** Returns the CPU slowdown that makes this machine as fast as the phone. */
async function computeSlowdown(url) {
  const { lhr } = await lighthouse(url, { port: debugPort, logLevel: 'error', onlyAudits: ['first-contentful-paint'] });
  const points = lhr.environment.benchmarkIndex;
  const slowdown = Math.min(standard.cpuSlowdownMultiplier, Math.max(1, points / PHONE_POINTS));
  console.log(`  ${Math.round(points)} points: slowed down ${slowdown.toFixed(1)} times`);
  return slowdown;
}

/** Prints the timings and the audits that failed. */
function printScores({ audits, categories }) {
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];
  console.log(`  ${times.map((id) => `${id} ${audits[id].displayValue}`).join(', ')}`);
  for (const category of CATEGORIES.slice(1)) {
    const missed = categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1);
    for (const { id } of missed) console.log(`  ${category}: ${audits[id].title}`);
  }
}
