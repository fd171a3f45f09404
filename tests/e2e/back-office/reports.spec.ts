import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { backOffice, signInAsAdmin } from './back-office.ts';

test('the report of sales opens from the menu, is grouped by country, and is saved as a CSV file', async ({ page, context }) => {
  await signInAsAdmin(context);
  await page.goto(`${backOffice}/`);
  await page.getByRole('group', { name: 'Reports' }).getByRole('menuitem', { name: 'Sales' }).click();
  await page.getByLabel('Group by').click();
  await page.getByRole('option', { name: 'Country' }).click();
  const table = page.getByRole('table', { name: 'Sales by country' });
  await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expectAccessible(page, 'report of sales', { part: '#main-content' });

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^sales-by-country-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  expect(lines[0]).toMatch(/^Country,Orders,Items,Gross sales \(EUR\)/);
  expect(lines.at(-1)).toMatch(/^Total,\d+/);
});
