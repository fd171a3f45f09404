import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { isReady, getShopUrl, visit } from '../shopper.ts';

const women = (query = '') => getShopUrl('si', `category/women${query}`);
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 960;

/** Returns the filters: the column, or on a phone the opened drawer. */
async function filters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('main').getByRole('complementary');
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  if (!(await drawer.isVisible()))
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filter/ })
      .click();
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Closes the drawer of filters on a phone. */
async function closeFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Show \d+ items?/ }).click();
}

const choose = async (page: Page, name: RegExp) => (await filters(page)).getByRole('checkbox', { name }).click({ force: true });
const chosen = (page: Page) => page.getByRole('list', { name: 'Selected filters' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Returns the number of items that the page shows. */
async function count(page: Page): Promise<number> {
  const text = await page.getByRole('main').locator('header').innerText();
  return Number(/(\d+) items?/.exec(text)?.[1]);
}

test('filters combine, are part of the address, and Back removes the last one', { tag: ['@short', '@phone'] }, async ({ page }) => {
  await visit(page, women());
  const all = await count(page);
  await choose(page, /^Navy/);
  await expect(page).toHaveURL(women('?color=navy'));
  await expect.poll(() => count(page)).toBeLessThan(all);
  const navy = await count(page);

  await choose(page, /^Black/);
  await expect(page).toHaveURL(women('?color=black,navy'));
  await expect.poll(() => count(page)).toBeGreaterThan(navy);
  await choose(page, /^M( |$)/);
  await expect(page).toHaveURL(women('?color=black,navy&size=m'));

  await page.goBack();
  await expect(page).toHaveURL(women('?color=black,navy'));
  await page.goBack();
  await expect(page).toHaveURL(women('?color=navy'));
  await expect.poll(() => count(page)).toBe(navy);
  const shown = await filters(page);
  await expect(shown.getByRole('checkbox', { name: /^Navy/ })).toBeChecked();
  await expect(shown.getByRole('checkbox', { name: /^Black/ })).not.toBeChecked();
});

test(
  'a colour filter shows cards in that colour, which open in it, and loading the data again leaves the listing as it is',
  { tag: '@short' },
  async ({ page }) => {
    await visit(page, women());
    await choose(page, /^Black/);
    await expect(page).toHaveURL(women('?color=black'));
    await closeFilters(page);
    const results = page.getByRole('main').locator('[aria-busy]');
    await expect(results).toHaveAttribute('aria-busy', 'false');
    // Loads new data for the same page, as after an answer to the cookie banner or a cart change.
    await page.evaluate(() =>
      (window as unknown as { __reactRouterDataRouter: { revalidate: () => Promise<void> } }).__reactRouterDataRouter.revalidate(),
    );
    await expect(results).toHaveAttribute('aria-busy', 'false');
    await page.goBack();
    await expect(page).toHaveURL(women());
    await expect(results).toHaveAttribute('aria-busy', 'false');
    await page.goForward();
    await expect(page).toHaveURL(women('?color=black'));
    await expect(results).toHaveAttribute('aria-busy', 'false');

    const picture = /\/media\/[^?]+$/;
    const card = cards(page).first();
    const shown = picture.exec((await card.locator('img').first().getAttribute('src')) ?? '')?.[0];
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\/[^?]+\?color=black$/);
    await expect(page.getByRole('region', { name: 'Colour' })).toContainText('Black');
    const opened = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture.exec(opened ?? '')?.[0]).toBe(shown);
  },
);

test('the other values of a filter keep their counts, and a count equals the number of results', async ({ page }) => {
  await visit(page, women());
  const black = (await filters(page)).getByRole('checkbox', { name: /^Black/ });
  const promised = Number(/\d+/.exec(await black.evaluate((box) => box.closest('label')?.innerText ?? ''))?.[0]);
  await choose(page, /^White/);
  await expect(page).toHaveURL(women('?color=white'));
  await expect(black).toHaveAccessibleName(new RegExp(`\\b${promised}$`));
  await choose(page, /^White/);
  await expect(page).toHaveURL(women());
  await choose(page, /^Black/);
  await expect.poll(() => count(page)).toBe(promised);
});

