import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  openCoupon,
  acceptTerms,
  addToCart,
  chooseSize,
  fillCheckout,
  newShopper,
  openProduct,
  order,
  readOrderNumber,
  places,
  getShopUrl,
  track,
  visit,
} from '../shopper.ts';

/** Returns the sums of the order summary by name, in cents. */
async function readTotals(summary: Locator): Promise<Record<string, number>> {
  const rows = await summary.locator('dl > div').allInnerTexts();
  return Object.fromEntries(
    rows.map((row) => {
      const [name = '', ...words] = row.split('\n');
      return [name.replace(/^\d+ /, ''), Math.round(100 * Number(words.join(' ').replace(/[^\d.]/g, '')))];
    }),
  );
}

async function fillCart(page: Page): Promise<void> {
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
}

test('the cart takes the email address that a coupon needs, and a refused coupon is shown in red', async ({ page }) => {
  const { email } = newShopper(places.si);
  await fillCart(page);
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View cart' }).click();
  const code = await openCoupon(page);
  await code.fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  const refusal = 'Coupon use requires an email in shipping info or being signed in';
  await expect(code).toHaveAccessibleDescription(refusal);
  await expect(page.locator('[popover]').filter({ hasText: refusal })).toBeVisible();
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await expect(page.getByLabel('Email', { exact: true }).first()).toHaveValue(email);
});

test('a coupon says why it does not apply, then reduces the sum, and the order costs what was shown', { tag: '@short' }, async ({ page }) => {
  const shopper = newShopper(places.si);
  await fillCart(page);
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByRole('progressbar', { name: 'Discount goal' })).toBeVisible();
  await expect(drawer).toContainText(/€[\d.,]+ to (go for )?5% off/);
  await drawer.getByRole('link', { name: 'View cart' }).click();

  const code = await openCoupon(page);
  await code.fill('nothing5');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(code).toHaveAccessibleDescription('No coupon code found! Please try again');
  await expect(code).toHaveValue('NOTHING5');
  await code.fill('summer25');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('This coupon has expired.');
  await code.fill('welcome10');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription('Coupon use requires an email in shipping info or being signed in');

  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery and payment' })).toBeVisible();
  await fillCheckout(page, shopper);
  // It applies as soon as the email address is known.
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeVisible();
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check({ force: true });
  await expect(summary).toContainText('Cash on delivery charge');
  const {
    item = 0,
    'Coupon WELCOME10': off,
    Delivery: delivery = 0,
    'Cash on delivery charge': charge = 0,
    'Total to pay': total = 0,
  } = await readTotals(summary);
  expect(off).toBe(Math.round(item / 10));
  expect(total).toBe(item - (off ?? 0) + delivery + charge);

  // After removing and adding the coupon again the focus stays in the summary.
  await summary.getByRole('button', { name: 'Remove coupon WELCOME10' }).click();
  await expect(summary).not.toContainText('Coupon WELCOME10');
  await (await openCoupon(summary)).fill('Welcome10');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeFocused();

  await acceptTerms(page);
  await order(page);
  await expect(page).toHaveURL(/\/OrderConfirmation/);
  const main = page.getByRole('main');
  await expect(main).toContainText('Coupon WELCOME10');
  await expect(main).toContainText(`€${(total / 100).toFixed(2)}`);
  await track(page, 'si', await readOrderNumber(page), shopper);
  await expect(page.getByRole('main')).toContainText('Coupon WELCOME10');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('plain forms add and remove a coupon, and what was typed is kept', async ({ page }) => {
    const shopper = newShopper(places.si);
    await fillCart(page);
    await (await openCoupon(page)).fill('nothing5');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByLabel('Coupon code')).toHaveAccessibleDescription('No coupon code found! Please try again');
    await page.getByRole('button', { name: 'Continue without this code' }).click();
    await expect(page.getByLabel('Coupon code')).toHaveValue('');

    await page.getByRole('main').getByRole('link', { name: 'Continue to payment' }).click();
    await fillCheckout(page, shopper);
    const summary = page.getByRole('complementary', { name: 'Your order' });
    await (await openCoupon(summary)).fill('welcome10');
    await summary.getByRole('button', { name: 'Apply' }).click();
    await expect(summary.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeVisible();
    await expect(page.getByLabel('City', { exact: true }).first()).toHaveValue(shopper.city);
    await expect(summary.locator('dl')).toContainText('Coupon WELCOME10');
    await summary.getByRole('button', { name: 'Remove coupon WELCOME10' }).click();
    await expect(summary.locator('dl')).not.toContainText('WELCOME10');
    await expect(page.getByLabel('City', { exact: true }).first()).toHaveValue(shopper.city);
  });
});
