import { expect, test } from '@playwright/test';
import {
  addToCart,
  chooseSize,
  customerPassword,
  fillCheckout,
  getShopUrl,
  newCustomer,
  newShopper,
  openProduct,
  placeOnDelivery,
  places,
  visit,
} from '../shopper.ts';

async function goToPayment(page: Parameters<typeof visit>[0]): Promise<void> {
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery and payment' })).toBeVisible();
}

test(
  'a returning customer signs in at the checkout and comes back to their cart and to what they typed',
  { tag: '@short' },
  async ({ page, context }) => {
    const { email } = await newCustomer(context);
    await context.clearCookies();
    await goToPayment(page);
    await fillCheckout(page, { ...newShopper(places.si), email });
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(customerPassword);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Delivery and payment' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    await expect(page.getByLabel('City', { exact: true }).first()).toHaveValue(places.si.city);
  },
);

test('after an order a guest is offered an account, whose form is filled in from the order', async ({ page }) => {
  const shopper = newShopper(places.si);
  await goToPayment(page);
  await placeOnDelivery(page, shopper);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('First name')).toHaveValue(shopper.firstName);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(customerPassword);
  await page.getByLabel('Repeat password').fill(customerPassword);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/user$/);
});
