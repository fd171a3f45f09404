import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { addToCart, chooseSize, openProduct, shopIn, visit } from './shopper.ts';

const hosts = ['si', 'bd', 'gr', 'sk', 'ro', 'pt', 'pl', 'lt', 'it', 'es', 'de', 'cz', 'hr', 'bg', 'at', 'hu'];
/** What a price is written with on each host that does not pay in euros. */
const currencies: Record<string, RegExp> = { bd: /BDT|৳/, ro: /RON|lei/, pl: /PLN|zł/, cz: /CZK|Kč/, hu: /HUF|Ft/ };

test('each of the 16 countries answers on its own host, in its currency', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on each screen');
  test.setTimeout(120_000);
  for (const host of hosts) {
    const answer = await visit(page, shopIn(host, 'category/women'));
    expect(answer?.status(), host).toBe(200);
    await expect(page.getByRole('article').first(), host).toContainText(currencies[host] ?? '€');
  }
});

test('the default language of a host has no prefix, others have their own', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on each screen');
  await visit(page, shopIn('de').replace('/en/', '/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await visit(page, shopIn('de').replace('/en/', '/el'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'el-GR');
  await visit(page, shopIn('gr').replace('/en/', '/bn'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^bn/);
});

test('a page names its canonical address and its versions in other languages and shops', async ({ page }) => {
  await visit(page, shopIn('si', 'category/women'));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shopIn('si', 'category/women'));
  const alternates = await page.locator('link[rel="alternate"][hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(alternates).toContain('x-default');
  expect(alternates).toContain('de-SI');
  expect(alternates).toContain('de-DE');
});

test('an address answers in any case of its letters', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on each screen');
  const answer = await visit(page, shopIn('si', 'CATEGORY/Women'));
  expect(answer?.status()).toBe(200);
  const checkout = await visit(page, shopIn('si', 'checkout'));
  expect(checkout?.status()).toBe(200);
});

test('an address in another language leads to its own, in each script', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on each screen');
  for (const [host, language] of [
    ['bd', 'bn'],
    ['bg', 'bg'],
    ['gr', 'el'],
  ] as const) {
    const answer = await visit(page, new URL(language === 'bn' ? '/bn/category/women' : '/category/women', shopIn(host)).href);
    expect(answer?.status(), host).toBe(200);
    await expect(page.locator('html'), host).toHaveAttribute('lang', new RegExp(`^${language}`));
    await expect(page.getByRole('article').first(), host).toBeVisible();
  }
});

test('a page that is not there says so with the status 404 and leads home and to all categories', async ({ page }) => {
  for (const path of ['no-such-page', 'product/no-such-product', 'category/no-such-category']) {
    const answer = await visit(page, shopIn('si', path));
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Opps!!!' })).toBeVisible();
    await expect(page.getByText('This page you are looking for could not be found')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go Back to Home' }).click();
  await expect(page).toHaveURL(shopIn('si').replace(/\/$/, ''));
});

test('a listing is sorted by price and paged by links', async ({ page }) => {
  await visit(page, shopIn('si', 'category/women'));
  await expect(page.getByRole('article')).toHaveCount(12);
  const first = await page.getByRole('article').first().innerText();
  await page
    .getByRole('navigation', { name: /pages?/i })
    .getByRole('link', { name: /2/ })
    .first()
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article').first()).not.toHaveText(first);
  await page.goBack();
  await expect(page.getByRole('article').first()).toContainText(first.split('\n')[0] ?? '');
});

test('a cart cookie that makes no sense is a new cart, not an error', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'the same on each screen');
  await context.addCookies([{ name: 'cart', value: '%00broken" or 1=1', url: shopIn('si') }]);
  const answer = await visit(page, shopIn('si', 'Checkout'));
  expect(answer?.status()).toBe(200);
  await visit(page, shopIn('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
});

test('nothing on the way of a guest hinders somebody with a screen reader', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['', 'categories', 'category/women', 'Track/Order', 'no-such-page', 'OrderConfirmation', 'Checkout']) {
    await visit(page, shopIn('si', path));
    await expectAccessible(page, path);
  }
  await visit(page, shopIn('si', 'category/women'));
  await openProduct(page);
  await expectAccessible(page, 'product');
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  await expectAccessible(page, 'cart drawer');
  await visit(page, shopIn('si', 'Checkout'));
  await expectAccessible(page, 'your cart');
  await visit(page, shopIn('si', 'Checkout?step=payment'));
  await expectAccessible(page, 'payment');
});

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}
