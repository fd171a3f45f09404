import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { addToCart, chooseSize, newShopper, openProduct, placeOnDelivery, places, getShopUrl, visit } from '../shopper.ts';

const main = (page: Page): Locator => page.getByRole('main');

async function ask(page: Page, emailOrInvoice: string): Promise<void> {
  await main(page).getByLabel('Email or invoice number').fill(emailOrInvoice);
  await main(page).getByRole('button', { name: 'Check' }).click();
}

test('one click puts a campaign’s coupon into the cart, and an order makes the customer a participant', { tag: '@short' }, async ({ page }) => {
  const shopper = newShopper(places.si);
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: /Go to checkout|Continue to payment/ }).first()).toBeVisible();
  await visit(page, getShopUrl('si', 'event/wool-weeks'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wool weeks');
  await expect(main(page).getByText(/^Ends on /)).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Add it to my cart' }).click();
  await expect(page).toHaveURL(/\/Checkout/);
  await expect(page.getByLabel('Coupon code')).toHaveValue('WOOL15');

  await visit(page, getShopUrl('si', 'event-check/wool-weeks'));
  await ask(page, 'nobody');
  await expect(main(page).getByLabel('Email or invoice number')).toHaveAccessibleDescription('Please enter an email or an invoice number');
  await ask(page, shopper.email);
  await expect(main(page).getByRole('status')).toContainText('No, not yet');
  await visit(page, getShopUrl('si', 'Checkout?step=payment'));
  await placeOnDelivery(page, shopper);
  await visit(page, getShopUrl('si', 'event-check/wool-weeks'));
  await ask(page, shopper.email.toUpperCase());
  await expect(main(page).getByRole('status')).toContainText('Yes, you’re taking part');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('upcoming and ended campaigns say so, the participation check answers, and each sample has its own address', async ({ page }) => {
    await page.goto(getShopUrl('si', 'event/winter-sale'));
    await expect(main(page).getByText(/^Starts on /)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Add it to my cart' })).toBeHidden();
    await page.goto(getShopUrl('si', 'event/linen-days'));
    await expect(main(page).getByText('This campaign has ended')).toBeVisible();
    await main(page).getByRole('link', { name: 'Am I taking part?' }).click();
    await ask(page, 'stranger@example.org');
    await expect(main(page).getByRole('status')).toContainText('No, not yet');
    expect((await page.goto(getShopUrl('si', 'event/nothing-like-it')))?.status()).toBe(404);
    await page.goto(getShopUrl('si', 'event/test'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample campaign');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.goto(getShopUrl('si', 'event/test2'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample campaign');
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});
