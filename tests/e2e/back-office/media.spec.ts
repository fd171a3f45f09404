import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectToFitPhone } from '../accessibility.ts';
import { backOffice, signInAsAdmin } from './back-office.ts';

test.beforeEach(async ({ context }) => {
  await signInAsAdmin(context);
});

const openMenu = (page: Page, name: string): Promise<void> => page.getByRole('menuitem', { name, exact: true }).click();
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();
const getMessage = (page: Page, text: string | RegExp): Locator => page.getByRole('alert').filter({ hasText: text });

const drawPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#46614f' } })
    .png()
    .toBuffer();

/** Opens the list with the files whose name contains a text. */
async function findFiles(page: Page, text: string): Promise<Locator> {
  await openMenu(page, 'Media');
  await page.getByPlaceholder('File name or alt text').fill(text);
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(files).toHaveCount(2);
  return files;
}

/** Deletes the ticked files and confirms it. @param count number of files that the confirmation must name */
async function deleteSelected(page: Page, count: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${count}?` });
  await expect(dialog).toContainText(`${count} will be deleted for good`);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

test(
  'staff upload pictures, describe one, use it in an article, and delete it only after the article is without it',
  { tag: '@short' },
  async ({ page }) => {
    test.slow();
    const code = randomUUID().slice(0, 8);
    await page.goto(backOffice);
    await openMenu(page, 'Media');
    const files = ['meadow', 'river'].map((name) => ({ name: `${name}-${code}.png`, mimeType: 'image/png' }));
    const buffer = await drawPicture();
    await page.getByLabel('Upload files').setInputFiles(files.map((file) => ({ ...file, buffer })));
    await expect(getMessage(page, '2 files uploaded')).toBeVisible();

    const tiles = await findFiles(page, code);
    await expectAccessible(page, 'the media library', { part: '#main-content' });
    await expectToFitPhone(page, 'the media library');
    await tiles.filter({ hasText: 'meadow' }).getByRole('link').click();
    await expect(page.getByText('800 × 600 px')).toBeVisible();
    await page.getByRole('textbox', { name: 'Alt text, English' }).fill('A green meadow');
    const marker = page.getByRole('button', { name: /^Focal point: / });
    await page.getByRole('img', { name: `meadow-${code}.png` }).click({ position: { x: 20, y: 20 } });
    await marker.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByLabel('From the left, %')).not.toHaveValue('50');
    await expectAccessible(page, 'the page of a picture', { part: '#main-content' });
    await expectToFitPhone(page, 'the page of a picture');
    await save(page);
    await expect(getMessage(page, 'Saved')).toBeVisible();

    await openMenu(page, 'Articles');
    await page
      .getByRole('link', { name: /^New article/i })
      .or(page.getByRole('link', { name: 'Create' }))
      .first()
      .click();
    await page.getByRole('button', { name: 'Choose from library' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose from library' });
    await dialog.getByRole('searchbox').fill(`meadow-${code}`);
    await expect(dialog.getByText('1 file', { exact: true })).toBeVisible();
    await expectAccessible(page, 'the dialog of the media library', { part: '[role=dialog]' });
    await dialog.getByRole('button', { name: `meadow-${code}.png` }).click();
    await expect(page.getByText('“A green meadow” (1 of 17 languages)')).toBeVisible();
    await page.getByLabel('Published').uncheck();
    await page.getByRole('textbox', { name: 'Title, English' }).fill(`Meadow ${code}`);
    await page.getByRole('textbox', { name: 'Text (Markdown), English' }).fill('Grass.');
    await save(page);
    await expect(page).toHaveURL(/\/articles\/\d+/);
    const article = page.url();

    const found = await findFiles(page, code);
    for (const name of ['meadow', 'river']) await found.filter({ hasText: name }).getByRole('checkbox').check();
    await deleteSelected(page, '2 files');
    await expect(getMessage(page, `“meadow-${code}.png” is used by article “Meadow ${code}”. Remove it there first.`)).toBeVisible();
    await expect(found).toHaveCount(2);
    await found.filter({ hasText: 'meadow' }).getByRole('link').click();
    await expect(page.getByText('In use, so it cannot be deleted')).toBeVisible();
    await page
      .getByRole('region', { name: 'Used in' })
      .getByRole('link', { name: `Meadow ${code}` })
      .click();
    await expect(page).toHaveURL(article);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await save(page);
    await expect(getMessage(page, 'Saved')).toBeVisible();

    const unused = await findFiles(page, code);
    for (const name of ['meadow', 'river']) await unused.filter({ hasText: name }).getByRole('checkbox').check();
    await deleteSelected(page, '2 files');
    await expect(unused).toHaveCount(0);
  },
);
