import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { addToCart, chooseSize, newShopper, openProduct, placeOnDelivery, places, shopIn, visit } from './shopper.ts';

const main = (page: Page): Locator => page.getByRole('main');

async function ask(page: Page, emailOrInvoice: string): Promise<void> {
  await main(page).getByLabel('Email or invoice number').fill(emailOrInvoice);
  await main(page).getByRole('button', { name: 'Check' }).click();
}

test('the coupon of a campaign goes into the cart by one click, and whoever orders takes part', async ({ page }) => {
  const shopper = newShopper(places.si);
  await visit(page, shopIn('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: /Go to checkout|Continue to payment/ }).first()).toBeVisible();
  await visit(page, shopIn('si', 'event/wool-weeks'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wool weeks');
  await expect(main(page).getByText(/^Ends on /)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await main(page).getByRole('button', { name: 'Use it in my cart' }).click();
  await expect(page).toHaveURL(/\/Checkout/);
  await expect(page.getByLabel('Coupon code')).toHaveValue('WOOL15');

  await visit(page, shopIn('si', 'event-check/wool-weeks'));
  await ask(page, 'nobody');
  await expect(main(page).getByLabel('Email or invoice number')).toHaveAccessibleDescription('Please enter an email or an invoice number');
  await ask(page, shopper.email);
  await expect(main(page).getByRole('status')).toContainText('No, not so far');
  await visit(page, shopIn('si', 'Checkout?step=payment'));
  await placeOnDelivery(page, shopper);
  await visit(page, shopIn('si', 'event-check/wool-weeks'));
  await ask(page, shopper.email.toUpperCase());
  await expect(main(page).getByRole('status')).toContainText('Yes, you take part');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a campaign to come and one that is over say so with the day, a question is answered, and samples stand at their addresses', async ({
    page,
  }) => {
    await page.goto(shopIn('si', 'event/winter-sale'));
    await expect(main(page).getByText(/^Begins on /)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Use it in my cart' })).toBeHidden();
    await page.goto(shopIn('si', 'event/linen-days'));
    await expect(main(page).getByText('This campaign is over')).toBeVisible();
    await main(page).getByRole('link', { name: 'Do I take part?' }).click();
    await ask(page, 'stranger@example.org');
    await expect(main(page).getByRole('status')).toContainText('No, not so far');
    expect((await page.goto(shopIn('si', 'event/nothing-like-it')))?.status()).toBe(404);
    await page.goto(shopIn('si', 'event/test'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A sample of a campaign');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.goto(shopIn('si', 'event/test2'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A sample of a campaign');
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});
