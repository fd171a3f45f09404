import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { chromium } from '../chromium.ts';
import { getShopUrl, visit } from '../shopper.ts';

test.use({ launchOptions: chromium({ pictures: true }) });

/** Opens a product by its address, because a listing would load dozens of pictures before the click. */
async function openWithPictures(page: Page): Promise<void> {
  const listing = getShopUrl('si', 'category/women');
  await visit(page, getShopUrl('si', 'faq'));
  const path = await page.evaluate(async (url) => /href="([^"]*\/product\/[^"]+)"/.exec(await (await fetch(url)).text())?.[1], listing);
  await visit(page, new URL(path ?? '', listing).href.replaceAll('&amp;', '&'));
}

test('enlarged pictures have buttons, arrow keys and a count, and a double click shows one at full resolution', async ({ page }) => {
  await openWithPictures(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(dialog.getByRole('status')).toHaveText(/^1 of [3-9]$/);
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');

  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(/^2 of/);
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^3 of/);
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^2 of/);

  const picture = dialog.getByRole('listitem').nth(1).getByRole('img');
  const fitted = await picture.evaluate((image) => image.getBoundingClientRect().width);
  await picture.dblclick();
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => picture.evaluate((image) => image.getBoundingClientRect().height)).toBeGreaterThan(fitted);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('thumbnails on a phone show that a product has further pictures, and open one', { tag: '@phone-only' }, async ({ page }) => {
  await openWithPictures(page);
  const second = page.getByRole('button', { name: 'Picture 2', exact: true });
  await expect(second).toBeVisible();
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
});
