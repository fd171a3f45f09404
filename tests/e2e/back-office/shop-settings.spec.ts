import { expect, test } from '@playwright/test';
import { signInAsAdmin, backOffice } from './back-office.ts';

test('staff change a delivery price and an email text, in the country form and with a preview, and see the jobs page', async ({ page, context }) => {
  await signInAsAdmin(context);
  await page.goto(`${backOffice}/countries`);
  await page.getByRole('cell', { name: 'Hungary' }).click();
  await page.getByRole('tab', { name: 'Delivery' }).click();
  const price = page.getByLabel('Price (HUF)').first();
  const dearer = String(Number(await price.inputValue()) + 100);
  await price.fill(dearer);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Delivery' }).click();
  await expect(price).toHaveValue(dearer);

  await page.goto(`${backOffice}/mails`);
  await page.getByRole('cell', { name: 'An order was not paid in time' }).click();
  const preview = page.frameLocator('iframe[title="Email preview"]');
  await expect(preview.getByRole('heading')).toHaveText('Your payment did not arrive');
  await page.getByLabel('orderUnpaid.subject').fill('Not paid');
  await page.getByLabel('orderUnpaid.heading').fill('Nothing came <b>yet</b>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Must contain {shop} and {orderNumber}', { exact: true })).toBeVisible();
  await page.getByLabel('orderUnpaid.subject').fill('{shop}: {orderNumber} is not paid');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(preview.getByRole('heading')).toHaveText('Nothing came <b>yet</b>');
  await expect(page.getByText('Selvedge: 7KQ4M-X2RPA is not paid')).toBeVisible();

  await page.goto(`${backOffice}/jobs`);
  await expect(page.getByText('No failed jobs.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Scheduled jobs' }).getByText('webhooks.delete-old-deliveries')).toBeVisible();
});
