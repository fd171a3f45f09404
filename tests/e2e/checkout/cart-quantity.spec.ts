import { expect, test, type Page } from '@playwright/test';
import { addToCart, chooseSize, openProduct, getShopUrl, visit } from '../shopper.ts';

async function fillCart(page: Page): Promise<void> {
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
}

test('an invalid quantity is reset or limited with a message, also without JavaScript', { tag: '@short' }, async ({ page, browser }) => {
  await fillCart(page);
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  await visit(page, getShopUrl('si', 'Checkout'));
  const main = page.getByRole('main');
  const field = main.getByRole('spinbutton', { name: 'Quantity' });
  await expect(field).toHaveValue('1');
  const say = async (typed: string, text: string, value: string) => {
    await field.fill(typed);
    await field.blur();
    await expect(main.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(field).toHaveValue(value);
  };
  await say('', 'Quantity is required', '1');
  await say('1.5', 'This field can only contain whole numbers', '1');
  await say('0', 'Please enter 1 or more', '1');
  const most = (await field.getAttribute('max')) ?? '';
  await say('99', `Please enter ${most} or less`, most);
  await expect(field).toHaveAccessibleDescription(`Please enter ${most} or less`);
  // The message disappears when the value is valid again.
  await field.fill('1');
  await field.blur();
  await expect(main.getByText(`Please enter ${most} or less`)).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const bare = await plain.newPage();
  await fillCart(bare);
  await expect(bare).toHaveURL(/\/Checkout/);
  const plainField = bare.getByRole('main').getByRole('spinbutton', { name: 'Quantity' });
  for (const [typed, text] of [
    ['', 'Quantity is required'],
    ['25', 'Please enter 10 or less'],
  ] as const) {
    await plainField.fill(typed);
    await bare.getByRole('main').getByRole('button', { name: 'Update' }).click();
    await expect(bare.getByRole('main')).toContainText(text);
    await expect(plainField).toHaveValue('1');
  }
  await plain.close();
});
