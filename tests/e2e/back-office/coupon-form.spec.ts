import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signInAsAdmin, backOffice } from './back-office.ts';
import { openCoupon, addToCart, chooseSize, getShopUrl, newCustomer, openProduct, visit } from '../shopper.ts';

test('staff create a coupon of the kind "Buy X, get Y", which shoppers add to a cart of three pieces', async ({ page, context }) => {
  await signInAsAdmin(context);
  const code = `TRIO${randomUUID().slice(0, 6).toUpperCase()}`;
  await page.goto(`${backOffice}/coupons/create`);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('combobox', { name: 'Discount type' }).click();
  await page.getByRole('option', { name: 'Buy X, get Y' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const reduction = page.getByLabel('Discount on the cheapest items');
  await page.getByLabel('Buy', { exact: true }).fill('2');
  await reduction.fill('50');
  await save.click();
  await expect(page.getByLabel('Get', { exact: true })).toHaveAccessibleDescription('Enter a whole number from 1 to 100');
  await page.getByLabel('Get', { exact: true }).fill('1');
  await page.getByRole('combobox', { name: 'Only these categories' }).fill('women');
  await page.getByRole('option', { name: /women/i }).first().click();
  await save.click();
  await page.getByRole('cell', { name: code, exact: true }).click();
  await expect(reduction).toHaveValue('50');
  await expect(page.getByRole('button', { name: /women/i })).toBeVisible();

  // A coupon applies to a known email address only.
  await newCustomer(context);
  // Other tests change the newest products at the same time.
  await visit(page, getShopUrl('si', 'category/women?orderBy=popularity'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  await visit(page, getShopUrl('si', 'Checkout'));
  const main = page.getByRole('main');
  await (await openCoupon(main)).fill(code);
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByLabel('Coupon code')).toHaveAccessibleDescription(/Buy 2, get 1 at 50% off/);
  await main.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await main.getByRole('spinbutton', { name: 'Quantity' }).blur();
  // The code was kept: it applies as soon as the cart has enough pieces.
  await expect(main.getByRole('button', { name: `Remove coupon ${code}` })).toBeVisible();
  await expect(main).toContainText('Buy 2, get 1 at 50% off');
});
