/** Crawls the shop that is served at a port: see scripts/crawl.mjs. */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromium as getLaunchOptions } from '../e2e/chromium.ts';
import { crawlProfile, type Budget } from './crawl-profile.ts';
import { allProfiles, getContextOptions, getStartAddress, prepareContext, shortProfiles, type Profile } from './profiles.ts';
import { Report, type Totals } from './report.ts';

const budgets: Record<'short' | 'long', Budget> = {
  short: { clicks: 25, forms: 1, perGroup: 1, perPage: 1, forwardPerPage: 1 },
  long: { clicks: 1500, forms: 60, perGroup: 2, perPage: 60, forwardPerPage: Infinity },
};

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { port: text, seed: text, clicks: text, profile: text, short: flag } });
const { port = '3000', seed = '1', clicks, profile: wanted = '' } = values;
const budget = { ...budgets[values.short ? 'short' : 'long'], ...(clicks && { clicks: Number(clicks) }) };
const profiles = (values.short ? shortProfiles : allProfiles).filter(({ name }) => name.includes(wanted));

const started = performance.now();
const report = new Report();
const totals: Totals[] = [];
const browser = await chromium.launch(getLaunchOptions({ pictures: !values.short }));
const queue = [...profiles];
await Promise.all(
  Array.from({ length: 2 }, async () => {
    for (let profile = queue.shift(); profile; profile = queue.shift()) await crawlOne(profile);
  }),
);
await browser.close();

const sum = (part: keyof Totals): number => totals.reduce((total, one) => total + one[part], 0);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(report.describe());
console.log(
  `${profiles.length} profiles: ${sum('pages')} pages, ${sum('clicks')} clicks, ${sum('forms')} forms, ${report.faults.length} faults, ${minutes} minutes`,
);
process.exitCode = report.faults.length > 0 ? 1 : 0;

async function crawlOne(profile: Profile): Promise<void> {
  const began = performance.now();
  const context = await browser.newContext(getContextOptions(profile));
  // tsx calls this helper in the functions that run in the page.
  await context.addInitScript('globalThis.__name ??= (value) => value');
  try {
    await prepareContext(context, profile, Number(port));
    const done = await crawlProfile({ context, profile, start: getStartAddress(profile, Number(port)), seed: Number(seed), budget, report });
    totals.push(done);
    console.error(`${profile.name}: ${done.pages} pages, ${done.clicks} clicks, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    report.add({ what: `the crawl stopped: ${reason}`, profile: profile.name, page: '', action: '' });
  } finally {
    await context.close();
  }
}
