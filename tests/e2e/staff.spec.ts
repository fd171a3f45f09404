import { createHmac } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { backOffice } from './back-office.ts';
import { shopIn } from './shopper.ts';

const at = (path: string): string => new URL(path, shopIn('si')).href;

/** What an authenticator shows (RFC 6238: SHA-1, six digits, thirty seconds). */
function codeOf(secret: string): string {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(step).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

async function typePassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto(backOffice);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in somebody of the demo, with the code that the shop shows for him. */
async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.goto(at('/dev/codes'));
  const code = await page.getByLabel(`Code of ${email}`).innerText();
  await typePassword(page, email, password);
  await page.getByRole('textbox', { name: 'Code of your authenticator' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Overview' })).toBeVisible();
}

/** What the server says to the page's own script. */
const statusOf = (page: Page, path: string): Promise<number> => page.evaluate(async (asked) => (await fetch(asked)).status, `/api/admin/${path}`);

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('an admin invites somebody, who comes by the mail, sets up a second factor and sees his area only; a Vendor sees his own products only', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'demo.admin@selvedge.test', 'Denim.2026');
  await page.getByRole('menuitem', { name: 'Staff' }).click();
  await page.getByRole('link', { name: 'Create' }).click();
  const email = `eva-${crypto.randomUUID()}@example.si`;
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'First name' }).fill('Eva');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Kos');
  await page.getByRole('checkbox', { name: 'Reviews' }).check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
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
  await eva.getByLabel(/^Password\W*$/).fill('Velvet.2027');
  await eva.getByLabel('Password again').fill('Velvet.2027');
  expect(eva.url()).not.toContain('token');
  await eva.getByRole('button', { name: 'Set password' }).click();
  await eva.getByRole('link', { name: 'Sign in' }).click();
  await typePassword(eva, email, 'Velvet.2027');
  await expect(eva.getByRole('img', { name: 'QR code for your authenticator' })).toBeVisible();
  const secret = await eva.getByLabel('Secret').innerText();
  await eva.getByRole('textbox', { name: 'Code of your authenticator' }).fill(codeOf(secret));
  await eva.getByRole('button', { name: 'Confirm' }).click();
  await expect(eva.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await eva.getByRole('button', { name: 'I have kept them' }).click();
  await expect(eva.getByRole('menuitem', { name: 'Reviews' })).toBeVisible();
  await expect(eva.getByRole('menuitem', { name: 'Staff' })).toHaveCount(0);
  await expect(eva.getByRole('menuitem', { name: 'Products' })).toHaveCount(0);
  expect([await statusOf(eva, 'reviews'), await statusOf(eva, 'products'), await statusOf(eva, 'staff')]).toEqual([200, 403, 403]);

  const vendor = await newPage(browser);
  await signInAs(vendor, 'demo.vendor@selvedge.test', 'Merino.2026');
  await vendor.getByRole('menuitem', { name: 'Products' }).click();
  // His dozen, and copies of it that other tests have made.
  await expect(vendor.getByText(/^1-1\d of 1\d$/)).toBeVisible();
  const productIds = (from: Page) =>
    from.evaluate(async () => {
      const listed = (await (await fetch('/api/admin/products?take=100&sort=id&order=desc')).json()) as { data: { id: number }[] };
      return listed.data.map(({ id }) => id);
    });
  const own = await productIds(vendor);
  const foreign = (await productIds(page)).find((id) => !own.includes(id)) ?? 0;
  expect([await statusOf(page, `products/${foreign}`), await statusOf(vendor, `products/${foreign}`)]).toEqual([200, 404]);
});
