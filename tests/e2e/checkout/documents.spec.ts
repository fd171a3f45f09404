import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { addToCart, chooseSize, newShopper, openProduct, placeOnDelivery, places, getShopUrl, visit } from '../shopper.ts';

test('a guest downloads the invoice after ordering and from the tracking page', { tag: '@short' }, async ({ page }) => {
  const shopper = newShopper(places.si);
  await visit(page, getShopUrl('si', 'category/kids'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click();
  await placeOnDelivery(page, shopper);
  for (const where of ['after ordering', 'from tracking']) {
    if (where === 'from tracking') {
      await page.getByRole('button', { name: 'Track your order' }).click();
      await expect(page).toHaveURL(/\/Track\/Order$/);
    }
    const save = page.getByRole('button', { name: /Save PDF/ });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename(), where).toMatch(/^si-\d{4}-\d{6}\.pdf$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 8)
        .toString(),
      where,
    ).toBe('%PDF-1.7');
  }
});
