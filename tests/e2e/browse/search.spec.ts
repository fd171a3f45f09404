import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { isReady, getShopUrl, visit } from '../shopper.ts';
import { testPort } from '../test-port.ts';

/** Focuses the search: a field in a wide header, a sheet otherwise. */
async function openSearch(page: Page): Promise<Locator> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 1280;
  if (!isWide) await page.locator('a[href$="/Search"]:visible').last().click();
  const field = page.locator(isWide ? 'header input[name="q"]' : 'dialog[open] input[name="q"]');
  if (isWide) await field.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  return field;
}

const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option');
const results = (page: Page): Locator => page.getByRole('main').getByRole('article');
const group = (page: Page, name: string): Locator => page.getByRole('listbox').getByRole('group', { name });

test('search by keyboard: Down and Enter choose a suggestion, Enter alone searches', { tag: ['@short', '@phone'] }, async ({ page }) => {
  await visit(page, getShopUrl('si'));
  const field = await openSearch(page);
  await page.keyboard.type('dress');
  await expect(group(page, 'Products').getByRole('option').first()).toContainText('€');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toHaveCount(1);

  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  // A new page closes the suggestions when it is shown, which is later than its address.
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();

  await isReady(page);
  await openSearch(page);
  await page.keyboard.type('dress');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Search\?q=dress$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “dress”');
  await expect(results(page).first()).toContainText(/dress/i);
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('the first Down selects the first suggestion, and a category suggestion opens its page', async ({ page }) => {
  await visit(page, getShopUrl('si'));
  await openSearch(page);
  await page.keyboard.type('shirt');
  const category = group(page, 'Categories').getByRole('option').first();
  await expect(category).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await category.click();
  await expect(page).toHaveURL(/\/category\//);
});

test('text that is typed before the scripts have loaded is kept', async ({ page }) => {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(getShopUrl('si', 'Search'), { waitUntil: 'commit' });
  const field = page.getByRole('main').locator('input[name="q"]');
  await field.click();
  await page.keyboard.type('lin');
  send();
  await isReady(page);
  await expect(field).toHaveAttribute('role', 'combobox');
  await page.keyboard.type('en');
  await expect(field).toHaveValue('linen');
  await expect(options(page).last()).toContainText('linen');
});

test('Escape closes the suggestions, and so does a click elsewhere', { tag: '@phone' }, async ({ page }) => {
  await visit(page, getShopUrl('si'));
  await openSearch(page);
  await page.keyboard.type('shirt');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();

  if ((page.viewportSize()?.width ?? 0) < 1280) return;
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('recent searches are remembered in the browser and can be deleted one by one or all at once', async ({ page }) => {
  await visit(page, getShopUrl('si'));
  for (const text of ['dress', 'shirt', 'DRESS']) {
    const field = await openSearch(page);
    await field.fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${text}”`);
    await isReady(page);
  }
  await visit(page, getShopUrl('si'));
  await openSearch(page);
  const recent = group(page, 'Recent searches').getByRole('option');
  await expect(recent).toHaveText(['DRESS', 'shirt']);
  await page.getByRole('button', { name: 'Remove “DRESS”' }).click();
  await expect(recent).toHaveText(['shirt']);
  // The Delete key in the field deletes an entry too.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(recent).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('recent-searches', '["linen","denim"]'));
  await visit(page, getShopUrl('si', 'Search'));
  const list = page.getByRole('main').getByRole('button', { name: /^Remove/ });
  await expect(list).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(list).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('an empty field and the start page of the search offer popular searches', async ({ page }) => {
  await visit(page, getShopUrl('si'));
  await openSearch(page);
  const popular = group(page, 'Popular searches').getByRole('option');
  await expect(popular.first()).toBeVisible();
  const text = (await popular.first().textContent()) ?? '';
  await popular.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${text}”`);
  await expect(results(page).first()).toBeVisible();

  await visit(page, getShopUrl('si', 'Search'));
  await expect(page.getByRole('main').getByRole('link', { name: text, exact: true }).first()).toBeVisible();
});

test('without JavaScript the search icon is a link, and the form searches', { tag: ['@short', '@phone-whole'] }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await visit(page, getShopUrl('si', 'Search'));
  const field = page.getByRole('main').locator('input[name="q"]');
  await field.fill('dress');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/Search\?q=dress$/);
  await expect(results(page).first()).toContainText(/dress/i);
  await context.close();
});

test('a misspelled word finds what was meant, and the page says so', { tag: '@short' }, async ({ page }) => {
  await visit(page, getShopUrl('si', 'Search?q=shrit'));
  await expect(page.getByText('Showing results for shirt. We found nothing for “shrit”.')).toBeVisible();
  await expect(results(page).first()).toContainText(/shirt/i);
});

test('a search is filtered and sorted, and its text stays in the address', async ({ page }) => {
  await visit(page, getShopUrl('si', 'Search?q=dress'));
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect(order.locator('option:checked')).toHaveText('Best match');
  await order.selectOption('price-asc');
  await expect(page).toHaveURL(/\/Search\?q=dress&orderBy=price-asc$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “dress”');
  await page.goBack();
  await expect(page).toHaveURL(/\/Search\?q=dress$/);
});

test('an empty result gives suggestions and links', async ({ page }) => {
  await visit(page, getShopUrl('si', 'Search?q=zzqqxx'));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results for “zzqqxx”');
  await expect(main.getByText('Check the spelling.')).toBeVisible();
  await expect(main.getByRole('searchbox').or(main.getByRole('combobox'))).toHaveValue('zzqqxx');
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await main.getByRole('link', { name: 'Women', exact: true }).click();
  await expect(page).toHaveURL(/\/category\/women$/);
});

test('search text is always shown as text, never as markup', { tag: '@short' }, async ({ page }) => {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script>' or 1=1 -- %00 \u202e\u2028{{7*7}}`;
  await visit(page, getShopUrl('si', `Search?q=${encodeURIComponent(hostile)}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(2)</script>');
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  const field = await openSearch(page);
  await field.fill(hostile);
  await expect(options(page).last()).toContainText('<img src=x onerror=alert(1)>');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(2)</script>');
  expect(dialogs).toBe(0);
});

test('the search address works in any letter case, and very long words do not break the page', async ({ page }) => {
  const response = await visit(page, getShopUrl('si', 'search?q=dress'));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “dress”');
  const long = await visit(page, getShopUrl('si', `Search?q=${'x'.repeat(900)}`));
  expect(long?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('x'.repeat(200));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('structured data has the product with the shown price, and the search action of the shop', async ({ page }) => {
  await visit(page, getShopUrl('si'));
  const home = await readStructuredData(page);
  expect(home.map((block) => block['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  expect(JSON.stringify(home)).toContain(`${getShopUrl('si', 'Search')}?q={search_term_string}`);

  await visit(page, getShopUrl('si', 'Search?q=dress'));
  await results(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const blocks = await readStructuredData(page);
  expect(blocks.map((block) => block['@type'])).toContain('BreadcrumbList');
  const text = JSON.stringify(blocks);
  const [, price = ''] = /"price":"([\d.]+)","priceCurrency":"EUR"/.exec(text) ?? [];
  expect(Number(price)).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
  await expect(page.locator('meta[property="product:price:amount"]')).toHaveAttribute('content', price);
});

const readStructuredData = async (page: Page): Promise<Record<string, unknown>[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
};

for (const [language, address] of [
  ['English', (path: string) => getShopUrl('si', path)],
  ['Greek', (path: string) => `http://gr.localhost:${testPort}/${path}`],
] as const) {
  test(`the search pages pass axe in ${language}`, { tag: language === 'Greek' ? '@phone-only' : [] }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found = language === 'Greek' ? 'φορεμα' : 'dress';
    for (const path of ['Search', 'Search?q=zzqqxx', `Search?q=${encodeURIComponent(found)}`]) {
      await visit(page, address(path));
      await expectAccessible(page, path, { rules: 'wcag' });
    }
    await expect(results(page).first()).toBeVisible();
    await page.evaluate(() => localStorage.setItem('recent-searches', '["linen","denim"]'));
    await visit(page, address(''));
    const field = await openSearch(page);
    await expectAccessible(page, 'recent searches', { rules: 'wcag' });
    await field.fill(found.slice(0, 4));
    await expect(options(page).filter({ hasText: '€' }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'suggestions', { rules: 'wcag' });
  });
}
