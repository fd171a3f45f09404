import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, type Page } from '@playwright/test';
import { isReady, shopIn, visit } from './shopper.ts';

const password = 'Linen.2026';
let people = 0;

/** Registers somebody nobody has been before, by the call that a form of this very host would make. */
async function registered(page: Page): Promise<string> {
  people += 1;
  const email = `leaving.${process.pid}.${people}.${Date.now()}@example.org`;
  await visit(page, shopIn('si', 'consent'));
  const session = await page.evaluate(
    async (form) => {
      const answer = await fetch('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      });
      return ((await answer.json()) as { data: { token: string } }).data.token;
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
  await page.context().addCookies([{ name: 'session', value: session, url: new URL('/', shopIn('si')).href, httpOnly: true, sameSite: 'Lax' }]);
  return email;
}

test('a customer takes all of his data along, and then deletes his account', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on each screen');
  const email = await registered(page);
  await visit(page, shopIn('si', 'user/privacy'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'What we hold about you' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Download my data' }).click();
  const link = main.getByRole('link', { name: 'Save the file' });
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
  await main.getByRole('checkbox', { name: /cannot be undone/ }).check();
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(main.getByText('This password is not correct').last()).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => localStorage.setItem('recent', 'linen'));
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('checkbox', { name: /cannot be undone/ }).check();
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(shopIn('si', 'account-deleted'));
  await expect(page.getByRole('heading', { name: 'Your account is being deleted' })).toBeVisible();
  await isReady(page);
  await expectAccessible(page);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session');
  expect(await page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
  await page.goto(shopIn('si', 'user/privacy'), { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(/\/auth\/Login/i);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the file is asked for and fetched, and the account is deleted', async ({ page, browser }, { project }) => {
    test.skip(project.name !== 'desktop', 'the same forms on each screen');
    // Somebody's session, taken up by a browser without scripts.
    const scripted = await browser.newPage({ javaScriptEnabled: true });
    await registered(scripted);
    await page.context().addCookies(await scripted.context().cookies());
    await scripted.close();
    await page.goto(shopIn('si', 'user/privacy'));
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Download my data' }).click();
    await expect(async () => {
      await page.reload();
      await expect(main.getByRole('link', { name: 'Save the file' })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Delete my account' }).click();
    await expect(main.getByText('Please tick this box to continue').last()).toBeVisible();
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByRole('checkbox', { name: /cannot be undone/ }).check();
    await main.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(shopIn('si', 'account-deleted'));
  });
});

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}
