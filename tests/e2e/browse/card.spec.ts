import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { getShopUrl, visit } from '../shopper.ts';
import { testPort } from '../test-port.ts';

const women = getShopUrl('si', 'category/women');

/** Returns the first card with several colours. */
const getColourfulCard = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[href*="color="][aria-label]').nth(1) })
    .first();

test('a colour of a card changes its picture and its link, and the page stays', { tag: '@phone' }, async ({ page }) => {
  await visit(page, women);
  const card = getColourfulCard(page);
  const picture = card.locator('img').first();
  const before = await picture.getAttribute('src');
  const other = card.locator('a[aria-label]:not([aria-current])').first();
  const address = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', address);
  await expect(page).toHaveURL(women);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
});

test('a size is added from the card by keyboard, and the cart opens', { tag: ['@short', '@phone'] }, async ({ page }) => {
  await visit(page, women);
  const card = page.getByRole('main').getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  const open = card.getByRole('button', { name: `Add to cart: ${name}` });
  await open.press('Enter');
  const drawer = page.getByRole('dialog', { name });
  const sizes = drawer.getByRole('group', { name: 'Choose a size to add it to the cart' });
  await expect(sizes).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.press('Enter');
  await sizes.getByRole('button', { disabled: false }).first().press('Enter');
  await expect(page.getByRole('dialog', { name: /cart/i })).toContainText(name);
});

test('a sold-out size of a card cannot be added', async ({ page }) => {
  await visit(page, women);
  // Marks one size of the answer as sold out, because the sold-out sizes depend on the demo's stock.
  await page.route('**/product-stock/**', async (route) => {
    // Node does not resolve `*.localhost`, so the host goes into the header.
    const { host, pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: `http://127.0.0.1:${testPort}${pathname}${search}`, headers });
    const offer = (await response.json()) as { sizes: { id: number }[]; variants: { sizeId: number; available: number }[] };
    const [size] = offer.sizes;
    for (const variant of offer.variants) if (variant.sizeId === size?.id) variant.available = 0;
    await route.fulfill({ response, json: offer });
  });
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  const soldOut = page.getByRole('dialog').getByRole('button', { name: /, Sold out$/ });
  await expect(soldOut.first()).toBeDisabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a colour of a card leads to the product in that colour', async ({ page }) => {
    await visit(page, women);
    const other = getColourfulCard(page).locator('a[aria-label]:not([aria-current])').first();
    const address = (await other.getAttribute('href')) ?? '';
    await other.click();
    await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
    await expect(page.getByRole('button', { name: /^Add to cart:/ }).first()).toBeHidden();
  });
});
