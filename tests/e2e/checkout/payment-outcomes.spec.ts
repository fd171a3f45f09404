import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import {
  acceptTerms,
  addToCart,
  chooseSize,
  fillCheckout,
  newShopper,
  openProduct,
  orderButton,
  readOrderNumber,
  places,
  getShopUrl,
  track,
  visit,
} from '../shopper.ts';

/** Orders one garment in a country and arrives at the provider's page. */
async function goToPay(page: Page, code: 'si' | 'bd' | 'pl' | 'pt', method: RegExp) {
  const shopper = newShopper(places[code]);
  await visit(page, getShopUrl(code, 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  // The drawer opens, or without scripts the checkout.
  await expect(page.getByRole('link', { name: /^(Go to checkout|Continue to payment)$/ }).first()).toBeVisible();
  await visit(page, getShopUrl(code, 'Checkout?step=payment'));
  await fillCheckout(page, shopper);
  await page.getByRole('radio', { name: method }).check({ force: true });
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(page.getByRole('note')).toContainText('It doesn’t ask for a card');
  return shopper;
}

const isPaid = async (page: Page) => {
  await expect(page).toHaveURL(/\/OrderConfirmation$/);
  await expect(page.getByRole('main')).toContainText('We’ve received your payment');
};

test(
  'in Bangladesh a payment that was declined is tried again from the page that says so, and then it is paid',
  { tag: '@short' },
  async ({ page }) => {
    const shopper = await goToPay(page, 'bd', /mobile banking/);
    await page.getByRole('button', { name: 'Decline the payment' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment was not successful, please try again.');
    // The proof of the order's owner does not stay in the address.
    expect(new URL(page.url()).search).toBe('');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pay again' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await isPaid(page);
    await track(page, 'bd', await readOrderNumber(page), shopper);
  },
);

test('a guest in Poland pays with BLIK, whose page offers nothing else', async ({ page }) => {
  const shopper = await goToPay(page, 'pl', /^BLIK/);
  await expect(page.getByRole('main')).toContainText('BLIK');
  await page.getByRole('button', { name: 'Decline BLIK' }).click();
  await expect(page.getByRole('alert')).toContainText('BLIK refused the payment');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await isPaid(page);
  await expect(page.getByRole('main')).toContainText('BLIK');
  await track(page, 'pl', await readOrderNumber(page), shopper);
});

test('a guest in Portugal orders with Multibanco, keeps the payment details, and the payment arrives later', async ({ page }) => {
  const shopper = await goToPay(page, 'pt', /^Multibanco/);
  await page.getByRole('button', { name: 'Get the payment details: you pay on their page' }).click();
  const main = page.getByRole('main');
  await expect(page).toHaveURL(/\/OrderConfirmation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re waiting for your payment');
  await expect(main).toContainText(shopper.email);
  await expect(main).toContainText('11683');
  await expectAccessible(page);
  const orderNumber = await readOrderNumber(page);
  await track(page, 'pt', orderNumber, shopper);
  await expect(main).toContainText('11683');

  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Show payment details' }).click();
  const details = await opening;
  await details.getByRole('button', { name: 'Pay this reference at the bank' }).click();
  await expect(details.getByRole('alert')).toContainText('paid');
  await visit(page, getShopUrl('pt', 'OrderConfirmation'));
  await isPaid(page);
});

test('a payment whose verdict comes later says so, and goes on to the confirmation by itself', async ({ page }) => {
  await goToPay(page, 'si', /^Card/);
  await page.getByText('More outcomes and faults').click();
  await page.getByRole('button', { name: 'Pay: the bank confirms later' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is being processed');
  await expectAccessible(page);
  await isPaid(page);
});

test(
  'a card that the bank refuses later is paid at the second try, and its mail opens and cancels the order without scripts',
  { tag: '@short' },
  async ({ page, browser }) => {
    const shopper = await goToPay(page, 'si', /^Card/);
    await page.getByText('More outcomes and faults').click();
    await page.getByRole('button', { name: 'Pay: the bank declines later' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Your payment was not successful, please try again.', { timeout: 30_000 });
    await expect(page.getByRole('link', { name: 'Choose another payment method' })).toBeVisible();
    await visit(page, getShopUrl('si', 'OrderConfirmation'));
    await expect(heading).toHaveText('Not paid yet');
    await page.getByRole('button', { name: 'Pay again' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await isPaid(page);
    const orderNumber = await readOrderNumber(page);
    const link = await linkInMail(page, shopper.email, orderNumber);

    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const response = await reader.goto(link);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(orderNumber);
    const download = reader.waitForEvent('download');
    await reader.getByRole('button', { name: /^Save PDF/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    // The reader of the email cancels the order without an account.
    const cancel = reader.getByText('Cancel this order', { exact: true });
    const getLeft = async (part: Locator) => (await part.boundingBox())?.x;
    expect(await getLeft(cancel), 'left edge of the cancellation').toBe(await getLeft(reader.getByRole('heading', { level: 1 })));
    await cancel.click();
    await reader.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(orderNumber);
    await expect(reader.getByText('Cancel this order', { exact: true })).toHaveCount(0);
    await reader.goto(link.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A')));
    await expect(reader.getByRole('main')).toContainText('Link Expired or incorrect Link. Please Try again');
    await expect(reader.getByRole('main')).not.toContainText(orderNumber);
    expect(await reader.context().cookies()).toEqual([]);
    await reader.context().close();
  },
);

/** Returns the link in the email about an order. */
async function linkInMail(page: Page, email: string, orderNumber: string): Promise<string> {
  await expect(async () => {
    await page.goto(new URL('/dev/mail', getShopUrl('si')).href);
    await expect(page.getByText(email).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('link').filter({ hasText: orderNumber }).first().click();
  await expect(page.getByText(orderNumber).first()).toBeVisible();
  const [link] = /http:\/\/[^\s"<]+\/orders\/view\/[\w-]+/.exec(await page.content()) ?? [];
  expect(link, 'a link to the order').toBeTruthy();
  return link ?? '';
}

test('an unfinished payment is resumed from tracking, and an unknown one shows a general error', async ({ page }) => {
  const shopper = await goToPay(page, 'bd', /mobile banking/);
  const [orderNumber = ''] = /[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}/.exec(await page.getByRole('main').innerText()) ?? [];
  await visit(page, getShopUrl('bd', 'SSLReturn?arrived=guessed'));
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
    await page.getByRole('button', { name: 'Continue' }).click();
    await isPaid(page);
  });
});
