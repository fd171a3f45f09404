import AxeBuilder from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { applies } from './affiliate.ts';
import { asAdmin, backOffice } from './back-office.ts';
import { newShopper, places, shopIn, visit } from './shopper.ts';

const main = (page: Page): Locator => page.getByRole('main');

/** The mail that somebody got of a subject; the mailbox is looked into until it is there. */
async function mailTo(context: BrowserContext, email: string, subject: string): Promise<string> {
  const mailbox = await context.newPage();
  const mail = mailbox.getByRole('row').filter({ hasText: email }).filter({ hasText: subject }).getByRole('link');
  await expect(async () => {
    await mailbox.goto(new URL('/dev/mail', shopIn('si')).href);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await mail.click();
  const text = await mailbox.locator('pre').first().innerText();
  await mailbox.close();
  return text;
}

test('an application is approved in the back office; its affiliate is mailed and enters the portal', async ({ page, context, request }) => {
  const person = newShopper(places.si);
  const { token } = await applies(request, { person });
  await asAdmin(context);
  await page.goto(`${backOffice}/affiliate-applications`);
  await main(page).getByPlaceholder('Code, name, e-mail').fill(person.email);
  // What is typed reaches the address a moment later: a row that is opened before would be left again.
  await expect(page).toHaveURL(/filter=[^&]*example/);
  await main(page).getByRole('cell', { name: person.email }).click();
  await expect(main(page).getByRole('region', { name: /^Application of/ })).toContainText('About 4,000 who knit');
  await main(page).getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve', exact: true });
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole('region', { name: 'History' })).toContainText('Active, by Mira Novak');
  await expect(main(page).getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();

  expect(await mailTo(context, person.email, 'Welcome to the affiliate programme')).toContain('Your code is');
  await context.addCookies([{ name: 'session', value: token, url: shopIn('si'), httpOnly: true, sameSite: 'Lax' }]);
  await visit(page, shopIn('si', 'affiliate/dashboard'));
  await expect(page).toHaveURL(/\/affiliate\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Affiliate portal' }).getByRole('link', { name: 'Links' })).toBeVisible();
});

test('a commission rule is made, changed to another version, and ended', async ({ page, context }) => {
  await asAdmin(context);
  // Below all others: no commission of another test goes by it.
  const name = `Spring trial ${Date.now()}`;
  await page.goto(`${backOffice}/commission-rules/create`);
  await main(page).getByLabel(/^Name/).fill(name);
  await main(page).getByLabel('Rate in percent').fill('4.5');
  await main(page)
    .getByLabel(/^Priority/)
    .fill('-5');
  await main(page).getByRole('button', { name: 'Save' }).click();
  const row = main(page).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('4.5');

  await row.getByRole('cell', { name }).click();
  await main(page).getByLabel('Rate in percent').fill('5');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText(/^5 %, priority -5: .* until now, by Mira Novak/)).toBeVisible();
  await expect(main(page).getByText(/^4\.5 %, priority -5: .* to .*, by Mira Novak/)).toBeVisible();

  await main(page).getByRole('button', { name: 'End the rule' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the rule' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the pages of the programme open on a phone without moving sideways', async ({ page, context }) => {
  // Nine pages, and axe looks at three of them.
  test.slow();
  await asAdmin(context);
  await page.setViewportSize({ width: 360, height: 740 });
  const headings = {
    affiliates: 'Affiliates',
    'affiliate-applications': 'Applications',
    'held-commissions': 'Held commissions',
    'affiliate-payouts': 'Payouts',
    'commission-rules': 'Commission rules',
    'affiliate-leaderboard': 'Leaderboard',
    'affiliate-discounts': 'Affiliates’ discounts',
    'affiliate-tiers': 'Tiers',
    'affiliate-programme': 'The affiliate programme',
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
    // Chromium itself lets the keyboard reach what scrolls; axe asks for a tabindex.
    const { violations } = await new AxeBuilder({ page })
      .include('main')
      .withTags(['wcag2a', 'wcag2aa'])
      .disableRules('scrollable-region-focusable')
      .analyze();
    expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
});
