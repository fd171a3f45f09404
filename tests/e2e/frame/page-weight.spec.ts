import { expect, test, type Page } from '@playwright/test';
import { openProduct, getShopUrl, visit } from '../shopper.ts';

/** Bytes of compressed JavaScript that a page may load before it can be used. */
const maxScriptBytes = 130 * 1024;

/**
 * Returns the compressed bytes of the scripts that the page needs before it can be used: those that its delayed script names. Scripts that
 * load later by themselves do not count, regardless of when they are requested.
 */
async function measureWeight(page: Page): Promise<number> {
  const needed = await page.evaluate(() => document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? []);
  const measure = () =>
    page.evaluate((names) => {
      const loaded = performance.getEntriesByType('resource').filter(({ name }) => names.includes(new URL(name).pathname));
      return { scripts: loaded.length, bytes: loaded.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) };
    }, needed);
  await expect.poll(async () => (await measure()).scripts, 'all scripts have loaded').toBe(needed.length);
  return (await measure()).bytes;
}

test('home, listing and product need less than 130 KB of JavaScript before they can be used', { tag: '@short' }, async ({ page }) => {
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  for (const url of [getShopUrl('si'), getShopUrl('si', 'category/women'), page.url(), getShopUrl('gr', 'category/women').replace('/en/', '/')]) {
    const fresh = await page.context().newPage();
    await visit(fresh, url);
    const weight = await measureWeight(fresh);
    expect(weight, url).toBeGreaterThan(50 * 1024);
    expect(weight, url).toBeLessThan(maxScriptBytes);
    await fresh.close();
  }
});
