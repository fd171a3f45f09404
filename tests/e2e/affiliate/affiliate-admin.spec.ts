import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { registerAffiliate } from './affiliate.ts';
import { signInAsAdmin, backOffice } from '../back-office/back-office.ts';
import { newShopper, places, getShopUrl, visit, setSession } from '../shopper.ts';

const main = (page: Page): Locator => page.getByRole('main');

/** Waits for an email with the given subject and returns its text. */
async function readMail(context: BrowserContext, email: string, subject: string): Promise<string> {
  const inbox = await context.newPage();
  const mail = inbox.getByRole('row').filter({ hasText: email }).filter({ hasText: subject }).getByRole('link');
  await expect(async () => {
    await inbox.goto(new URL('/dev/mail', getShopUrl('si')).href);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await mail.click();
  const text = await inbox.locator('pre').first().innerText();
  await inbox.close();
  return text;
}

test('staff approve an application; the affiliate gets an email and can enter the portal', { tag: '@short' }, async ({ page, context, request }) => {
  const person = newShopper(places.si);
  const { token } = await registerAffiliate(request, { person });
  await signInAsAdmin(context);
  await page.goto(`${backOffice}/affiliate-applications`);
  await main(page).getByPlaceholder('Code, name, email').fill(person.email);
  // The filter reaches the address with a delay; a row that is opened earlier would be closed again.
  await expect(page).toHaveURL(/filter=[^&]*example/);
  await main(page).getByRole('cell', { name: person.email }).click();
  await expect(main(page).getByRole('region', { name: /^Applied on/ })).toContainText('About 4,000 who knit');
  await main(page).getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve', exact: true });
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole('region', { name: 'History' })).toContainText('Active, by Mira Novak');
  await expect(main(page).getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();

  expect(await readMail(context, person.email, 'Welcome to the Selvedge affiliate programme')).toContain('Your code is');
  await setSession(context, token);
  await visit(page, getShopUrl('si', 'affiliate/dashboard'));
  await expect(page).toHaveURL(/\/affiliate\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Affiliate portal' }).getByRole('link', { name: 'Links' })).toBeVisible();
});

test('a commission rule is created, replaced by a new version, and ended', async ({ page, context }) => {
  await signInAsAdmin(context);
  // The rule has the lowest priority, so it applies to no commission of another test.
  const name = `Spring trial ${Date.now()}`;
  await page.goto(`${backOffice}/commission-rules/create`);
  await main(page).getByLabel(/^Name/).fill(name);
  await main(page).getByLabel('Rate (%)').fill('4.5');
  await main(page)
    .getByLabel(/^Priority/)
    .fill('-5');
  await main(page).getByRole('button', { name: 'Save' }).click();
  const row = main(page).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('4.5');

  await row.getByRole('cell', { name }).click();
  await main(page).getByLabel('Rate (%)').fill('5');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText(/^5\s%, priority -5: .* until now, by Mira Novak/)).toBeVisible();
  await expect(main(page).getByText(/^4\.5\s%, priority -5: .* to .*, by Mira Novak/)).toBeVisible();

  await main(page).getByRole('button', { name: 'End rule' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End rule' }).click();
  await expect(page.getByText('Rule ended', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the programme pages fit the width of a phone', async ({ page, context }) => {
  // The test opens nine pages and runs axe on three of them.
  test.slow();
  await signInAsAdmin(context);
  await page.setViewportSize({ width: 360, height: 740 });
  const headings = {
    affiliates: 'Affiliates',
    'affiliate-applications': 'Applications',
    'held-commissions': 'Held commissions',
    'affiliate-payouts': 'Payouts',
    'commission-rules': 'Commission rules',
    'affiliate-leaderboard': 'Leaderboard',
    'affiliate-held-report': 'Fraud report',
    'affiliate-discounts': 'Affiliate discounts',
    'affiliate-tiers': 'Tiers',
    'affiliate-programme': 'Affiliate programme',
  };
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(`${backOffice}/${path}`);
    await expect(page.locator('#react-admin-title')).toHaveText(heading);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
  for (const path of ['affiliate-payouts', 'commission-rules', 'affiliate-programme']) {
    await page.goto(`${backOffice}/${path}`);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    // Chromium makes scrollable areas focusable by itself, but axe still requires a tabindex.
    await expectAccessible(page, path, { part: 'main', rules: 'wcag', without: ['scrollable-region-focusable', 'target-size'] });
  }
});
