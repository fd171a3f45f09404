import AxeBuilder from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { shopIn, visit } from './shopper.ts';
import { testPort } from './test-port.ts';

const at = (path: string): string => shopIn('si', path);
const main = (page: Page): Locator => page.getByRole('main');
const pages = ['dashboard', 'links', 'analytics', 'commissions', 'commissions?view=payouts'] as const;

/** The demo's affiliate, signed in in this browser. Node finds no `*.localhost`: it dials the machine itself. */
async function asAffiliate(context: BrowserContext): Promise<void> {
  const answer = await context.request.post(`http://127.0.0.1:${testPort}/api/auth/login`, {
    data: { email: 'demo.affiliate@selvedge.test', password: 'Cotton.2026', userTypeId: 5 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = (await answer.json()) as { data: { token: string } };
  await context.addCookies([{ name: 'session', value: data.token, url: at(''), httpOnly: true, sameSite: 'Lax' }]);
}

async function makeLink(page: Page, name: string): Promise<void> {
  await main(page).getByLabel('Address of a page or a product').fill('/category/women');
  await main(page).getByLabel('Name, for yourself').fill(name);
  await main(page).getByRole('button', { name: 'Make a link' }).click();
  await expect(main(page).getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
}

test('an affiliate makes a link, copies it and sees it listed, then archives it', async ({ page, context }) => {
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
  await expect(main(page).getByText('The link is archived.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an address that is none is told beside its field, and nothing typed is lost', async ({ page, context }) => {
  await asAffiliate(context);
  await visit(page, at('affiliate/links'));
  await main(page).getByLabel('Name, for yourself').fill('Somewhere else');
  await main(page).getByRole('button', { name: 'Make a link' }).click();
  await expect(main(page).getByLabel('Address of a page or a product')).toHaveAttribute('aria-invalid', 'true');
  await expect(main(page).getByLabel('Name, for yourself')).toHaveValue('Somewhere else');
});

test('commissions are filtered by the address and come as CSV', async ({ page, context }) => {
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

test("a chart's days are walked through by keyboard, and its figures stand in a table", async ({ page, context }) => {
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

test('each page of the portal is accessible, never cached, and fits a phone', async ({ page, context }) => {
  await asAffiliate(context);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of pages) {
    const answer = await visit(page, at(`affiliate/${path}`));
    expect(answer?.headers()['cache-control'], path).toContain('no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    expect((await new AxeBuilder({ page }).analyze()).violations, path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('an address that the portal does not know is a page that is not there', async ({ page, context }) => {
  await asAffiliate(context);
  const answer = await visit(page, at('affiliate/no-such-page'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Opps!!!' })).toBeVisible();
});

test('without JavaScript a link is made and the charts are there', async ({ browser }) => {
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
