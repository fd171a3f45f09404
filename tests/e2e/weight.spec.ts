import { expect, test, type Page } from '@playwright/test';
import { chromium } from './chromium.ts';
import { openProduct, shopIn, visit } from './shopper.ts';

// Without pictures a page is loaded so soon that what is brought ahead for later comes in between.
test.use({ launchOptions: chromium({ pictures: true }) });

/** Bytes of compressed JavaScript that a page may load before it can be used. */
const mostScript = 130 * 1024;

declare global {
  interface Window {
    /** When the page could be used, as `performance` counts. */
    usableAt?: number;
  }
}

/** Notes when the scripts have taken the page over: what is asked for later is none of its weight. */
async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const isTaken = Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react'));
      if (isTaken) window.usableAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** What the scripts weigh on the wire that were asked for before the page could be used, without the headers of their answers. */
const weightOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => /\.js$/.test(entry.name) && entry.startTime < (window.usableAt ?? 0))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

test('home, listing and product need less than 130 KB of JavaScript before they can be used', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'scripts weigh the same on each screen');
  await visit(page, shopIn('si', 'category/women'));
  await openProduct(page);
  for (const url of [shopIn('si'), shopIn('si', 'category/women'), page.url(), shopIn('gr', 'category/women').replace('/en/', '/')]) {
    const fresh = await page.context().newPage();
    await watchHydration(fresh);
    await visit(fresh, url);
    const weight = await weightOf(fresh);
    expect(weight, url).toBeGreaterThan(50 * 1024);
    expect(weight, url).toBeLessThan(mostScript);
    await fresh.close();
  }
});
