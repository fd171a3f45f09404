import { expect, test, type Page } from '@playwright/test';
import { getShopUrl, isReady, visit } from '../shopper.ts';

const women = (query = '') => getShopUrl('si', `category/women${query}`);
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Load more' });

test(
  '"Load more" adds the next products, and Back from a product shows all of them at the same place',
  { tag: ['@short', '@phone'] },
  async ({ page }) => {
    await visit(page, women());
    await expect(cards(page)).toHaveCount(12);
    await more(page).click();
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL(women('?page=2'));
    await more(page).click();
    await expect(cards(page)).toHaveCount(36);
    await expect(page).toHaveURL(women('?page=3'));

    const last = cards(page).nth(30);
    const name = await last.getByRole('heading').innerText();
    await last.scrollIntoViewIfNeeded();
    const before = (await last.boundingBox())?.y;
    await last.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL(women('?page=3'));
    await expect(cards(page)).toHaveCount(36);
    await expect(cards(page).nth(30).getByRole('heading')).toHaveText(name);
    await expect.poll(async () => Math.abs(((await cards(page).nth(30).boundingBox())?.y ?? 0) - (before ?? 0))).toBeLessThan(8);
  },
);

test('pages that were added are one step of the history: Back leaves the listing', async ({ page }) => {
  await visit(page, getShopUrl('si', 'categories'));
  await page.getByRole('main').getByRole('link', { name: 'Women' }).first().click();
  await expect(page).toHaveURL(women());
  await more(page).click();
  await expect(cards(page)).toHaveCount(24);
  await page.goBack();
  await expect(page).toHaveURL(getShopUrl('si', 'categories'));
});

test('by keyboard the focus moves to the first new product', async ({ page }) => {
  await visit(page, women());
  await isReady(page);
  await more(page).press('Enter');
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).nth(12).getByRole('link').first()).toBeFocused();
});

test('a page shows 24 products when the shopper chooses so', async ({ page }) => {
  await visit(page, women());
  await page.getByRole('navigation', { name: 'Items per page' }).getByRole('link', { name: '24' }).click();
  await expect(page).toHaveURL(women('?take=24'));
  await expect(cards(page)).toHaveCount(24);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('"Load more" leads to the next page', async ({ page }) => {
    await visit(page, women());
    await more(page).click();
    await expect(page).toHaveURL(women('?page=2'));
    await expect(cards(page)).toHaveCount(12);
  });
});
