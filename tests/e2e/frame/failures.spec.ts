import { expect, test, type APIRequestContext, type Page, type Response } from '@playwright/test';
import {
  acceptTerms,
  addToCart,
  chooseSize,
  fillCheckout,
  newShopper,
  openProduct,
  order,
  orderButton,
  places,
  getShopUrl,
  visit,
} from '../shopper.ts';
import { testPort } from '../test-port.ts';

const slovenia = 3;
const api = `http://127.0.0.1:${testPort}/api`;

test(
  'typed input survives a reload and appears in another tab, and an older tab does not overwrite it',
  { tag: '@short' },
  async ({ page, context }) => {
    const shopper = newShopper(places.si);
    await putOneInCart(page);
    await visit(page, getShopUrl('si', 'Checkout?step=payment'));
    const older = await context.newPage();
    await visit(older, getShopUrl('si', 'Checkout?step=payment'));
    const isSaved = (response: Response) => response.request().method() === 'POST' && response.url().includes('Checkout') && response.ok();
    const saved = page.waitForResponse(isSaved);
    await fillCheckout(page, shopper);
    await saved;
    await page.getByLabel('City').first().blur();
    await expect(async () => {
      const other = await context.newPage();
      await visit(other, getShopUrl('si', 'Checkout?step=payment'));
      await expect(other.getByLabel('City').first()).toHaveValue(shopper.city, { timeout: 1000 });
      await other.close();
    }).toPass();
    const savedByOlder = older.waitForResponse(isSaved);
    await older.getByRole('checkbox', { name: /^Send me one reminder by email/ }).check({ force: true });
    await savedByOlder;
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^Send me one reminder by email/ })).toBeChecked();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
    await expect(page.getByLabel('Street and house number').first()).toHaveValue(shopper.address);
  },
);

test('errors are shown in the language of the page, each beside its field', { tag: '@short' }, async ({ page }) => {
  await putOneInCart(page);
  for (const [language, words] of [
    ['de', 'Dieses Feld ist erforderlich'],
    ['el', 'Αυτό το πεδίο'],
    ['bn', 'ফোন'],
  ] as const) {
    await visit(page, getShopUrl('si', 'Checkout?step=payment').replace('/en/', `/${language}/`));
    await orderButton(page).click();
    await expect(page.getByRole('alert').first()).toContainText(words);
    const email = page.locator('input[name="email"]');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/\S/);
  }
});

test('a product that has sold out meanwhile is marked on its cart line and can be removed', { tag: '@short' }, async ({ page, request }) => {
  const scarce = await findScarce(request);
  await visit(page, getShopUrl('si', `product/${scarce.slug}${scarce.color ? `?color=${scarce.color.code}` : ''}`));
  const sizes = page.getByRole('group', { name: /^Size/ });
  if ((await sizes.count()) > 0) await sizes.getByRole('radio', { name: scarce.size.name, exact: true }).check({ force: true });
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText(scarce.name);

  await buyAll(request, scarce);
  await visit(page, getShopUrl('si', 'Checkout'));
  const main = page.getByRole('main');
  await expect(main).toContainText('This item has just sold out.');
  await main.getByRole('button', { name: /^Remove/ }).click();
  await expect(main).toContainText('Your cart is empty');
});

