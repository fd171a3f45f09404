import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { signInAsAdmin, backOffice } from './back-office.ts';
import { addToCart, chooseSize, newShopper, openProduct, readOrderNumber, placeOnDelivery, places, getShopUrl, visit } from '../shopper.ts';

test("the overview counts today's order, and its row links to the orders of that day and country", async ({ page, context }) => {
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' }).click();
  await placeOnDelivery(page, newShopper(places.si));
  const orderNumber = await readOrderNumber(page);

  await signInAsAdmin(context);
  // A job updates the figure shortly after the order.
  await expect(async () => {
    await page.goto(`${backOffice}/?days=1`);
    const byCountry = page.getByRole('region', { name: 'Sales by country' });
    await byCountry.getByText('Show as table').click({ timeout: 5000 });
    await expect(byCountry.getByRole('row', { name: /^Slovenia [1-9]/ })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessible(page, 'overview', { part: '#main-content' });

  await page.getByRole('region', { name: 'Sales by country' }).getByRole('link', { name: 'Slovenia' }).click();
  await expect(page).toHaveURL(/orders\?filter=/);
  await expect(page.getByRole('cell', { name: orderNumber })).toBeVisible();
  const countries = page.getByRole('table').getByRole('cell', { name: /^(Greece|Slovenia|Germany|Bangladesh)$/ });
  expect(new Set(await countries.allTextContents())).toEqual(new Set(['Slovenia']));
});
