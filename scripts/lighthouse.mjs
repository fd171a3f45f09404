/**
 * `npm run lighthouse`: what Lighthouse says of the shop on a phone, on the pages that people arrive at. Serves the built
 * shop with a database of its own, looks at each page three times and takes the median of each category; fails under 95.
 * `npm run lighthouse -- --once` looks once; `-- --port=3000` looks at a shop that is served already.
 */
/* global document, window */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { defaultConfig } from 'lighthouse';
import { ensureChromium } from './chromium.mjs';
import { assertNode, ensureInstalled } from './install.mjs';
import { freePort, serveBuilt } from './serve-built.mjs';

/** Of 100, in each category of each page. */
const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Lighthouse's own phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/**
 * What Lighthouse's own benchmark gives the phone that it stands for, a Moto G Power of 2022: so Chromium's developer tools
 * calibrate (`CalibrationController.ts`). Lighthouse takes a quarter of whatever machine it runs on for that phone, which on a slow
 * or busy one is a slower phone than anybody has.
 */
const PHONE_POINTS = 264;

const standard = defaultConfig.settings.throttling;
const root = resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({ options: { once: { type: 'boolean', default: false }, port: { type: 'string' } } });

assertNode();
await ensureInstalled(root);
const executablePath = await ensureChromium(root);
if (!executablePath) throw new Error('No Chromium is here and none could be installed: set CHROMIUM_PATH to one.');
const shop = options.port ? { port: Number(options.port), close: () => undefined } : await serveBuilt();
const debugPort = await freePort();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`] });
try {
  const failed = [];
  for (const [name, path] of await pages()) {
    const url = `http://si.localhost:${shop.port}/en${path}`;
    await warm(url);
    const scores = await look(name, url);
    console.log(`${name.padEnd(8)} ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ')}`);
    if (CATEGORIES.some((category) => scores[category] < LEAST)) failed.push(name);
  }
  if (failed.length > 0) console.error(`Under ${LEAST}: ${failed.join(', ')}. What to mend stands in .cache/lighthouse.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  shop.close();
}

/** The pages that people arrive at; what the demo calls its first product and article is asked of the shop. */
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

/** The shop has been open for a while: its pictures have been made in the sizes that a phone asks for. */
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
async function look(name, url) {
  const looks = [];
  const slowdown = await slowdownOf(url);
  for (let nth = 0; nth < (options.once ? 1 : 3); nth += 1) {
    const { lhr, report } = await lookOnce(url, slowdown);
    mkdirSync(join(root, '.cache/lighthouse'), { recursive: true });
    writeFileSync(join(root, `.cache/lighthouse/${name}-${nth + 1}.html`), report);
    looks.push(lhr);
    tell(lhr);
  }
  return Object.fromEntries(
    CATEGORIES.map((category) => {
      const scores = looks.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100)).sort((a, b) => a - b);
      return [category, scores[Math.floor(scores.length / 2)]];
    }),
  );
}

/** Chromium now and then loses the beginning of a trace: Lighthouse asks to be run again then, which it is, once. */
async function lookOnce(url, slowdown, isLast = false) {
  const found = await lighthouse(
    url,
    { port: debugPort, output: 'html', logLevel: 'error', onlyCategories: CATEGORIES },
    { extends: 'lighthouse:default', settings: { throttling: { ...standard, cpuSlowdownMultiplier: slowdown } } },
  );
  if (!found.lhr.runtimeError) return found;
  if (isLast) throw new Error(`${url}: ${found.lhr.runtimeError.message}`);
  return lookOnce(url, slowdown, true);
}

/** As fast as this machine is just now. */
async function slowdownOf(url) {
  const { lhr } = await lighthouse(url, { port: debugPort, logLevel: 'error', onlyAudits: ['first-contentful-paint'] });
  const points = lhr.environment.benchmarkIndex;
  const slowdown = Math.min(standard.cpuSlowdownMultiplier, Math.max(1, points / PHONE_POINTS));
  console.log(`  ${Math.round(points)} points: slowed down ${slowdown.toFixed(1)} times`);
  return slowdown;
}

/** What took the time, and what else was not as it should be. */
function tell({ audits, categories }) {
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'];
  console.log(`  ${times.map((id) => `${id} ${audits[id].displayValue}`).join(', ')}`);
  for (const category of CATEGORIES.slice(1)) {
    const missed = categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1);
    for (const { id } of missed) console.log(`  ${category}: ${audits[id].title}`);
  }
}
