import AxeBuilder from '@axe-core/playwright';
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
  places,
  shopIn,
  track,
  visit,
} from './shopper.ts';

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'the same on each screen'));

/** Orders one garment in a country and arrives at the provider's page. */
async function goToPay(page: Page, code: 'si' | 'bd', method: RegExp) {
  const shopper = newShopper(places[code]);
  await visit(page, shopIn(code, 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  // The drawer opens, or without scripts the checkout.
  await expect(page.getByRole('link', { name: /^(Go to checkout|Continue to payment)$/ }).first()).toBeVisible();
  await visit(page, shopIn(code, 'Checkout?step=payment'));
  await fillIn(page, shopper);
  await page.getByRole('radio', { name: method }).check({ force: true });
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(page.getByRole('note')).toContainText('No card is asked for');
  return shopper;
}

const isPaid = async (page: Page) => {
  await expect(page).toHaveURL(/\/OrderConfirmation$/);
  await expect(page.getByRole('main')).toContainText('has arrived');
};

test('in Bangladesh a payment that was declined is tried again from the page that says so, and then it is paid', async ({ page }) => {
  const shopper = await goToPay(page, 'bd', /mobile banking/);
  await page.getByRole('button', { name: 'Decline the payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment was not successful, please try again.');
  // What proves whose order it is does not stay in the address.
  expect(new URL(page.url()).search).toBe('');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Pay again' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await isPaid(page);
  await track(page, 'bd', await orderNumberOn(page), shopper);
});

test('a payment whose verdict comes later says so, and goes on to the confirmation by itself', async ({ page }) => {
  await goToPay(page, 'si', /^Card/);
  await page.getByText('What else can happen').click();
  await page.getByRole('button', { name: 'Pay, the bank answers later' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is being processed');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await isPaid(page);
});

test('a payment that was left is gone back to from tracking, and one that nobody knows of is an error in general', async ({ page }) => {
  const shopper = await goToPay(page, 'bd', /mobile banking/);
  const [orderNumber = ''] = /[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}/.exec(await page.getByRole('main').innerText()) ?? [];
  await visit(page, shopIn('bd', 'SSLReturn?arrived=guessed'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong.');
  await track(page, 'bd', orderNumber, shopper);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await isPaid(page);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the way back from SSLCommerz is a button, and leads to the confirmation', async ({ page }) => {
    await goToPay(page, 'bd', /mobile banking/);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await isPaid(page);
  });
});
