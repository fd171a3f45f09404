import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { approveReturn, deliverOrders } from '../back-office/order-queue.ts';
import { findMailLink } from '../inbox.ts';
import { isReady, getShopUrl, visit, setSession } from '../shopper.ts';
import { buy, prove, type Bought } from './bought-order.ts';

/** Opens the link of the email that asks the owner of an order to confirm a request. */
async function openConfirmation(page: Page, { email }: Bought): Promise<void> {
  await page.goto(await findMailLink(page.context(), email, /\/orders\/confirm\/[\w-]+/));
}

const sendBack = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Return / });

test(
  'a guest’s return: missing fields are named, then it is requested, confirmed by email, approved, and has its return note',
  { tag: '@short' },
  async ({ page }) => {
    const bought = await buy(page, 'si');
    await deliverOrders(bought.orderNumber);
    const main = page.getByRole('main');
    await visit(page, getShopUrl('si', 'guest/return'));
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(main.getByText('Invoice number cannot be empty')).toBeVisible();
    await expect(main.getByText('Order number cannot be empty')).toBeVisible();
    await prove(page, bought);
    await expect(page).toHaveURL(new RegExp(`/return/${bought.invoiceNumber}$`));

    await sendBack(page).check({ force: true });
    await main.getByRole('button', { name: 'Request return' }).click();
    await expect(main.getByRole('alert')).toContainText('A refund reason must be chosen');
    await expect(main.getByText('A confirmation box must be ticked to continue').last()).toBeVisible();
    await main.getByLabel('Quantity').selectOption('1');
    await main.getByLabel('Reason').selectOption('Too small');
    await main.getByLabel('Comments').fill('The sleeves');
    await expect(main.getByLabel('IBAN')).toHaveCount(0);
    await main.getByRole('checkbox', { name: 'I’ve read this and agree' }).check({ force: true });
    await main.getByRole('button', { name: 'Request return' }).click();
    await expect(main.getByText('Please confirm your return by email')).toBeVisible();
    await expect(main.getByText(/^Your return of .* is waiting for you to confirm it by email\.$/)).toBeVisible();
    await expect(main.getByText('Requested For Return')).toHaveCount(0);

    await openConfirmation(page, bought);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your return');
    await expectAccessible(page);
    await main.getByLabel('Account holder').fill('Zora Vrne');
    await main.getByLabel('IBAN').fill('SI56 2633 0001 2039 087');
    await main.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(main.getByText('This account number isn’t correct').first()).toBeVisible();
    await main.getByLabel('IBAN').fill('SI56 2633 0001 2039 086');
    await main.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(main.getByText('We’ve received your return request')).toBeVisible();
    await expect(main.getByText('Requested For Return')).toBeVisible();

    const returnNumber = /RET-\w{5}-\w{5}/.exec(await main.innerText())?.[0] ?? '';
    await approveReturn(returnNumber);
    await page.reload();
    await main.getByRole('link', { name: 'Return slip' }).click();
    await expect(page.getByRole('img', { name: `Code for return ${returnNumber}` })).toBeVisible();
    await expect(page.getByRole('table')).toContainText('Too small');
  },
);

test('a customer requests another size and then cancels the exchange', async ({ page }) => {
  const bought = await buy(page, 'si', { isCustomer: true });
  await deliverOrders(bought.orderNumber);
  await setSession(page.context(), bought.token ?? '');
  await visit(page, getShopUrl('si', `user/orders/${bought.invoiceNumber}/return`));
  const main = page.getByRole('main');
  await sendBack(page).check({ force: true });
  await main.getByLabel('Reason').selectOption('Too small');
  const wish = main.getByLabel('I’d like');
  const size = await wish
    .getByRole('option', { name: /^Size \S+ instead$/ })
    .first()
    .innerText();
  await wish.selectOption(size);
  await main.getByLabel('Quantity').selectOption('1');
  await main.getByRole('checkbox', { name: 'I’ve read this and agree' }).check({ force: true });
  await main.getByRole('button', { name: 'Request return' }).click();
  await expect(main.getByText(`In exchange for size ${/^Size (\S+)/.exec(size)?.[1] ?? ''}`)).toBeVisible();
  await main.getByRole('button', { name: 'Keep it after all' }).click();
  await expect(main.getByText('You’re keeping the item. There’s nothing to send.')).toBeVisible();
});

test(
  'without JavaScript a guest withdraws from the contract in two steps, gets an acknowledgement by email, and confirms it there',
  { tag: '@short' },
  async ({ page, browser }) => {
    const bought = await buy(page, 'si');
    const plain = await pageWithoutScripts(browser);
    await plain.goto(getShopUrl('si', 'withdrawal'));
    const main = plain.getByRole('main');
    await prove(plain, bought);
    await expect(main.getByText(bought.orderNumber)).toBeVisible();
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(main.getByText(`I, Z••• V•••, withdraw from the contract for order ${bought.orderNumber}`)).toBeVisible();
    await main.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(main.getByText('Please confirm your withdrawal by email')).toBeVisible();
    await openConfirmation(plain, bought);
    await main.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(main.getByText('We’ve received your withdrawal')).toBeVisible();
    await expect(main.getByText('None of this had been packed.')).toBeVisible();
    await expect(async () => {
      await plain.goto(`${new URL('/', getShopUrl('si')).href}dev/mail`);
      await expect(plain.getByText(`You’ve withdrawn from your Selvedge order ${bought.orderNumber}`)).toBeVisible({ timeout: 500 });
    }).toPass();
    await plain.context().close();
  },
);

async function pageWithoutScripts(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage();
}

test('the pages of returns are accessible on a small screen, in English and in Bengali', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bought = await buy(page, 'bd');
  await deliverOrders(bought.orderNumber);
  for (const path of ['guest/return', 'withdrawal']) {
    await visit(page, getShopUrl('bd', path));
    await expectAccessible(page);
  }
  await visit(page, getShopUrl('bd', 'guest/return'));
  await prove(page, bought);
  await expect(page).toHaveURL(/\/return\//);
  for (const language of ['', 'bn/']) {
    for (const path of [`return/${bought.invoiceNumber}`, 'withdrawal']) {
      await visit(page, getShopUrl('bd', language + path));
      const first = page.locator('input[name^="pick-"]').first();
      if (path !== 'withdrawal') await first.check({ force: true });
      await expectAccessible(page);
    }
  }
  await isReady(page);
  await page.locator('main form button[type="submit"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
});
