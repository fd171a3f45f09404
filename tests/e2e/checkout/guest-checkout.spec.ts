import { expect, test, type Page } from '@playwright/test';
import {
  acceptTerms,
  addToCart,
  chooseSize,
  fillCheckout,
  newShopper,
  openProduct,
  orderButton,
  readOrderNumber,
  placeOnDelivery,
  places,
  getShopUrl,
  track,
  visit,
  type Shopper,
} from '../shopper.ts';

/** How each country writes an amount. */
const markets = [
  { code: 'si', country: 'Slovenia', currency: '€' },
  { code: 'bd', country: 'Bangladesh', currency: /BDT|৳/ },
  { code: 'hu', country: 'Hungary', currency: /HUF|Ft/ },
] as const;

for (const { code, country, currency } of markets) {
  test(
    `a guest in ${country} orders a product, pays on delivery, gets an email and tracks the order`,
    { tag: code === 'si' ? ['@short', '@phone'] : [] },
    async ({ page }) => {
      const shopper = newShopper(places[code]);
      await visit(page, getShopUrl(code));
      await visit(page, getShopUrl(code, 'category/women'));
      await openProduct(page);
      await expect(page.getByRole('main')).toContainText(currency);
      await chooseSize(page);
      await addToCart(page).click();

      const drawer = page.getByRole('dialog', { name: 'Your cart' });
      await expect(drawer).toContainText(currency);
      await drawer.getByRole('link', { name: 'Go to checkout' }).click();

      await placeOnDelivery(page, shopper);
      await expect(page.getByRole('main')).toContainText(currency);
      const orderNumber = await readOrderNumber(page);
      await track(page, code, orderNumber, shopper);
      await findMail(page, code, shopper, orderNumber);
    },
  );
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest orders a product through plain forms', { tag: '@short' }, async ({ page }) => {
    const shopper = newShopper(places.si);
    await visit(page, getShopUrl('si', 'category/men'));
    await openProduct(page);
    await chooseSize(page);
    await addToCart(page).click();
    await expect(page).toHaveURL(/\/Checkout/);
    await page.getByRole('main').getByRole('link', { name: 'Continue to payment' }).click();
    await placeOnDelivery(page, shopper);
    await track(page, 'si', await readOrderNumber(page), shopper);
  });

  test('errors are shown at their fields, and the input is kept', { tag: '@short' }, async ({ page }) => {
    const shopper = newShopper(places.si);
    await visit(page, getShopUrl('si', 'category/men'));
    await openProduct(page);
    await chooseSize(page);
    await addToCart(page).click();
    await visit(page, getShopUrl('si', 'Checkout?step=payment'));
    await fillCheckout(page, { ...shopper, postalCode: '10' });
    await orderButton(page).click();
    await expect(page.getByRole('alert').first()).toContainText('Postal code');
    await expect(page.getByLabel('First name').first()).toHaveValue(shopper.firstName);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
  });
});

test('a guest pays by card in the sandbox, and the page confirms the payment', { tag: '@short' }, async ({ page }) => {
  const shopper = newShopper(places.si);
  await putOneInCart(page, 'si');
  await visit(page, getShopUrl('si', 'Checkout?step=payment'));
  await fillCheckout(page, shopper);
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(page.getByText(/sandbox/i).first()).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/OrderConfirmation/);
  await expect(page.getByRole('main')).toContainText(/paid/i);
  await findMail(page, 'si', shopper, await readOrderNumber(page));
});

test('a declined card is reported, and the cart is unchanged', { tag: '@short' }, async ({ page }) => {
  const shopper = newShopper(places.si);
  await putOneInCart(page, 'si');
  await visit(page, getShopUrl('si', 'Checkout?step=payment'));
  await fillCheckout(page, shopper);
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await acceptTerms(page);
  await orderButton(page).click();
  await page.getByRole('button', { name: /Decline/ }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByRole('button', { name: /Cancel/ }).click();
  await expect(page.getByRole('main').getByText('Your payment was not successful, please try again.')).toBeVisible();
  await visit(page, getShopUrl('si', 'Checkout'));
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(1);
});

async function putOneInCart(page: Page, code: string): Promise<void> {
  await visit(page, getShopUrl(code, 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
}

async function findMail(page: Page, code: string, shopper: Shopper, orderNumber: string): Promise<void> {
  await expect(async () => {
    await page.goto(new URL('/dev/mail', getShopUrl(code)).href);
    await expect(page.getByText(shopper.email).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await page.getByRole('link').filter({ hasText: orderNumber }).first().click();
  await expect(page.getByText(orderNumber).first()).toBeVisible();
}
