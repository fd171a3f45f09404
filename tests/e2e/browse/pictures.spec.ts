import { expect, test } from '@playwright/test';
import { chromium } from '../chromium.ts';
import { openProduct, getShopUrl, visit } from '../shopper.ts';

test.use({ launchOptions: chromium({ pictures: true }) });

test('a product shows its own picture; a missing picture is requested without webp and then drawn', { tag: '@short' }, async ({ page }) => {
  await visit(page, getShopUrl('si', 'category/men'));
  const name = await openProduct(page);
  const shown = page.getByRole('main').locator('img').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 }).toBeGreaterThan(0);

  const requests: string[] = [];
  await page.route('**/_ipx/**', (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('svg[role="img"]').and(page.getByRole('img', { name: `${name}, picture 1` }))).toBeVisible();
  expect(requests.some((address) => /_ipx\/w_/.test(address))).toBe(true);
});
