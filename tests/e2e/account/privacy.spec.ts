import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { isReady, getShopUrl, visit, setSession } from '../shopper.ts';

const password = 'Linen.2026';
let people = 0;

/** Registers a new customer, with the call that the form of this host makes. */
async function registered(page: Page): Promise<string> {
  people += 1;
  const email = `leaving.${process.pid}.${people}.${Date.now()}@example.org`;
  await visit(page, getShopUrl('si', 'consent'));
  const session = await page.evaluate(
    async (form) => {
      const response = await fetch('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      });
      return ((await response.json()) as { data: { token: string } }).data.token;
    },
    {
      email,
      password,
      repeatPassword: password,
      firstName: 'Mila',
      lastName: 'Odhaja',
      phone: '031 234 567',
      countryCode: '386',
      newsletter: false,
      countryId: 3,
      languageId: 1,
    },
  );
  await setSession(page.context(), session);
  return email;
}

test('a customer downloads all personal data and then deletes the account', { tag: '@short' }, async ({ page }) => {
  const email = await registered(page);
  await visit(page, getShopUrl('si', 'user/privacy'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'The data we hold about you' })).toBeVisible();
  await expectAccessible(page, page.url(), { rules: 'wcag' });
  await main.getByRole('button', { name: 'Download my data' }).click();
  const link = main.getByRole('link', { name: 'Download file' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['account.json', 'orders.json', 'consents.json']));
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(email);

  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(main.getByRole('alert')).toContainText('This field is required');
  await expect(main.getByText('Please tick this box to continue').last()).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill('Wrong.2026');
  await main.getByRole('checkbox', { name: /can’t be undone/ }).check();
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(main.getByText('This password isn’t correct').last()).toBeVisible();
  await expectAccessible(page, page.url(), { rules: 'wcag' });

  await page.evaluate(() => localStorage.setItem('recent', 'linen'));
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('checkbox', { name: /can’t be undone/ }).check();
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(getShopUrl('si', 'account-deleted'));
  await expect(page.getByRole('heading', { name: 'Your account is being deleted' })).toBeVisible();
  await isReady(page);
  await expectAccessible(page, page.url(), { rules: 'wcag' });
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session');
  expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
  await page.goto(getShopUrl('si', 'user/privacy'), { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(/\/auth\/Login/i);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the export is requested and downloaded, and the account is deleted', async ({ page, browser }) => {
    // Creates a session with scripts and moves it to a browser without.
    const scripted = await browser.newPage({ javaScriptEnabled: true });
    await registered(scripted);
    await page.context().addCookies(await scripted.context().cookies());
    await scripted.close();
    await page.goto(getShopUrl('si', 'user/privacy'));
    const main = page.getByRole('main');
    // A reload before the answer has arrived would abort the request.
    await Promise.all([page.waitForEvent('load'), main.getByRole('button', { name: 'Download my data' }).click()]);
    await expect(async () => {
      await page.reload();
      await expect(main.getByRole('link', { name: 'Download file' })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Delete my account' }).click();
    await expect(main.getByText('Please tick this box to continue').last()).toBeVisible();
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByRole('checkbox', { name: /can’t be undone/ }).check();
    await main.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(getShopUrl('si', 'account-deleted'));
  });
});
