import { expect, test } from '@playwright/test';
import { api } from '../affiliate/affiliate.ts';
import { signInAsAdmin, backOffice } from './back-office.ts';
import { getShopUrl, visit } from '../shopper.ts';

const maker = 'Reedwater, Mlinska 4, 1000 Ljubljana, SI, a@reedwater.example';

/**
 * Returns a CSV with one product per line. Only one product is published, so that other tests see the same shop. Each 125th line has an invalid
 * price.
 * @param name of the products, which differs at each run, so that a repeated test creates its products too
 * @param picture of the published product, as a product without one stays a draft
 */
const writeTable = (name: string, picture: string): string =>
  [
    'Product,Title,Marke,Audience,Category,Size,Item number,Bestand,Composition,Preis SI,Status,Pictures',
    ...Array.from({ length: 5000 }, (_, index) => index + 1).map(
      (number) =>
        `${name}-${number},${name} ${number},Reedwater,women,women-dresses,M,${name}-${number},5,100% cotton,${number % 125 === 0 ? 'ten' : '49.90'},${number === 4999 ? `published,${picture}` : 'draft,'}`,
    ),
  ].join('\n');

test('a CSV of 5,000 products with 40 invalid lines goes from the file to the storefront', { tag: '@short' }, async ({ page, context }) => {
  // Each of the two steps with 5,000 products may take minutes on a busy machine.
  test.setTimeout(500_000);
  const name = `heron${Date.now()}`;
  await signInAsAdmin(context);
  // A picture that the shop already has, because the test downloads no pictures.
  const response = await context.request.get(`${api}/product/web/countryCategoryWiseProductsPagination?countryId=3&languageId=1&page=1&take=1`);
  const { data } = (await response.json()) as { data: { images: { imageUrl: string }[] }[] };
  const picture = data[0]?.images[0]?.imageUrl ?? '';
  expect(picture).toMatch(/^\/media\//);
  await page.goto(`${backOffice}/imports`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByText('Choose a file').click();
  await (await choosing).setFiles({ name: 'heron.csv', mimeType: 'text/csv', buffer: Buffer.from(writeTable(name, picture)) });
  // Columns are matched by name; the remaining one is chosen by hand.
  await expect(page.getByRole('combobox', { name: 'Field for Bestand' })).toHaveValue('stock');
  await expect(page.getByRole('combobox', { name: 'Field for Preis SI' })).toHaveValue('price:SI');
  await page.getByRole('combobox', { name: 'Field for Item number' }).selectOption('sku');
  await page.getByLabel('Maker').fill(maker);
  await page.getByRole('checkbox', { name: /Publish products without/ }).check();
  await page.getByRole('button', { name: 'Preview the import' }).click();
  await expect(page.getByRole('button', { name: 'Import 4960 products' })).toBeVisible({ timeout: 180_000 });
  const errors = page.getByRole('table', { name: 'Errors by line' });
  await expect(errors.getByRole('row')).toHaveCount(41);
  await expect(errors.getByRole('row').nth(1)).toContainText('126');
  await expect(errors.getByRole('row').nth(1)).toContainText('"ten" is not a price');
  await page.getByRole('button', { name: 'Import 4960 products' }).click();
  await expect(page.getByRole('progressbar', { name: 'Importing' })).toBeVisible();
  await expect(page.getByText('Created: 4960')).toBeVisible({ timeout: 180_000 });
  await visit(page, getShopUrl('si', `product/${name}-4999`));
  await expect(page.getByRole('heading', { level: 1, name: `${name} 4999` })).toBeVisible();
});
