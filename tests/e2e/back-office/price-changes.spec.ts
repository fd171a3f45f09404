import { expect, test, type Locator } from '@playwright/test';
import { backOffice, signInAsAdmin } from './back-office.ts';

test.beforeEach(async ({ context }) => {
  await signInAsAdmin(context);
});

test('prices of 50 products are changed with at most eight clicks, and the change is undone', { tag: '@short' }, async ({ page }) => {
  test.slow();
  let clicks = 0;
  const click = async (element: Locator): Promise<void> => {
    clicks += 1;
    await element.click();
  };
  await page.goto(`${backOffice}/products?filter=${encodeURIComponent('{"status":"published","countryId":3}')}&sort=name&order=ASC`);
  await click(page.getByRole('combobox', { name: 'Rows per page' }));
  await click(page.getByRole('option', { name: '50', exact: true }));
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(51);
  const firstRow = rows.nth(1);
  const before = await firstRow.textContent();
  await click(page.getByRole('checkbox', { name: 'Select all' }));
  await click(page.getByRole('button', { name: 'Change prices' }));
  await page.keyboard.type('10');
  await click(page.getByRole('button', { name: 'Preview' }));
  const changes = page.getByRole('table', { name: 'Price changes' });
  await expect(changes.getByRole('row').nth(1)).toContainText('€');
  // The button stays in view below 50 rows.
  await expect(page.getByRole('button', { name: /^Change [\d,]+ prices$/ })).toBeInViewport();
  await click(page.getByRole('button', { name: /^Change [\d,]+ prices$/ }));
  await expect(page.getByText(/[\d,]+ prices changed/)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(8);
  await expect(firstRow).not.toHaveText(before ?? '');

  await page.getByRole('button', { name: 'Recent changes' }).click();
  const recent = page.getByRole('dialog', { name: 'Changes of the last day' });
  await recent.getByRole('button', { name: 'Undo' }).first().click();
  await expect(recent.getByText('Undone').first()).toBeVisible();
  await recent.getByRole('button', { name: 'Close' }).click();
  await expect(firstRow).toHaveText(before ?? '');
});