test('an address outside the delivery area is refused at the postal code', async ({ page }) => {
  await visit(page, getShopUrl('es', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  await visit(page, getShopUrl('es', 'Checkout?step=payment'));
  await fillCheckout(page, newShopper({ phone: '612345678', address: 'Calle Triana 1', postalCode: '35001', city: 'Las Palmas' }));
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Postal code').first()).toHaveValue('35001');
  await expect(page).not.toHaveURL(/OrderConfirmation/);
});

test('adding to the cart shows a green message, and the keyboard closes the drawer', { tag: ['@short', '@phone-whole'] }, async ({ page }) => {
  await visit(page, getShopUrl('si', 'category/men'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).focus();
  await page.keyboard.press('Enter');
  const snackbar = page.getByRole('status').filter({ hasText: 'Added to cart' });
  await expect(snackbar).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test(
  'the snackbar names only the number of wrong fields above them, and hides when they are corrected',
  { tag: '@phone-whole' },
  async ({ page }) => {
    await putOneInCart(page);
    await visit(page, getShopUrl('si', 'Checkout?step=payment'));
    await fillCheckout(page, newShopper(places.si));
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check({ force: true });
    await orderButton(page).click();
    const snackbar = page.locator('[popover]:popover-open');
    await expect(snackbar).toHaveText('Please check 1 field');
    const header = await page.getByRole('banner').boundingBox();
    expect((await snackbar.boundingBox())?.y, 'the snackbar covers the header, not the form').toBeLessThan(header?.height ?? 0);
    await acceptTerms(page);
    await order(page);
    await expect(page).toHaveURL(/\/OrderConfirmation/);
    await expect(snackbar).toHaveCount(0, { timeout: 1_000 });
  },
);

test('a form from another site changes nothing', { tag: '@short' }, async ({ request }) => {
  const answer = await request.post(`http://127.0.0.1:${testPort}/en/cart/lines`, {
    headers: { host: `si.localhost:${testPort}`, origin: 'https://evil.example' },
    form: { productId: '1', size: '1', quantity: '1' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});

async function putOneInCart(page: Page): Promise<void> {
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
}

interface ScarceProduct {
  productId: number;
  slug: string;
  name: string;
  color: { id: number; code: string } | undefined;
  size: { id: number; name: string };
  available: number;
}

interface ProductAnswer {
  data: {
    id: number;
    slug: string;
    name: string;
    colors: { id: number; code: string }[];
    sizes: { id: number; name: string }[];
    variants: { colorId: number | null; sizeId: number; available: number }[];
  };
}

/** Finds a variant whose stock is below the limit per order, so that its quantity is the whole stock. */
async function findScarce(request: APIRequestContext): Promise<ScarceProduct> {
  for (let page = 3; page < 15; page += 1) {
    const listing = (await (
      await request.get(`${api}/product/web/countryCategoryWiseProductsPagination?countryId=${slovenia}&languageId=1&page=${page}`)
    ).json()) as { data: { slug: string }[] };
    for (const { slug } of listing.data) {
      const { data } = (await (await request.get(`${api}/products/${slug}?countryId=${slovenia}&languageId=1`)).json()) as ProductAnswer;
      const variant = data.variants.find(({ available }) => available > 0 && available < 5);
      const size = data.sizes.find(({ id }) => id === variant?.sizeId);
      if (!variant || !size) continue;
      return {
        productId: data.id,
        slug,
        name: data.name,
        color: data.colors.find(({ id }) => id === variant.colorId),
        size,
        available: variant.available,
      };
    }
  }
  throw new Error('the demo shop has no scarce garment');
}

async function buyAll(request: APIRequestContext, { productId, color, size, available }: ScarceProduct): Promise<void> {
  const cart = (await (await request.post(`${api}/carts`, { data: { countryId: slovenia } })).json()) as { data: { id: string } };
  const line = await request.post(`${api}/carts/${cart.data.id}/lines`, {
    data: { productId, color: color?.id ?? null, size: size.id, quantity: available },
  });
  expect(line.ok()).toBe(true);
  const form = { ...newShopper(places.si), phoneCode: '386', shippingMethod: 'courier', paymentMethod: 'cod', terms: 'on' };
  const checkout = (await (await request.patch(`${api}/checkout/${cart.data.id}`, { data: { form } })).json()) as {
    data: { idempotencyKey: string; totals: { total: number } };
  };
  const order = await request.post(`${api}/checkout/${cart.data.id}/orders`, {
    headers: { 'idempotency-key': checkout.data.idempotencyKey },
    data: { form, shownTotal: checkout.data.totals.total },
  });
  expect(order.ok(), await order.text()).toBe(true);
}
