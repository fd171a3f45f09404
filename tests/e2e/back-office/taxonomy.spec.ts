import { expect, test } from '@playwright/test';
import { signInAsAdmin, backOffice } from './back-office.ts';
import { getShopUrl, visit } from '../shopper.ts';

test('staff create, rename and move a category and add a menu link and a redirect, and the shop shows each at once', async ({ page, context }) => {
  await signInAsAdmin(context);
  const name = `Linen ${process.pid}`;

  // The category is created at the top level, then moved below the one above it.
  await page.goto(`${backOffice}/categories`);
  await page.getByRole('link', { name: 'New category', exact: true }).click();
  await page.getByLabel('Name, English').fill('Flax');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Flax', exact: true }).click();
  await page.getByLabel('Name, English').fill(name);
  await page.getByLabel(/^URL slug.*, English$/).fill(`linen-${process.pid}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const shop = await context.newPage();
  await visit(shop, getShopUrl('si', 'category/flax'));
  await expect(shop).toHaveURL(new RegExp(`/category/linen-${process.pid}$`));
  await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto(`${backOffice}/categories`);
  await page.getByRole('button', { name: `Make ${name} a subcategory of the one above` }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} moved under` })).toBeVisible();
  await shop.reload();
  await expect(shop).toHaveURL(new RegExp(`/category/[^/]+/linen-${process.pid}$`));

  // A link in the menu bar of a cached page.
  await visit(shop, getShopUrl('si'));
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Journal' })).toHaveCount(0);
  await page.goto(`${backOffice}/menus/create`);
  await page.getByLabel('URL', { exact: true }).fill('/size-guides');
  await page.getByLabel(/^Label.*, English$/).fill('Journal');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Journal', exact: true })).toBeVisible();
  await visit(shop, getShopUrl('si'));
  await shop.getByRole('banner').getByRole('link', { name: 'Journal' }).first().click();
  await expect(shop).toHaveURL(/\/size-guides$/);

  // An old address of the shop.
  expect((await shop.goto(getShopUrl('si', 'products/old-shirt')))?.status()).toBe(404);
  await page.goto(`${backOffice}/redirects/create`);
  await page.getByLabel('From').fill('/products/old-shirt');
  await page.getByLabel(/^To/).fill('/brands');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: '/products/old-shirt', exact: true })).toBeVisible();
  await shop.goto(getShopUrl('si', 'products/old-shirt?utm_source=mail'));
  await expect(shop).toHaveURL(/\/en\/brands\?utm_source=mail$/);
});
