import { expect, test, type Locator, type Page } from '@playwright/test';
import { signInAsAdmin, backOffice } from './back-office.ts';
import { addToCart, chooseSize, newShopper, openProduct, readOrderNumber, placeOnDelivery, places, getShopUrl, visit } from '../shopper.ts';

/** Places an order on delivery as a guest. @returns the order number */
async function buy(page: Page): Promise<string> {
  await visit(page, getShopUrl('si', 'category/men'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click();
  await placeOnDelivery(page, newShopper(places.si));
  return readOrderNumber(page);
}

/** Presses a button, fills in its dialog, and presses the dialog's button of the same name. */
async function act(page: Page, name: string, fill: (dialog: Locator) => Promise<void> = () => Promise.resolve()): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await fill(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test(
  'staff find, pack, ship, deliver, collect, partly refund, receive back and fully refund an order',
  { tag: '@short' },
  async ({ page, context }) => {
    const number = await buy(page);
    await signInAsAdmin(context);
    await page.goto(`${backOffice}/work`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /To pack/ }).click();
    await main.getByPlaceholder(/^Order number, email/).fill(number.toLowerCase());
    // The list takes over a filter half a second after the last key.
    await expect(page).toHaveURL(new RegExp(number, 'i'));
    await main.getByRole('cell', { name: number }).click();

    await act(page, 'Pack');
    const parcel = main.getByRole('article', { name: `Parcel ${number}-1` });
    await expect(parcel).toContainText('Packed');
    await act(page, 'Ship', (dialog) => dialog.getByLabel('Tracking number').fill('SI123456789'));
    await expect(parcel).toContainText('Shipped');
    await act(page, 'Mark as delivered');
    await expect(parcel).toContainText('Delivered');
    await act(page, 'Record cash payment', (dialog) => dialog.getByLabel('Remittance reference').fill('PS-77'));
    await expect(main.getByText('Completed', { exact: true })).toBeVisible();

    const money = main.getByRole('region', { name: 'Payments and refunds' });
    await act(page, 'Refund', async (dialog) => {
      await dialog.getByLabel('Or amount').first().fill('1000000');
      await dialog.getByLabel('Reason').fill('A button is missing');
      await dialog.getByRole('button', { name: 'Refund' }).click();
      await expect(page.getByText('Please check the highlighted fields')).toBeVisible();
      await dialog.getByLabel('Or amount').first().fill('5');
      await dialog.getByLabel('Account holder').fill('Maja Kovač');
    });
    await expect(money).toContainText('€5.00 refund');
    await expect(main.getByRole('link', { name: /^Credit note SI-/ })).toBeVisible();
    await main.getByLabel('New note').fill('She was very kind');
    await main.getByRole('button', { name: 'Add note' }).click();
    await expect(main.getByRole('region', { name: 'Timeline' })).toContainText('She was very kind');

    await act(page, 'Mark as sent');
    await expect(money).toContainText('sent, Refund by staff');
    await main.getByRole('link', { name: 'Create return' }).click();
    await main.getByLabel(/^Quantity of /).fill('1');
    await main.getByRole('combobox', { name: /^Reason/ }).click();
    await page.getByRole('option', { name: 'Faulty' }).click();
    await main.getByLabel('Account holder').fill('Maja Kovač');
    await main.getByLabel('IBAN').fill('SI56 2633 0001 2039 086');
    await main.getByRole('checkbox', { name: /agrees$/ }).check();
    await main.getByRole('button', { name: 'Create return' }).click();
    await act(page, 'Approve');
    await act(page, 'Mark as received');
    await act(page, 'Refund');
    await page.goto(`${backOffice}/orders/${number}/show`);
    await expect(main.getByRole('region', { name: 'Returns' })).toContainText('Refunded');
    await expect(main.getByRole('link', { name: /^Credit note SI-/ })).toHaveCount(2);
  },
);
