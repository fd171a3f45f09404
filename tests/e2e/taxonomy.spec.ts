import { expect, test } from '@playwright/test';
import { asAdmin, backOffice } from './back-office.ts';
import { shopIn, visit } from './shopper.ts';

test('a category is made, renamed and moved in the tree, a menu link and a redirect are made, and the shop shows each at once', async ({
  page,
  context,
}) => {
  await asAdmin(context);
  const name = `Linen ${process.pid}`;

  // Made at the top, then moved below the one above it.
  await page.goto(`${backOffice}/categories`);
  await page.getByRole('link', { name: 'New category', exact: true }).click();
  await page.getByLabel('Name, English').fill('Flax');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Flax', exact: true }).click();
  await page.getByLabel('Name, English').fill(name);
  await page.getByLabel(/^Address.*, English$/).fill(`linen-${process.pid}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const shop = await context.newPage();
  await visit(shop, shopIn('si', 'category/flax'));
  await expect(shop).toHaveURL(new RegExp(`/category/linen-${process.pid}$`));
  await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto(`${backOffice}/categories`);
  await page.getByRole('button', { name: `Move ${name} in, below the one above` }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} now stands below` })).toBeVisible();
  await shop.reload();
  await expect(shop).toHaveURL(new RegExp(`/category/[^/]+/linen-${process.pid}$`));

  // A link in the bar, on a page that is kept.
  await visit(shop, shopIn('si'));
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Journal' })).toHaveCount(0);
  await page.goto(`${backOffice}/menus/create`);
  await page.getByLabel('Address', { exact: true }).fill('/size-guides');
  await page.getByLabel(/^Label.*, English$/).fill('Journal');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Journal', exact: true })).toBeVisible();
  await visit(shop, shopIn('si'));
  await shop.getByRole('banner').getByRole('link', { name: 'Journal' }).first().click();
  await expect(shop).toHaveURL(/\/size-guides$/);

  // An address of the shop that was here before.
  expect((await shop.goto(shopIn('si', 'products/old-shirt')))?.status()).toBe(404);
  await page.goto(`${backOffice}/redirects/create`);
  await page.getByLabel('From').fill('/products/old-shirt');
  await page.getByLabel(/^To/).fill('/brands');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: '/products/old-shirt', exact: true })).toBeVisible();
  await shop.goto(shopIn('si', 'products/old-shirt?utm_source=mail'));
  await expect(shop).toHaveURL(/\/en\/brands\?utm_source=mail$/);
});
