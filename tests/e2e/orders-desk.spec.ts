import { expect, test, type Locator, type Page } from '@playwright/test';
import { asAdmin, backOffice } from './back-office.ts';
import { addToCart, chooseSize, newShopper, openProduct, orderNumberOn, placeOnDelivery, places, shopIn, visit } from './shopper.ts';

test.describe.configure({ timeout: 150_000 });

/** Orders a garment on delivery, as a guest. @returns its order's number */
async function buy(page: Page): Promise<string> {
  await visit(page, shopIn('si', 'category/men'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click();
  await placeOnDelivery(page, newShopper(places.si));
  return orderNumberOn(page);
}

/** Presses a button of the page, fills in what it asks, and presses the button of the same name. */
async function act(page: Page, name: string, fill: (dialog: Locator) => Promise<void> = () => Promise.resolve()): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await fill(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('an order is found, packed, shipped, delivered, paid, refunded in part, sent back, and refunded for the rest', async ({ page, context }) => {
  const number = await buy(page);
  await asAdmin(context);
  await page.goto(`${backOffice}/work`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /To pack/ }).click();
  await main.getByPlaceholder(/^Number, e-mail/).fill(number.toLowerCase());
  await main.getByRole('cell', { name: number }).click();

  await act(page, 'Pack');
  const parcel = main.getByRole('article', { name: `Parcel ${number}-1` });
  await expect(parcel).toContainText('Packed');
  await act(page, 'Ship', (dialog) => dialog.getByLabel('Tracking number').fill('SI123456789'));
  await expect(parcel).toContainText('On its way');
  await act(page, 'Delivered');
  await expect(parcel).toContainText('Delivered');
  await act(page, 'Book the cash', (dialog) => dialog.getByLabel('The carrier’s paper').fill('PS-77'));
  await expect(main.getByText('Complete', { exact: true })).toBeVisible();

  const money = main.getByRole('region', { name: 'Payments and refunds' });
  await act(page, 'Give money back', async (dialog) => {
    await dialog.getByLabel('or amount').first().fill('1000000');
    await dialog.getByLabel('Reason').fill('A button is missing');
    await dialog.getByRole('button', { name: 'Give money back' }).click();
    await expect(page.getByText('Please check the highlighted fields')).toBeVisible();
    await dialog.getByLabel('or amount').first().fill('5');
    await dialog.getByLabel('Account holder').fill('Maja Kovač');
  });
  await expect(money).toContainText('EUR 5.00 back');
  await expect(main.getByRole('link', { name: /^Credit note SI-/ })).toBeVisible();
  await main.getByLabel('New note').fill('She was very kind');
  await main.getByRole('button', { name: 'Add the note' }).click();
  await expect(main.getByRole('region', { name: 'Timeline' })).toContainText('She was very kind');

  await act(page, 'Sent');
  await expect(money).toContainText('done');
  await main.getByRole('link', { name: 'Ask something back for the customer' }).click();
  await main.getByLabel(/^Pieces of /).fill('1');
  await main.getByRole('combobox', { name: /^Why/ }).click();
  await page.getByRole('option', { name: 'Faulty' }).click();
  await main.getByLabel('Account holder').fill('Maja Kovač');
  await main.getByLabel('IBAN').fill('SI56 2633 0001 2039 086');
  await main.getByRole('checkbox', { name: /agrees$/ }).check();
  await main.getByRole('button', { name: 'Ask for it' }).click();
  await act(page, 'Approve');
  await act(page, 'It has arrived');
  await act(page, 'Refund');
  await page.goto(`${backOffice}/orders/${number}/show`);
  await expect(main.getByRole('region', { name: 'Returns' })).toContainText('Refunded');
  await expect(main.getByRole('link', { name: /^Credit note SI-/ })).toHaveCount(2);
});
