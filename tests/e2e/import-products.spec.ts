import { expect, test } from '@playwright/test';
import { asAdmin, backOffice } from './back-office.ts';
import { shopIn, visit } from './shopper.ts';

const maker = 'Reedwater, Mlinska 4, 1000 Ljubljana, SI, a@reedwater.example';

/** A product a line, of which one goes on sale: the shop of the other tests stays as it is. Each 125th says a price that is none. */
const table = (): string =>
  [
    'Product,Title,Marke,Audience,Category,Size,Item number,Bestand,Composition,Preis SI,Status',
    ...Array.from({ length: 5000 }, (_, index) => index + 1).map(
      (number) =>
        `heron-${number},Heronwick ${number},Reedwater,women,women-dresses,M,HERON-${number},5,100% cotton,${number % 125 === 0 ? 'ten' : '49.90'},${number === 4999 ? 'published' : 'draft'}`,
    ),
  ].join('\n');

test('a CSV of 5,000 products with 40 bad lines goes from the file to the storefront', async ({ page, context }) => {
  test.setTimeout(120_000);
  await asAdmin(context);
  await page.goto(`${backOffice}/imports`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByText('Choose a file').click();
  await (await choosing).setFiles({ name: 'heron.csv', mimeType: 'text/csv', buffer: Buffer.from(table()) });
  // Guessed by their names; one that nobody could guess is chosen by hand.
  await expect(page.getByRole('combobox', { name: 'Bestand stands for' })).toHaveValue('stock');
  await expect(page.getByRole('combobox', { name: 'Preis SI stands for' })).toHaveValue('price:SI');
  await page.getByRole('combobox', { name: 'Item number stands for' }).selectOption('sku');
  await page.getByLabel('Maker').fill(maker);
  await page.getByRole('checkbox', { name: /Publish what lacks/ }).check();
  await page.getByRole('button', { name: 'Show what it would do' }).click();
  await expect(page.getByRole('button', { name: 'Bring in 4960 products' })).toBeVisible({ timeout: 40_000 });
  const errors = page.getByRole('table', { name: 'Errors by line' });
  await expect(errors.getByRole('row')).toHaveCount(41);
  await expect(errors.getByRole('row').nth(1)).toContainText('126');
  await expect(errors.getByRole('row').nth(1)).toContainText('"ten" is not a price');
  await page.getByRole('button', { name: 'Bring in 4960 products' }).click();
  await expect(page.getByRole('progressbar', { name: 'Comes in' })).toBeVisible();
  await expect(page.getByText('Made: 4960')).toBeVisible({ timeout: 60_000 });
  await visit(page, shopIn('si', 'product/heronwick-4999'));
  await expect(page.getByRole('heading', { level: 1, name: 'Heronwick 4999' })).toBeVisible();
});
