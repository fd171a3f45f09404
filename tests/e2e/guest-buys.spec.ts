import { expect, test, type Page } from '@playwright/test';
import {
  acceptTerms,
  addToCart,
  chooseSize,
  fillIn,
  newShopper,
  openProduct,
  orderButton,
  orderNumberOn,
  placeOnDelivery,
  places,
  shopIn,
  track,
  visit,
  type Shopper,
} from './shopper.ts';

/** What a country's shoppers see in front of or behind an amount. */
const markets = [
  { code: 'si', country: 'Slovenia', currency: '€' },
  { code: 'bd', country: 'Bangladesh', currency: /BDT|৳/ },
  { code: 'hu', country: 'Hungary', currency: /HUF|Ft/ },
] as const;

for (const { code, country, currency } of markets) {
  test(`a guest in ${country} buys a garment, pays on delivery, gets an e-mail and tracks the order`, async ({ page, isMobile }) => {
    test.skip(isMobile && code !== 'si', 'one country shows what the screen changes');
    const shopper = newShopper(places[code]);
    await visit(page, shopIn(code));
    await visit(page, shopIn(code, 'category/women'));
    await openProduct(page);
    await expect(page.getByRole('main')).toContainText(currency);
    await chooseSize(page);
    await addToCart(page).click();

    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect(drawer).toContainText(currency);
    await drawer.getByRole('link', { name: 'Go to checkout' }).click();

    await placeOnDelivery(page, shopper);
    await expect(page.getByRole('main')).toContainText(currency);
    const orderNumber = await orderNumberOn(page);
    await track(page, code, orderNumber, shopper);
    await findMail(page, code, shopper, orderNumber);
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest buys a garment through plain forms', async ({ page }) => {
    const shopper = newShopper(places.si);
    await visit(page, shopIn('si', 'category/men'));
    await openProduct(page);
    await chooseSize(page);
    await addToCart(page).click();
    await expect(page).toHaveURL(/\/Checkout/);
    await page.getByRole('main').getByRole('link', { name: 'Continue to payment' }).click();
    await placeOnDelivery(page, shopper);
    await track(page, 'si', await orderNumberOn(page), shopper);
  });

  test('what is wrong stands beside its field, and nothing typed is lost', async ({ page }) => {
    const shopper = newShopper(places.si);
    await visit(page, shopIn('si', 'category/men'));
    await openProduct(page);
    await chooseSize(page);
    await addToCart(page).click();
    await visit(page, shopIn('si', 'Checkout?step=payment'));
    await fillIn(page, { ...shopper, postalCode: '10' });
    await orderButton(page).click();
    await expect(page.getByRole('alert').first()).toContainText('Postal code');
    await expect(page.getByLabel('First name').first()).toHaveValue(shopper.firstName);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
  });
});

test('a guest pays by card at the sandbox and is told that it is paid', async ({ page }) => {
  const shopper = newShopper(places.si);
  await putOneInCart(page, 'si');
  await visit(page, shopIn('si', 'Checkout?step=payment'));
  await fillIn(page, shopper);
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(page.getByText(/sandbox/i).first()).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/OrderConfirmation/);
  await expect(page.getByRole('main')).toContainText(/paid/i);
  await findMail(page, 'si', shopper, await orderNumberOn(page));
});

test('a declined card is told, and the cart is still there', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on each screen');
  const shopper = newShopper(places.si);
  await putOneInCart(page, 'si');
  await visit(page, shopIn('si', 'Checkout?step=payment'));
  await fillIn(page, shopper);
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await acceptTerms(page);
  await orderButton(page).click();
  await page.getByRole('button', { name: /Decline/ }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByRole('button', { name: /Cancel/ }).click();
  await expect(page.getByText('Your payment was not successful, please try again.')).toBeVisible();
  await visit(page, shopIn('si', 'Checkout'));
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(1);
});

async function putOneInCart(page: Page, code: string): Promise<void> {
  await visit(page, shopIn(code, 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
}

async function findMail(page: Page, code: string, shopper: Shopper, orderNumber: string): Promise<void> {
  await expect(async () => {
    await page.goto(new URL('/dev/mail', shopIn(code)).href);
    await expect(page.getByText(shopper.email).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await page.getByRole('link').filter({ hasText: orderNumber }).first().click();
  await expect(page.getByText(orderNumber).first()).toBeVisible();
}
