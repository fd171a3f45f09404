import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectToFitPhone } from '../accessibility.ts';
import { getShopUrl, visit, setSession } from '../shopper.ts';
import { testPort } from '../test-port.ts';

const at = (path: string): string => getShopUrl('si', path);
const main = (page: Page): Locator => page.getByRole('main');
const pages = ['dashboard', 'links', 'analytics', 'commissions', 'commissions?view=payouts'] as const;

/** Signs the demo affiliate in in this browser. The call goes to 127.0.0.1 because Node does not resolve `*.localhost`. */
async function asAffiliate(context: BrowserContext): Promise<void> {
  const response = await context.request.post(`http://127.0.0.1:${testPort}/api/auth/login`, {
    data: { email: 'demo.affiliate@selvedge.test', password: 'Cotton.2026', userTypeId: 5 },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { data } = (await response.json()) as { data: { token: string } };
  await setSession(context, data.token);
}

async function makeLink(page: Page, name: string): Promise<void> {
  await main(page).getByLabel('Page or product link').fill('/category/women');
  await main(page).getByLabel('Name (only you see it)').fill(name);
  await main(page).getByRole('button', { name: 'Create a link' }).click();
  await expect(main(page).getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
}

test(
  'an affiliate creates a link, copies it, finds it in the list and archives it',
  { tag: ['@short', '@phone-whole'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await asAffiliate(context);
    await visit(page, at('affiliate/links'));
    const name = `Autumn post ${Date.now()}`;
    await makeLink(page, name);
    const short = await main(page).getByLabel('Short link', { exact: true }).first().inputValue();
    expect(short).toMatch(/\/go\//);
    await main(page).getByRole('button', { name: 'Copy: Short link' }).first().click();
    await expect(page.getByText('Copied').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(short);
    const row = main(page).getByRole('row').filter({ hasText: name });
    await expect(row).toBeVisible();
    await row.getByText('Copy and more').click();
    await row.getByRole('button', { name: `Archive ${name}` }).click();
    await expect(main(page).getByText('Link archived.')).toBeVisible();
    await expect(row).toHaveCount(0);
  },
);

test('an invalid address shows an error at its field, and the input is kept', async ({ page, context }) => {
  await asAffiliate(context);
  await visit(page, at('affiliate/links'));
  await main(page).getByLabel('Name (only you see it)').fill('Somewhere else');
  await main(page).getByRole('button', { name: 'Create a link' }).click();
  await expect(main(page).getByLabel('Page or product link')).toHaveAttribute('aria-invalid', 'true');
  await expect(main(page).getByLabel('Name (only you see it)')).toHaveValue('Somewhere else');
});

test('commissions are filtered by the query string and exported as CSV', async ({ page, context }) => {
  await asAffiliate(context);
  await visit(page, at('affiliate/commissions?status=pending'));
  await expect(main(page).getByLabel('Status', { exact: true })).toHaveValue('pending');
  await main(page).getByLabel('Status', { exact: true }).selectOption('paid');
  await main(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/status=paid/);
  await visit(page, at('affiliate/analytics'));
  const coming = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Campaigns' }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.csv$/);
});

test("a chart's days are reachable by keyboard, and its figures are also in a table", async ({ page, context }) => {
  await asAffiliate(context);
  await visit(page, at('affiliate/dashboard?days=7'));
  const days = main(page).getByRole('slider', { name: /Clicks by day/ });
  await days.focus();
  const last = await days.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  expect(await days.getAttribute('aria-valuetext')).not.toBe(last);
  const chart = main(page).getByRole('figure', { name: 'Clicks by day' });
  await chart.getByText('Show as table').click();
  await expect(chart.getByRole('row')).toHaveCount(8);
});

test('each page of the portal is accessible, never cached, and fits a phone', { tag: '@phone-whole' }, async ({ page, context }) => {
  await asAffiliate(context);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of pages) {
    const response = await visit(page, at(`affiliate/${path}`));
    expect(response?.headers()['cache-control'], path).toContain('no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await expectAccessible(page, path);
    await expectToFitPhone(page, path);
  }
});

test('an unknown address in the portal is a 404 page', async ({ page, context }) => {
  await asAffiliate(context);
  const response = await visit(page, at('affiliate/no-such-page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Opps!!!' })).toBeVisible();
});

test('without JavaScript an affiliate creates a link and sees the charts', { tag: '@short' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await asAffiliate(context);
  await page.goto(at('affiliate/links'));
  await makeLink(page, `Printed card ${Date.now()}`);
  await page.goto(at('affiliate/dashboard'));
  await expect(main(page).getByRole('figure', { name: 'Clicks by day' })).toBeVisible();
  await main(page).getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/days=7/);
  await context.close();
});
