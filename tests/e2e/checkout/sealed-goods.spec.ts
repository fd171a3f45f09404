import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { deliverOrders } from '../back-office/order-queue.ts';
import { findMailLink } from '../inbox.ts';
import { addToCart, chooseSize, getShopUrl, isReady, visit } from '../shopper.ts';
import { buy, prove } from './bought-order.ts';

const note = 'Sealed for hygiene: if you break the seal, you lose your right of withdrawal.';

/** Orders sealed goods and opens the withdrawal with the numbers of the order. */
async function openWithdrawal(page: Page, { isDelivered }: { isDelivered: boolean }) {
  const bought = await buy(page, 'si', { search: 'briefs' });
  if (isDelivered) await deliverOrders(bought.orderNumber);
  await visit(page, getShopUrl('si', 'withdrawal'));
  await prove(page, bought);
  await expect(page.getByRole('main').getByText(bought.orderNumber)).toBeVisible();
  return bought;
}

test('sealed goods say on their page, in the cart and in the checkout when the right of withdrawal ends', async ({ page }) => {
  const { slug } = await buy(page, 'si', { search: 'briefs' });
  await visit(page, getShopUrl('si', `product/${slug}`));
  const main = page.getByRole('main');
  await expect(main.getByText(note)).toBeVisible();
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog').getByText(note)).toBeVisible();
  await page.goto(getShopUrl('si', 'Checkout'));
  await isReady(page);
  await expect(main.getByText(note)).toBeVisible();
});

test('a withdrawal from delivered sealed goods needs the statement that the seal is intact', { tag: '@short' }, async ({ page }) => {
  const bought = await openWithdrawal(page, { isDelivered: true });
  const main = page.getByRole('main');
  const seal = main.getByRole('checkbox', { name: /: the hygiene seal is intact$/ });
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText('This item can only be returned with its seal intact')).toBeVisible();
  await expectAccessible(page);
  await seal.check({ force: true });
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your withdrawal');
  await expect(main.getByRole('listitem')).toContainText('The hygiene seal is intact');
  await main.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(main.getByText('Please confirm your withdrawal by email')).toBeVisible();
  await page.goto(await findMailLink(page.context(), bought.email, /\/orders\/confirm\/[\w-]+/));
  await expect(main.getByRole('listitem')).toContainText('The hygiene seal is intact');
  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(main.getByText('We’ve received your withdrawal')).toBeVisible();
});

test('sealed goods that are not delivered are withdrawn without a statement', async ({ page }) => {
  await openWithdrawal(page, { isDelivered: false });
  const main = page.getByRole('main');
  await expect(main.getByText('Sealed for hygiene')).toHaveCount(0);
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your withdrawal');
});
