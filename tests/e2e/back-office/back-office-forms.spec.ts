import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { signInAsAdmin, backOffice } from './back-office.ts';

/** Calls the server from within the page, as the page's scripts do. */
const ask = (page: Page, path: string, method = 'GET', body?: object): Promise<{ data: Record<string, unknown> }> =>
  page.evaluate(
    async (request) => {
      const response = await fetch(`/api/admin/${request.path}`, {
        method: request.method,
        ...(request.body && { body: JSON.stringify(request.body), headers: { 'content-type': 'application/json' } }),
      });
      return (await response.json()) as { data: Record<string, unknown> };
    },
    { path, method, body },
  );

const menuItem = (page: Page, name: string): Locator => page.getByRole('menuitem', { name, exact: true });

const crash = (page: Page): Locator => page.getByText('A client error occurred');

/** The lists that have rows in the demo shop, by their names in the menu. */
const listed = [
  'Products',
  'Collections',
  'Brands',
  'Attribute values',
  'Attribute names',
  'Size charts',
  'Makers',
  'Home page',
  'Countries',
  'Email templates',
];

const isAbove = async (upper: Locator, lower: Locator): Promise<boolean> => {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above !== null && below !== null && above.y + above.height <= below.y;
};

test.beforeEach(async ({ context }) => {
  await signInAsAdmin(context);
});

test(
  'each list opens, its first row opens a form of the whole record, and ticked rows end with their filter',
  { tag: '@short' },
  async ({ page }) => {
    test.slow();
    await page.goto(backOffice);
    for (const name of listed) {
      await menuItem(page, name).click();
      const row = page.getByRole('row').nth(1);
      await row.getByRole('cell').nth(1).click();
      await expect(page.locator('main form').first(), name)
        .toBeVisible()
        .catch(async (error: unknown) => {
          // The page for the texts of an email has a button but no form element.
          if (!(await page.getByRole('button', { name: 'Save', exact: true }).isVisible())) throw error;
        });
      await expect(crash(page), name).toHaveCount(0);
    }
    await menuItem(page, 'API tokens').click();
    await page.getByRole('link', { name: 'Create' }).click();
    await expect(page.getByLabel('Expires after')).toBeVisible();

    await menuItem(page, 'Products').click();
    const search = page.getByPlaceholder('Name, SKU, handle, barcode');
    const ticked = page.getByText('1 item selected');
    for (const width of [1440, 390]) {
      if (width === 390) {
        // In a narrow window an open menu covers the page.
        await page.evaluate(() => localStorage.setItem('RaStore.sidebar.open', 'false'));
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${backOffice}/products`);
      }
      // On a phone the records are cards.
      const record = width === 390 ? page.getByRole('main').getByRole('listitem').first() : page.getByRole('row').nth(1);
      await record.getByRole('checkbox').check();
      await expect(ticked).toBeVisible();
      await expect.poll(() => isAbove(search, ticked)).toBe(true);
      await expect
        .poll(() => isAbove(page.getByRole('button', { name: 'Edit products' }), width === 390 ? record : page.getByRole('row').first()))
        .toBe(true);
      await search.fill('shirt');
      await expect(ticked).toBeHidden();
    }
  },
);

test(
  'a session that ends during an edit loses no input, leaving unsaved changes needs a confirmation, and errors are at their fields',
  { tag: '@short' },
  async ({ page, context }) => {
    test.slow();
    const name = `Brand ${randomUUID().slice(0, 8)}`;
    await page.goto(backOffice);
    await expect(menuItem(page, 'Brands')).toBeVisible();
    const { data: codes } = await ask(page, 'me/recovery-codes', 'POST', { password: 'Denim.2026' });
    const { data: brand } = await ask(page, 'brands', 'POST', { name, slug: name.toLowerCase().replace(' ', '-'), isActive: false, texts: [] });

    await menuItem(page, 'Brands').click();
    await page.getByRole('textbox', { name: 'Search' }).fill(name);
    // The filter is added to the address half a second later. After the click, it would add a second history entry for the form.
    await expect(page).toHaveURL(/filter=/);
    await page.getByRole('cell', { name, exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Name', exact: true });
    await field.fill(`${name}, renamed`);

    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    for (const go of [() => menuItem(page, 'Collections').click(), () => page.goBack()]) {
      await go();
      await leave.getByRole('button', { name: 'Stay' }).click();
      await expect(leave).toBeHidden();
      await expect(field).toHaveValue(`${name}, renamed`);
    }
    const warning = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await warning).type()).toBe('beforeunload');
    await (await warning).dismiss();

    // The cookie names a session that no longer exists on the server.
    await context.addCookies([{ name: 'staff', value: 'ended', domain: 'si.localhost', path: '/api/admin', httpOnly: true, sameSite: 'Strict' }]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
    await dialog.getByLabel('Email').fill('demo.admin@selvedge.test');
    await dialog.getByLabel('Password').fill('Denim.2026');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    const second = page.getByRole('dialog', { name: 'Two-factor authentication' });
    await second.getByRole('button', { name: 'Use a recovery code' }).click();
    await second.getByLabel('Recovery code').fill((codes.recoveryCodes as string[])[0] ?? '');
    await second.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(field).toHaveValue(`${name}, renamed`);
    expect((await ask(page, `brands/${String(brand.id)}`)).data.name).toBe(`${name}, renamed`);

    const address = page.getByRole('textbox', { name: 'URL slug' });
    await address.fill('harrowfinch');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(address).toHaveAccessibleDescription('Another brand uses this URL slug');
    await address.fill(`again-${name.toLowerCase().replace(' ', '-')}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(address).toHaveAttribute('aria-invalid', 'false');
    await expect.poll(async () => (await ask(page, `brands/${String(brand.id)}`)).data.slug).toContain('again-');

    // A saved form can be left without a confirmation.
    await menuItem(page, 'Collections').click();
    await expect(page).toHaveURL(/\/collections$/);
    await ask(page, `brands/${String(brand.id)}`, 'DELETE');
  },
);
