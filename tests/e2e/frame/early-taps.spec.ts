import { expect, test, type Page } from '@playwright/test';
import { getShopUrl, isReady, openProduct, visit } from '../shopper.ts';

/** Delays the scripts of the pages until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a tap on a wishlist button before the page can be used saves the product', { tag: '@short' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(getShopUrl('si', 'category/women'), { waitUntil: 'domcontentloaded' });
  const wishlistButton = page
    .getByRole('main')
    .getByRole('button', { name: /^Save .+ to the wishlist$/ })
    .first();
  await wishlistButton.click();
  release();
  await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true');
});

test('a tap on "Add to cart" without a size before the page can be used stays on the product', { tag: '@short' }, async ({ page }) => {
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  const product = page.url();
  const release = await holdScripts(page);
  await page.goto(product, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
  release();
  await isReady(page);
  expect(page.url()).toBe(product);
});

test('a link leads to its page although the script of that page is missing, as after a new build', async ({ page }) => {
  let isMissing = true;
  await page.route(/\/assets\/brands-[^/]*\.js$/, (route) => (isMissing ? route.abort() : route.continue()));
  await visit(page, getShopUrl('si', 'faq'));
  const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/brands'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Brands' }).click();
  await loaded;
  isMissing = false;
  await expect(page).toHaveURL(getShopUrl('si', 'brands'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brands');
});

test('the links of the main menu are reached by Tab, and no two landmarks of a page have one name', async ({ page }) => {
  await visit(page, getShopUrl('si', 'category/women'));
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Women', exact: true }).focus();
  const first = menu.getByRole('link', { name: 'Everything in Women' });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveAttribute('href', /\/category\/women\/.+/);

  const names = await page.getByRole('navigation').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  expect(names).toEqual([...new Set(names)]);
});
