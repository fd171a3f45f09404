import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { backOffice, signInAsAdmin } from './back-office.ts';

test(
  'the report of sales opens from the menu, is filtered by a category, and is saved as a CSV file',
  { tag: '@short' },
  async ({ page, context }) => {
    await signInAsAdmin(context);
    await page.goto(`${backOffice}/`);
    await page.getByRole('group', { name: 'Reports' }).getByRole('menuitem', { name: 'Sales' }).click();
    await page.getByLabel('Group by').click();
    await page.getByRole('option', { name: 'Week' }).click();
    const table = page.getByRole('table', { name: 'Sales by week' });
    await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expectAccessible(page, 'report of sales', { part: '#main-content' });

    const filtered = page.waitForResponse((response) => /\/admin\/reports\/sales\?.*categoryId=\d+/.test(response.url()));
    await page.getByRole('combobox', { name: /^Category/ }).click();
    // The first option is "All categories".
    await page.getByRole('option', { name: /Women/ }).first().click();
    expect((await filtered).status()).toBe(200);
    await expect(page).toHaveURL(/categoryId=\d+/);
    await expect(page.getByRole('combobox', { name: /^Category/ })).toContainText('Women');
    await expect(table.getByRole('row', { name: /^\d{1,2} \w+ \d{4}/ }).first()).toBeVisible();
    await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^sales-by-week-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await download.path(), 'utf8')
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n');
    expect(lines[0]).toMatch(/^Week,Orders,Items,Gross sales \(EUR\)/);
    expect(lines.at(-1)).toMatch(/^Total,\d+/);
  },
);

test('a report is saved under a name, opened again from the list, scheduled by email, and shown with its schedule', async ({ page, context }) => {
  await signInAsAdmin(context);
  await page.goto(`${backOffice}/reports/sales?period=last-quarter&groupBy=month`);
  await page.getByRole('button', { name: 'Save report' }).click();
  const name = `Quarter ${Date.now()}`;
  await page.getByLabel('Name').fill(name);
  await expectAccessible(page, 'dialog that saves a report', { part: '[role=dialog]' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/saved=\d+/);

  await page.getByRole('group', { name: 'Reports' }).getByRole('menuitem', { name: 'Saved reports' }).click();
  const row = page.getByRole('table', { name: 'Saved reports' }).getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Sales by month, last quarter');
  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('combobox', { name: /^Period/ })).toContainText('Last quarter');
  await expect(page.getByRole('table', { name: 'Sales by month' })).toBeVisible();

  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByLabel('Send by email').check();
  // The person who saves is the first recipient.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Mira Novak' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('group', { name: 'Reports' }).getByRole('menuitem', { name: 'Saved reports' }).click();
  await expect(row).toContainText('Mondays at 08:00');
  await expectAccessible(page, 'saved reports', { part: '#main-content' });
});
