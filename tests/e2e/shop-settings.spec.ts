import { expect, test } from '@playwright/test';
import { asAdmin, backOffice } from './back-office.ts';

test('delivery costs more and a mail says other words: the country’s form, the mail’s preview and the jobs’ page', async ({ page, context }) => {
  await asAdmin(context);
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
  const preview = page.frameLocator('iframe[title="The mail"]');
  await expect(preview.getByRole('heading')).toHaveText('Your payment did not arrive');
  await page.getByLabel('orderUnpaid.subject').fill('Not paid');
  await page.getByLabel('orderUnpaid.heading').fill('Nothing came <b>yet</b>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It has to name {shop} and {orderNumber}')).toBeVisible();
  await page.getByLabel('orderUnpaid.subject').fill('{shop}: {orderNumber} is not paid');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(preview.getByRole('heading')).toHaveText('Nothing came <b>yet</b>');
  await expect(page.getByText('Selvedge: 7KQ4M-X2RPA is not paid')).toBeVisible();

  await page.goto(`${backOffice}/jobs`);
  await expect(page.getByText('None: no job has failed for good.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'What comes round' }).getByText('webhooks.forget-deliveries')).toBeVisible();
});
