import { expect, test } from '@playwright/test';
import { getShopUrl, visit } from '../shopper.ts';

test('the page of a department shows its categories with a picture each, on a phone too', { tag: '@phone' }, async ({ page }) => {
  await visit(page, getShopUrl('si', 'category/women'));
  const links = page.getByRole('main').getByRole('navigation', { name: 'Categories' }).first().getByRole('link');
  await expect(links.first()).toBeVisible();
  expect(await links.count()).toBeGreaterThan(3);
  const sources = await links.locator('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  expect(sources).toHaveLength(await links.count());
  await links.first().click();
  await expect(page).toHaveURL(/\/category\/women\/.+/);
});
