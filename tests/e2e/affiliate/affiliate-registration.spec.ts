import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { fetchPage, newShopper, places, getShopUrl, visit, type Shopper } from '../shopper.ts';

const at = (path: string): string => getShopUrl('si', path);
const password = 'Knit-1ooms';
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true }).first();
const send = (page: Page) => page.getByRole('button', { name: 'Send application' });

async function fillAccount(page: Page, { email, firstName, lastName, phone }: Shopper): Promise<void> {
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Email').fill(email);
  await field(page, 'Phone number').fill(phone);
  await fillPasswords(page);
}

async function fillPasswords(page: Page): Promise<void> {
  await field(page, 'Password').fill(password);
  await field(page, 'Repeat password').fill(password);
}

async function fillApplication(page: Page): Promise<void> {
  await field(page, 'Website or profile link').fill('www.maja-knits.example');
  await page.getByRole('group', { name: 'Where you’ll promote us' }).getByLabel('Blog').check();
  await field(page, 'Your audience').fill('About 4,000 who knit');
  await page.getByRole('group', { name: 'Countries you reach' }).getByLabel('Slovenia').check();
  await field(page, 'How you’ll promote us').fill('A post a month');
  await field(page, 'Name on the invoice').fill('Maja Kovač');
  await field(page, 'Street and number').fill('Trubarjeva cesta 12');
  await field(page, 'Postal code').fill('1000');
  await field(page, 'City').fill('Ljubljana');
  await field(page, 'I accept the programme terms.').check();
}

async function signInAsAffiliate(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a visitor who has not applied gets a link to the form instead of a confirmation', async ({ request }) => {
  const page = await fetchPage(request, at('auth/affiliate-application-success'));
  expect(new URL(page.url()).pathname).toBe('/en/auth/affiliate-register');
});

test('the page to join shows the conditions of the programme in the country', async ({ request }) => {
  const readConditions = async (country: string) => {
    const html = await (await fetchPage(request, getShopUrl(country, 'auth/affiliate-register'))).text();
    return /<section[^>]*aria-labelledby="programme-conditions".*?<\/section>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, ' ') ?? '';
  };
  const here = await readConditions('si');
  for (const fact of ['Programme conditions', '30 days', 'Minimum payout', '€', 'Bank account with an IBAN']) expect(here).toContain(fact);
  expect(await readConditions('bd')).toContain('bKash');
});

test(
  'a new affiliate applies, gets a confirmation, signs in, sees the pending status, and enters payout details',
  { tag: '@short' },
  async ({ page }) => {
    // The test opens seven pages and runs axe on four of them.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const person = newShopper(places.si);
    await visit(page, at(''));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Affiliate programme' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the affiliate programme');
    await expectAccessible(page, page.url(), { rules: 'wcag' });

    // A missing field shows its error, and the input is kept.
    await field(page, 'Website or profile link').fill('www.maja-knits.example');
    await send(page).click();
    await expect(page.getByRole('alert').first()).toContainText('Please check 15 fields');
    await expect(field(page, 'Your audience')).toHaveAccessibleDescription(/This field is required/);
    await expect(field(page, 'Website or profile link')).toHaveValue('www.maja-knits.example');
    await expectAccessible(page, page.url(), { rules: 'wcag' });

    await fillAccount(page, person);
    await fillApplication(page);
    await send(page).press('Enter');
    await expect(page).toHaveURL(/affiliate-application-success/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your application');
    expect((await page.context().cookies()).some(({ name, value }) => name === 'session' && value !== '')).toBe(false);

    await page.getByRole('main').getByRole('link', { name: 'Affiliate sign-in' }).click();
    await signInAsAffiliate(page, person.email);
    await expect(page).toHaveURL(/\/affiliate\/application$/);
    await expect(page.getByRole('main')).toContainText('We’ve received your application');
    await expectAccessible(page, page.url(), { rules: 'wcag' });
    // Pages for approved affiliates redirect here.
    await visit(page, at('affiliate/links'));
    await expect(page).toHaveURL(/\/affiliate\/application$/);

    await page.getByRole('navigation', { name: 'Affiliate portal' }).getByRole('link', { name: 'Profile' }).click();
    await field(page, 'Account holder').fill('Maja Kovač');
    await field(page, 'IBAN').fill('SI56 1910 0000 0123 439');
    const save = page.getByRole('button', { name: 'Save changes' }).first();
    await save.click();
    await expect(field(page, 'IBAN')).toHaveAccessibleDescription(/valid IBAN/);
    await field(page, 'IBAN').fill('SI56 1910 0000 0123 438');
    // A payout account needs the password.
    await field(page, 'Current password').fill(password);
    await save.click();
    await expect(page.getByText('Profile updated successfully').first()).toBeAttached();
    await expect(field(page, 'IBAN')).toHaveValue(/•+3438$/);
    await expectAccessible(page, page.url(), { rules: 'wcag' });
  },
);

test('if the code is taken, the account exists already and the same form continues', async ({ page }) => {
  const code = `KNIT${process.pid}${Date.now() % 100_000}`;
  for (const [number, wanted] of [code, code.toLowerCase()].entries()) {
    const person = newShopper(places.si);
    await visit(page, at('auth/affiliate-register'));
    await fillAccount(page, person);
    await fillApplication(page);
    await field(page, 'Your preferred code').fill(wanted);
    await send(page).click();
    if (number > 0) {
      await expect(field(page, 'Your preferred code')).toHaveAccessibleDescription(/already taken/);
      await expect(field(page, 'Your audience')).toHaveValue('About 4,000 who knit');
      await field(page, 'Your preferred code').fill('');
      await fillPasswords(page);
      await send(page).click();
    }
    await expect(page).toHaveURL(/affiliate-application-success/);
  }
});

test('a customer applies from the account, and the portal shows the application', async ({ page }) => {
  const person = newShopper(places.si);
  await visit(page, at('auth/Register'));
  await fillAccount(page, person);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  await visit(page, at('affiliate/dashboard'));
  await expect(page).toHaveURL(/\/affiliate\/application$/);

  await visit(page, at('user'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Affiliate programme/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the affiliate programme');
  await fillApplication(page);
  await send(page).click();
  await expect(page.getByRole('main')).toContainText('We’ve received your application');
  await expect(send(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the application form works and keeps what was filled in', async ({ page }) => {
    const person = newShopper(places.si);
    await visit(page, at('auth/affiliate-register'));
    await fillAccount(page, person);
    await fillApplication(page);
    await field(page, 'City').fill('');
    await send(page).click();
    await expect(field(page, 'City')).toHaveAccessibleDescription(/This field is required/);
    await expect(page.getByRole('group', { name: 'Where you’ll promote us' }).getByLabel('Blog')).toBeChecked();
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await field(page, 'City').fill('Ljubljana');
    await fillPasswords(page);
    await send(page).click();
    await expect(page).toHaveURL(/affiliate-application-success/);
  });
});
