import { expect, test } from '@playwright/test';
import { signInAsAdmin, backOffice } from './back-office.ts';
import { findMailLink } from '../inbox.ts';
import { newShopper, places } from '../shopper.ts';

test('a phone order that is edited before packing appears with its changes on the page that its email links to', async ({ page, context }) => {
  await signInAsAdmin(context);
  const shopper = newShopper(places.si);

  await page.goto(`${backOffice}/phone-order`);
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Slovenia' }).click();
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await page.getByRole('textbox', { name: 'Add by SKU or name' }).fill('shirt');
  const found = page.getByRole('list', { name: 'Search results' }).getByRole('button', { name: /^Add / });
  await found.and(page.locator(':enabled')).first().click();
  await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('1');
  const fields = {
    Email: shopper.email,
    Phone: shopper.phone,
    'First name': shopper.firstName,
    'Last name': shopper.lastName,
    'Street and number': shopper.address,
    'Postal code': shopper.postalCode,
    City: shopper.city,
  };
  for (const [name, value] of Object.entries(fields)) await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('combobox', { name: 'Payment' }).click();
  await page.getByRole('option', { name: 'Cash on delivery' }).click();
  await page.getByRole('checkbox', { name: /the right of withdrawal/ }).check();
  const place = page.getByRole('button', { name: 'Place order' });
  await expect(page.getByRole('term').filter({ hasText: 'Cash on delivery' })).toBeVisible();
  await place.click();

  await expect(page).toHaveURL(/\/admin\/orders\/[A-Z0-9-]+\/show/);
  await expect(page.getByText(/Taken by phone by/)).toBeVisible();

  await page.getByRole('button', { name: 'Edit order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: /^Quantity of/ }).fill('2');
  await dialog.getByRole('textbox', { name: 'Street and number' }).fill('Nova ulica 7');
  await dialog.getByRole('button', { name: 'Preview changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('A credit note and a new invoice are issued');
  await dialog.getByRole('button', { name: 'Save order' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(await findMailLink(page.context(), shopper.email, /\/orders\/view\/[\w-]+/));
  const main = page.getByRole('main');
  await expect(main.getByText('Nova ulica 7').first()).toBeVisible();
  await expect(main.getByText(/Količina: 2/).first()).toBeVisible();
});
