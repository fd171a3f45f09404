import { expect, test, type Page } from '@playwright/test';
import { chromium } from '../chromium.ts';
import { openProduct, getShopUrl, visit } from '../shopper.ts';

// Without images the page loads so fast that prefetched scripts would be counted too.
test.use({ launchOptions: chromium({ pictures: true }) });

/** Bytes of compressed JavaScript that a page may load before it can be used. */
const mostScript = 130 * 1024;

declare global {
  interface Window {
    /** The time at which the page could be used, on the clock of `performance`. */
    usableAt?: number;
  }
}

/** Records when the page is hydrated: scripts that are requested later do not count. */
async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const readHydration = () => {
      const isTaken = Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react'));
      if (isTaken) window.usableAt = performance.now();
      else requestAnimationFrame(readHydration);
    };
    requestAnimationFrame(readHydration);
  });
}

/** Returns the transferred bytes of the scripts that were requested before the page could be used, without headers. */
const measureWeight = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => /\.js$/.test(entry.name) && entry.startTime < (window.usableAt ?? 0))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

test('home, listing and product need less than 130 KB of JavaScript before they can be used', async ({ page }) => {
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  for (const url of [getShopUrl('si'), getShopUrl('si', 'category/women'), page.url(), getShopUrl('gr', 'category/women').replace('/en/', '/')]) {
    const fresh = await page.context().newPage();
    await watchHydration(fresh);
    await visit(fresh, url);
    const weight = await measureWeight(fresh);
    expect(weight, url).toBeGreaterThan(50 * 1024);
    expect(weight, url).toBeLessThan(mostScript);
    await fresh.close();
  }
});
