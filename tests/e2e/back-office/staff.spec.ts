import { expect, test, type Browser, type Page } from '@playwright/test';
import { computeCode } from '../authenticator.ts';
import { backOffice } from './back-office.ts';
import { getShopUrl } from '../shopper.ts';

const at = (path: string): string => new URL(path, getShopUrl('si')).href;

async function typePassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto(backOffice);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in a demo staff member with the code that the shop shows for them. */
async function signInStaff(page: Page, email: string, password: string): Promise<void> {
  await page.goto(at('/dev/codes'));
  const code = await page.getByLabel(`Code of ${email}`).innerText();
  await typePassword(page, email, password);
  await page.getByRole('textbox', { name: 'Authentication code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Overview' })).toBeVisible();
}

/** Returns the status of a call by the page's own script. */
const fetchStatus = (page: Page, path: string): Promise<number> => page.evaluate(async (path) => (await fetch(path)).status, `/api/admin/${path}`);

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test(
  'an invited staff member follows the email, sets up a second factor and sees only their area; a vendor sees only their products',
  { tag: '@short' },
  async ({ page, browser }) => {
    await signInStaff(page, 'demo.admin@selvedge.test', 'Denim.2026');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitem', { name: 'Staff' }).click();
    await page.getByRole('link', { name: 'Create' }).click();
    const email = `eva-${crypto.randomUUID()}@example.si`;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'First name' }).fill('Eva');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Kos');
    await page.getByRole('checkbox', { name: 'Reviews' }).check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: 'Search' }))
      .first()
      .fill(email);
    await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Invited');

    const eva = await newPage(browser);
    await expect(async () => {
      await eva.goto(at('/dev/mail'));
      await eva.getByRole('row', { name: email }).getByRole('link').click({ timeout: 500 });
    }).toPass();
    const link = /http\S+\/admin\/welcome\?token=\S+/.exec(await eva.locator('pre').first().innerText())?.[0] ?? '';
    await eva.goto(link);
    await eva.getByLabel(/^Password\W*$/).fill('Velvet.Coat.2027');
    await eva.getByLabel('Confirm password').fill('Velvet.Coat.2027');
    expect(eva.url()).not.toContain('token');
    await eva.getByRole('button', { name: 'Set password' }).click();
    await eva.getByRole('link', { name: 'Sign in' }).click();
    await typePassword(eva, email, 'Velvet.Coat.2027');
    await expect(eva.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = await eva.getByLabel('Secret').innerText();
    await eva.getByRole('textbox', { name: 'Authentication code' }).fill(computeCode(secret));
    await eva.getByRole('button', { name: 'Confirm' }).click();
    await expect(eva.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await eva.getByRole('button', { name: 'I have stored these codes' }).click();
    await expect(eva.getByRole('menuitem', { name: 'Reviews' })).toBeVisible();
    await expect(eva.getByRole('menuitem', { name: 'Staff' })).toHaveCount(0);
    await expect(eva.getByRole('menuitem', { name: 'Products' })).toHaveCount(0);
    expect([await fetchStatus(eva, 'reviews'), await fetchStatus(eva, 'products'), await fetchStatus(eva, 'staff')]).toEqual([200, 403, 403]);

    const vendor = await newPage(browser);
    await signInStaff(vendor, 'demo.vendor@selvedge.test', 'Merino.2026');
    await vendor.getByRole('menuitem', { name: 'Products' }).click();
    // The vendor's dozen products, and copies that other tests have made.
    await expect(vendor.getByText(/^1-1\d of 1\d$/)).toBeVisible();
    const productIds = (from: Page) =>
      from.evaluate(async () => {
        const listed = (await (await fetch('/api/admin/products?take=100&sort=id&order=desc')).json()) as { data: { id: number }[] };
        return listed.data.map(({ id }) => id);
      });
    const own = await productIds(vendor);
    const foreign = (await productIds(page)).find((id) => !own.includes(id)) ?? 0;
    expect([await fetchStatus(page, `products/${foreign}`), await fetchStatus(vendor, `products/${foreign}`)]).toEqual([200, 404]);
  },
);
