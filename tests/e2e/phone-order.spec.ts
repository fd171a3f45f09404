import { expect, test } from '@playwright/test';
import { asAdmin, backOffice } from './back-office.ts';
import { newShopper, places, track } from './shopper.ts';

test.describe.configure({ timeout: 150_000 });

test('an order taken by telephone and edited before it is packed is on its buyer’s tracking page as it stands then', async ({ page, context }) => {
  await asAdmin(context);
  const shopper = newShopper(places.si);

  await page.goto(`${backOffice}/phone-order`);
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Slovenia' }).click();
  await page.getByRole('button', { name: 'Without an account' }).click();
  await page.getByRole('textbox', { name: 'Add by SKU or name' }).fill('shirt');
  const found = page.getByRole('list', { name: 'Found' }).getByRole('button', { name: /^Add / });
  await found.and(page.locator(':enabled')).first().click();
  await expect(page.getByRole('spinbutton', { name: /^Pieces of/ })).toHaveValue('1');
  const fields = {
    'E-mail': shopper.email,
    Telephone: shopper.phone,
    'First name': shopper.firstName,
    'Last name': shopper.lastName,
    'Street and number': shopper.address,
    'Postal code': shopper.postalCode,
    City: shopper.city,
  };
  for (const [name, value] of Object.entries(fields)) await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('combobox', { name: 'Payment' }).click();
  await page.getByRole('option', { name: 'Cash on delivery' }).click();
  await page.getByRole('checkbox', { name: /were read to him/ }).check();
  const place = page.getByRole('button', { name: 'Place the order' });
  await expect(page.getByRole('term').filter({ hasText: 'Cash on delivery' })).toBeVisible();
  await place.click();

  await expect(page).toHaveURL(/\/admin\/orders\/[A-Z0-9-]+\/show/);
  const orderNumber = /orders\/([A-Z0-9-]+)\/show/.exec(page.url())?.[1] ?? '';
  await expect(page.getByText(/Taken by telephone by/)).toBeVisible();

  await page.getByRole('button', { name: 'Edit the order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: /^Pieces of/ }).fill('2');
  await dialog.getByRole('textbox', { name: 'Street and number' }).fill('Nova ulica 7');
  await dialog.getByRole('button', { name: 'See what it comes to' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The invoice is credited and issued anew');
  await dialog.getByRole('button', { name: 'Save the order' }).click();
  await expect(dialog).toBeHidden();

  await track(page, 'si', orderNumber, shopper);
  const main = page.getByRole('main');
  await expect(main.getByText('Nova ulica 7').first()).toBeVisible();
  await expect(main.getByText(/(Quantity: 2|2 ×|× 2)/).first()).toBeVisible();
});
