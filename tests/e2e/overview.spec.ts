import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { asAdmin, backOffice } from './back-office.ts';
import { addToCart, chooseSize, newShopper, openProduct, orderNumberOn, placeOnDelivery, places, shopIn, visit } from './shopper.ts';

test.describe.configure({ timeout: 120_000 });

test("the overview shows today's order, and its row leads into the list of that day and country", async ({ page, context }) => {
  await visit(page, shopIn('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to checkout' }).click();
  await placeOnDelivery(page, newShopper(places.si));
  const orderNumber = await orderNumberOn(page);

  await asAdmin(context);
  // A job counts it, a moment after it was placed.
  await expect(async () => {
    await page.goto(`${backOffice}/?days=1`);
    const byCountry = page.getByRole('region', { name: 'Sales by country' });
    await byCountry.getByText('The same as a table').click({ timeout: 5000 });
    await expect(byCountry.getByRole('row', { name: /^Slovenia [1-9]/ })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  expect((await new AxeBuilder({ page }).include('#main-content').analyze()).violations).toEqual([]);

  await page.getByRole('region', { name: 'Sales by country' }).getByRole('link', { name: 'Slovenia' }).click();
  await expect(page).toHaveURL(/orders\?filter=/);
  await expect(page.getByRole('cell', { name: orderNumber })).toBeVisible();
  const countries = page.getByRole('table').getByRole('cell', { name: /^(GR|SI|DE|BD)$/ });
  expect(new Set(await countries.allTextContents())).toEqual(new Set(['SI']));
});
