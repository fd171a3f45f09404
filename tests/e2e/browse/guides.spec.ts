import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { openProduct, getShopUrl, visit } from '../shopper.ts';

test('the care symbols of a product link to their explanations', async ({ page }) => {
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  await page.getByRole('main').getByRole('link', { name: 'Care symbols' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Care symbols');
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Washing', 'Bleaching', 'Drying', 'Ironing', 'Professional care']);
  const ironing = page.getByRole('region', { name: 'Ironing' });
  await expect(ironing.getByRole('listitem').filter({ hasText: 'Iron at high heat' })).toContainText('200 °C at most');
  // All symbols come from one sprite, which must exist.
  const [drawing] = await page.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''));
  expect((await page.request.get(new URL(drawing ?? '', page.url()).href.replace(/\/\/[^/:]+/, '//127.0.0.1'))).headers()['content-type']).toContain(
    'svg',
  );
  await expectAccessible(page);
});

test('the general size guide passes axe', { tag: '@phone-whole' }, async ({ page }) => {
  await visit(page, getShopUrl('si', 'size-guides'));
  await expect(page.getByRole('heading', { name: 'International sizes' })).toBeVisible();
  await expectAccessible(page);
});

test('a route with two views on one page keeps the scroll position; from elsewhere it starts at the top', async ({ page }) => {
  await visit(page, getShopUrl('si', 'helpcenter'));
  const guide = page.getByRole('main').getByRole('link', { name: /size guide/i });
  await guide.scrollIntoViewIfNeeded();
  await guide.click();
  await expect(page.getByRole('heading', { name: 'International sizes' })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const inches = page.getByRole('navigation', { name: 'Unit' }).getByRole('link', { name: 'inches' });
  await inches.evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.evaluate(() => scrollBy({ top: -120, behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await inches.click();
  await expect(page).toHaveURL(/unit=in/);
  await expect(inches).toHaveAttribute('aria-current', 'true');
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a size is found by the numbers of another country, in centimetres and in inches', async ({ page }) => {
    await visit(page, getShopUrl('si', 'size-guides'));
    const row = page
      .getByRole('region', { name: 'Size chart: Women: dresses, tops, jackets, trousers' })
      .getByRole('row', { name: /\b38\b.*\b44\b/ });
    await expect(row.getByRole('rowheader')).toHaveText('38');
    await expect(row.getByRole('cell')).toHaveText(['S', '12', '8', '44', '40', '88–92', '72–76', '96–100']);
    await page.getByRole('navigation', { name: 'Unit' }).getByRole('link', { name: 'inches' }).click();
    await expect(page).toHaveURL(/unit=in/);
    await expect(row.getByRole('cell')).toHaveText(['S', '12', '8', '44', '40', '34.5–36', '28.5–30', '38–39.5']);
  });
});