test('a chip removes its filter, "Clear all" removes all filters', { tag: '@phone-whole' }, async ({ page }) => {
  await visit(page, women('?color=black,navy&size=m&orderBy=price-asc'));
  await expect(chosen(page).getByRole('listitem')).toHaveCount(4);
  await chosen(page).getByRole('link', { name: 'Remove Navy' }).press('Enter');
  await expect(page).toHaveURL(women('?color=black&size=m&orderBy=price-asc'));
  await expect(chosen(page).getByRole('link', { name: 'Remove M' })).toBeFocused();
  await chosen(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(women('?orderBy=price-asc'));
  await expect(chosen(page)).toHaveCount(0);
});

test('a price limit applies when the field loses focus, and no result exceeds it', async ({ page }) => {
  await visit(page, women());
  const to = (await filters(page)).getByRole('textbox', { name: /^To/ });
  await to.fill('20');
  await to.press('Enter');
  await expect(page).toHaveURL(women('?priceRange=-20'));
  await closeFilters(page);
  await expect(chosen(page).getByRole('link', { name: /Remove Up to/ })).toBeVisible();
  const prices = await cards(page).allInnerTexts();
  expect(prices.length).toBeGreaterThan(0);
  for (const text of prices) expect(Number(/€(\d+\.\d\d)/.exec(text)?.[1])).toBeLessThanOrEqual(20);
});

test('a listing is sorted by price, keeps its filters, and its pages keep both', { tag: '@phone-whole' }, async ({ page }) => {
  await visit(page, women('?color=black'));
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(women('?color=black&orderBy=price-asc'));
  const prices = async () => (await cards(page).allInnerTexts()).map((text) => Number(/€(\d+\.\d\d)/.exec(text)?.[1]));
  const isRising = async () => (await prices()).every((price, index, all) => price >= (all[index - 1] ?? 0));
  await expect.poll(isRising).toBe(true);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(women('?color=black&orderBy=price-asc&page=2'));
});

test('dresses are filtered by length, sleeve, neckline and occasion, in the language of the page', async ({ page }) => {
  await visit(page, getShopUrl('si', 'category/women/dresses'));
  const shown = await filters(page);
  for (const name of ['Length', 'Sleeve', 'Neckline', 'Occasion']) await expect(shown.locator('summary', { hasText: name })).toBeVisible();
  await visit(page, getShopUrl('de', 'category/women/dresses').replace('/en/', '/'));
  for (const name of ['Länge', 'Ärmel', 'Ausschnitt', 'Anlass'])
    await expect((await filters(page)).locator('summary', { hasText: name })).toBeVisible();
});

test('the new number of items is announced to screen readers', async ({ page }) => {
  await visit(page, women());
  const all = await count(page);
  await choose(page, /^Navy/);
  await expect.poll(() => count(page)).toBeLessThan(all);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${await count(page)} items`);
});

test('an empty result suggests which filters to remove', async ({ page }) => {
  await visit(page, women('?color=navy&size=m&priceRange=-1'));
  await expect(page.getByText('Nothing matches all of these filters')).toBeVisible();
  await chosen(page)
    .getByRole('link', { name: /Remove Up to/ })
    .click();
  await expect(cards(page).first()).toBeVisible();
});

test('unknown parameters are removed from the address, and a page beyond the last is 404', async ({ page }) => {
  await visit(page, women('?color=no-such-colour&size=m&utm_source=letter'));
  await expect(page).toHaveURL(women('?size=m'));
  await visit(page, women('?SIZE=m&color=NAVY&color=black&orderBy=recommended'));
  await expect(page).toHaveURL(women('?color=black,navy&SIZE=m'));
  const response = await visit(page, women('?page=999'));
  expect(response?.status()).toBe(404);
});

test('search engines index only unfiltered pages of a listing', async ({ page }) => {
  await visit(page, women('?color=navy&page=2'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', women());
  await visit(page, women('?page=2'));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', women('?page=2'));
  // The links of cards name a colour too; their pages name the address without it as canonical.
  const followed = await page.locator('main a[href*="color="]:not([href*="/product/"]):not([rel="nofollow"])').count();
  expect(followed).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form whose result has the same address', { tag: '@short' }, async ({ page }) => {
    await visit(page, women('?orderBy=price-asc'));
    const main = page.getByRole('main');
    if (isPhone(page)) await main.locator('summary').filter({ hasText: 'Filter' }).click();
    const form = main
      .locator('form')
      .filter({ visible: true, has: page.getByRole('button', { name: 'Apply' }) })
      .first();
    await form.getByRole('checkbox', { name: /^Navy/ }).check({ force: true });
    await form.getByRole('checkbox', { name: /^Black/ }).check({ force: true });
    await form.getByRole('textbox', { name: /^To/ }).fill('60');
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(women('?color=black,navy&priceRange=-60&orderBy=price-asc'));
    await expect(chosen(page).getByRole('listitem')).toHaveCount(4);
    await chosen(page).getByRole('link', { name: 'Remove Black' }).click();
    await expect(page).toHaveURL(women('?color=navy&priceRange=-60&orderBy=price-asc'));
  });
});

test('on a phone the keyboard opens, uses and closes the drawer of filters', { tag: '@phone-only' }, async ({ page }) => {
  await visit(page, women());
  const open = page.getByRole('main').getByRole('button', { name: /^Filter/ });
  await open.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('checkbox', { name: /^Navy/ }).press('Space');
  await expect(page).toHaveURL(women('?color=navy'));
  const show = drawer.getByRole('button', { name: /^Show \d+ items/ });
  await expect.poll(async () => Number(/\d+/.exec(await show.innerText())?.[0]) === (await count(page))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await expect(open).toHaveAccessibleName(/1$/);
});

test('brands are listed from A to Z, each with its own listing and filters', async ({ page }) => {
  await visit(page, getShopUrl('si', 'brands'));
  const brand = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  const name = await brand.innerText();
  await brand.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await isReady(page);
  for (const text of await cards(page).allInnerTexts()) expect(text).toContain(name);
  await expect((await filters(page)).getByText('Brand', { exact: true })).toHaveCount(0);
  await (await filters(page)).getByRole('checkbox', { name: /^M( |$)/ }).click({ force: true });
  await expect(page).toHaveURL(/\/brands\/[\w-]+\?size=m$/);
});

test('a collection answers in each language and in any letter case, and an unknown one is 404', async ({ page }) => {
  await visit(page, getShopUrl('si', 'COLLECTION/Knit-Season'));
  await expect(page).toHaveURL(getShopUrl('si', 'collection/knit-season'));
  await expect(page.getByRole('heading', { level: 1, name: 'Knit season' })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  const german = await page.locator('link[rel="alternate"][hreflang="de-SI"]').getAttribute('href');
  await visit(page, german ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(cards(page)).toHaveCount(12);
  for (const path of ['collection/no-such-collection', 'brands/no-such-brand']) {
    const response = await visit(page, getShopUrl('si', path));
    expect(response?.status(), path).toBe(404);
  }
});

for (const language of ['en', 'de']) {
  test(`listings, brands and collections pass axe (${language})`, { tag: language === 'de' ? '@phone-only' : [] }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const at = (path: string) => getShopUrl('si', path).replace('/en/', `/${language}/`);
    /** Opens a page in the language through the alternate link of its English version. */
    const inLanguage = async (path: string) => {
      await visit(page, getShopUrl('si', path));
      return (await page.locator(`link[rel="alternate"][hreflang="${language}-SI"]`).getAttribute('href')) ?? '';
    };
    const [category, collection] = [await inLanguage('category/women'), await inLanguage('collection/knit-season')];
    for (const url of [category, `${category}?color=navy&priceRange=-1`, at('brands'), at('brands/brindlemoor'), collection, at('categories')]) {
      await visit(page, url);
      await expectAccessible(page, url, { rules: 'wcag' });
    }
    await visit(page, `${category}?color=navy&size=m`);
    if (isPhone(page)) await page.locator('main [aria-haspopup="dialog"]').click();
    // Opens all collapsed sections, because axe cannot check hidden content.
    await page.locator('main details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
    await expectAccessible(page, 'all filters open', { rules: 'wcag' });
  });
}
