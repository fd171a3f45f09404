import type { ProductPage } from '@selvedge/server/contract';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { deliverOrders } from '../back-office/order-queue.ts';
import { addToCart, newShopper, placeOnDelivery, places, readMailedLink, readOrderNumber, getShopUrl, visit } from '../shopper.ts';

const slovenia = { countryId: '3', languageId: '1' };

/** Calls the shop's API from one of its pages. */
async function callApi<Answer>(page: Page, path: string, query: Record<string, string> = {}): Promise<Answer> {
  if (!page.url().startsWith('http')) await page.goto(getShopUrl('si', 'Track/Order'), { waitUntil: 'domcontentloaded' });
  const response = await page.request.get(
    `${new URL('/api/', page.url()).href.replace(/\/\/[^:/]+/, '//127.0.0.1')}${path}?${new URLSearchParams({ ...slovenia, ...query }).toString()}`,
  );
  return (await response.json()) as Answer;
}

interface Listed {
  data: { slug: string }[];
}
interface Reviewed {
  meta: { itemCount: number };
}

/** Finds the first product that satisfies a condition. */
async function findProduct(page: Page, isWanted: (product: ProductPage) => boolean | Promise<boolean>): Promise<ProductPage> {
  for (let at = 1; at <= 4; at++) {
    const { data } = await callApi<Listed>(page, 'product/web/countryCategoryWiseProductsPagination', { page: String(at), take: '96' });
    for (const { slug } of data) {
      const { data: product } = await callApi<{ data: ProductPage }>(page, `products/${slug}`);
      if (await isWanted(product)) return product;
    }
  }
  throw new Error('The demo shop has no product like that.');
}

const getAddress = (product: ProductPage, colour?: number | null): string => {
  const { code } = product.colors.find(({ id }) => id === colour) ?? {};
  return getShopUrl('si', `product/${product.slug}${code ? `?color=${code}` : ''}`);
};
const hasChart = ({ sizeChart }: ProductPage): boolean => sizeChart?.measures.includes('chest') === true && sizeChart.measures.includes('waist');
const isInStock = ({ variants }: ProductPage): boolean => variants.every(({ available }) => available > 3);
const reviewCount = async (page: Page, { id }: ProductPage): Promise<number> =>
  (await callApi<Reviewed>(page, `products/${id}/reviews`)).meta.itemCount;
const findSoldOutVariant = ({ sizes, variants }: ProductPage) => (sizes.length > 1 ? variants.find(({ available }) => available === 0) : undefined);

/** Returns the middle of the body measurements of a size, in cm. */
function getBodyMeasures({ sizeChart }: ProductPage, index: number): { size: string; chest: string; waist: string } {
  const row = sizeChart?.rows[index];
  if (!row?.ranges.chest || !row.ranges.waist) throw new Error('The chart has no such size.');
  const middle = ([from, to]: [number, number]) => String((from + to) / 20);
  return { size: row.size.name, chest: middle(row.ranges.chest), waist: middle(row.ranges.waist) };
}

test('the size finder works by keyboard, explains its answer, and its size is chosen', { tag: ['@short', '@phone-whole'] }, async ({ page }) => {
  const product = await findProduct(page, (one) => hasChart(one) && isInStock(one));
  const body = getBodyMeasures(product, 1);
  await visit(page, getAddress(product));
  await page.getByRole('link', { name: 'Size guide' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Size guide' });
  await expect(drawer.getByRole('table')).toContainText(body.size);

  await drawer.getByLabel('Chest (cm)').focus();
  await page.keyboard.type(body.chest);
  await page.keyboard.press('Tab');
  await page.keyboard.type(body.waist);
  await page.keyboard.press('Enter');
  const answer = drawer.getByRole('status');
  await expect(answer).toContainText(`Your size: ${body.size}`);
  await expect(answer).toContainText('This size is made for your measurements.');

  await answer.getByRole('button', { name: `Choose size ${body.size}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('radio', { name: body.size, exact: true })).toBeChecked();

  await visit(page, getAddress(product));
  await page.getByRole('link', { name: 'Size guide' }).click();
  await expect(drawer.getByLabel('Chest (cm)')).toHaveValue(body.chest);
  await drawer.getByText('inches', { exact: true }).click();
  await expect(drawer.getByLabel('Chest (inches)')).toHaveValue(String(Math.round(Number(body.chest) / 0.254) / 10));
});

test('an empty size finder says which measurements it needs', async ({ page }) => {
  const product = await findProduct(page, hasChart);
  await visit(page, getAddress(product));
  await page.getByRole('link', { name: 'Size guide' }).click();
  const drawer = page.getByRole('dialog', { name: 'Size guide' });
  await drawer.getByRole('button', { name: 'Find my size' }).click();
  await expect(drawer.getByText('Please enter at least one measurement')).toBeVisible();
  await drawer.getByLabel('Chest (cm)').fill('wide');
  await drawer.getByRole('button', { name: 'Find my size' }).click();
  await expect(drawer.getByText('This field can only contain numbers')).toBeVisible();
});

test('a press on "Add to cart" before the scripts have come asks for a size on the page', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(getShopUrl('si', 'category/women'), { waitUntil: 'domcontentloaded' });
  const path = await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href');
  await page.goto(new URL(path ?? '', page.url()).href, { waitUntil: 'domcontentloaded' });
  const address = page.url();
  await addToCart(page).click();
  await expect(page.locator('input[name="size"]:invalid').first()).toBeFocused();
  expect(page.url()).toBe(address);
});

test('a sold-out size is struck through, and a customer can ask for a notification', { tag: ['@short', '@phone-whole'] }, async ({ page }) => {
  const product = await findProduct(page, (one) => findSoldOutVariant(one) !== undefined);
  const variant = findSoldOutVariant(product);
  const name = product.sizes.find(({ id }) => id === variant?.sizeId)?.name ?? '';
  await visit(page, getAddress(product, variant?.colorId));
  await page.getByRole('radio', { name: `${name} Sold out`, exact: true }).check({ force: true });
  await expect(addToCart(page)).toBeHidden();
  const tell = page.getByRole('button', { name: 'Email me when it’s back' });
  await page.getByLabel('Email').fill('maja@nowhere');
  await tell.click();
  await expect(page.getByRole('main').getByText('Please enter a valid email')).toBeVisible();
  const { email } = newShopper(places.si);
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('We’ll let you know')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await visit(page, await readMailedLink(page.context(), email, 'stock-notice'));
  await expect(page).toHaveURL(/\/stock-notice$/);
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('main').getByText('Your email is confirmed.')).toBeVisible();
});

test('reviews are shown ten at a time without losing the scroll position', async ({ page }) => {
  const product = await findProduct(page, async (one) => (await reviewCount(page, one)) > 10);
  await visit(page, getAddress(product));
  await page.getByRole('link', { name: /^\S+ out of 5 stars \d+ reviews$/ }).click();
  const reviews = page.getByRole('region', { name: 'What customers say' });
  await expect(reviews).toBeInViewport();
  await expect(reviews.getByRole('article')).toHaveCount(10);
  await expect(reviews).toContainText(/Runs small|True to size|Runs large/);
  const first = await reviews.getByRole('article').first().innerText();
  await reviews.getByRole('link', { name: 'More reviews' }).click();
  await expect(reviews.getByRole('article').nth(10)).toBeVisible();
  await expect(reviews.getByRole('article').first()).toHaveText(first, { useInnerText: true });
  await expect(page).not.toHaveURL(/reviews=/);
});

test('reviews are sorted by stars on the page', async ({ page }) => {
  const product = await findProduct(page, async (one) => (await reviewCount(page, one)) > 10);
  await visit(page, getAddress(product));
  const reviews = page.getByRole('region', { name: 'What customers say' });
  await expect(reviews.getByRole('list', { name: 'Reviews by stars' }).getByRole('listitem')).toHaveCount(5);
  const listStars = async () => {
    const labels = await reviews
      .getByRole('article')
      .getByRole('img')
      .evaluateAll((icons) => icons.map((icon) => icon.getAttribute('aria-label') ?? ''));
    return labels.filter((label) => label.endsWith('stars')).map((label) => Number.parseInt(label, 10));
  };
  const isSorted = async (sign: number) => (await listStars()).every((stars, index, all) => sign * (stars - (all[index - 1] ?? stars)) >= 0);
  await reviews.getByRole('link', { name: 'Lowest rating' }).click();
  await expect(reviews.getByRole('link', { name: 'Lowest rating' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => isSorted(1)).toBe(true);
  await reviews.getByRole('link', { name: 'Highest rating' }).click();
  await expect(reviews.getByRole('link', { name: 'Highest rating' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => isSorted(-1)).toBe(true);
  await expect(page).not.toHaveURL(/reviewsBy=/);
});

test('late page data is idle, pending, failed, and loaded after a retry', async ({ page }) => {
  const product = await findProduct(page, async (one) => (await reviewCount(page, one)) > 10);
  await visit(page, getAddress(product));
  const reviews = page.getByRole('region', { name: 'What customers say' });
  const more = reviews.getByRole('link', { name: /^(More reviews|Loading)$/ });
  await expect(more).toHaveText('More reviews');
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/product-reviews/**', async (route) => {
    await failing;
    await route.abort();
  });
  await more.click();
  await expect(more).toHaveText('Loading');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  fail();
  await expect(reviews.getByText('We can’t reach the shop right now. Please try again.')).toBeVisible();
  await page.unroute('**/product-reviews/**');
  await more.click();
  await expect(reviews.getByRole('article').nth(10)).toBeVisible();
  await expect(reviews.getByText('We can’t reach the shop right now. Please try again.')).toBeHidden();
});

test('a buyer submits a review, and the page says that it will be moderated first', { tag: '@short' }, async ({ page }) => {
  const shopper = newShopper(places.si);
  const product = await findProduct(page, isInStock);
  await buy(page, product, product.sizes[0]?.name ?? '');
  await placeOnDelivery(page, shopper);
  const orderNumber = await readOrderNumber(page);
  await page.getByRole('button', { name: 'Track your order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  // A product that has not arrived cannot be reviewed.
  await expect(page.getByRole('link', { name: /^Write a review/ })).toHaveCount(0);
  await deliverOrders(orderNumber);
  await page.reload();
  await page.getByRole('link', { name: /^Write a review/ }).click();
  const form = page.getByRole('form', { name: /^Review/ });
  await form.getByLabel('Your review').fill('Soft and warm.');
  await form.getByRole('button', { name: 'Submit review' }).click();
  await expect(form.getByText('Please choose a star rating')).toBeVisible();
  await expect(form.getByLabel('Your review')).toHaveValue('Soft and warm.');
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByRole('radio', { name: 'True to size' }).check();
  await expect(form.getByLabel('Display name')).toHaveValue(shopper.firstName);
  await form.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByText('It will appear once we’ve checked it.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(shopper.city);

  await visit(page, getShopUrl('si', `Track/Order?review=${product.id}`));
  await form.getByRole('radio', { name: '1 star', exact: true }).check({ force: true });
  await form.getByRole('button', { name: 'Submit review' }).click();
  await expect(form.getByRole('alert')).toContainText('You’ve already reviewed this.');
});

test('an open page is notified when the last pieces are sold', async ({ page, context }) => {
  const product = await findProduct(page, ({ sizes, variants }) => sizes.length > 1 && variants.some(({ available }) => available === 1));
  const variant = product.variants.find(({ available }) => available === 1);
  const name = product.sizes.find(({ id }) => id === variant?.sizeId)?.name ?? '';
  await visit(page, getAddress(product, variant?.colorId));
  await page.getByRole('radio', { name, exact: true }).check({ force: true });
  await expect(page.getByText('Only 1 left')).toBeVisible();

  const other = await context.newPage();
  await buy(other, product, name, variant?.colorId);
  await placeOnDelivery(other, newShopper(places.si));
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('radio', { name: `${name} Sold out`, exact: true })).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Email me when it’s back' })).toBeVisible();
});

test('adding to the cart does not request the product again', async ({ page }) => {
  const product = await findProduct(page, isInStock);
  await visit(page, `${getAddress(product)}?ref=friend`);
  await expect(page.locator('input[name="returnTo"]').first()).not.toHaveValue(/ref/);
  const data: string[] = [];
  page.on('request', (request) => request.url().includes('/product/') && request.url().includes('.data') && data.push(request.url()));
  if (product.sizes.length > 1) await page.getByRole('radio', { name: product.sizes[0]?.name, exact: true }).check({ force: true });
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  expect(data).toEqual([]);
});

test('"Complete the look" shows other kinds of products than the product itself', async ({ page }) => {
  await visit(page, getShopUrl('si', 'category/women/dresses'));
  const path = await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href');
  await visit(page, new URL(path ?? '', page.url()).href);
  const look = page.getByRole('region', { name: 'Complete the look' });
  await expect(look.getByRole('article').first()).toBeVisible();
  for (const name of await look.getByRole('heading', { level: 3 }).allInnerTexts()) expect(name).not.toMatch(/dress/i);
});

test('related products are shown, and viewed products are remembered until they are cleared', { tag: '@phone-whole' }, async ({ page }) => {
  const product = await findProduct(page, isInStock);
  await visit(page, getAddress(product));
  const related = page.getByRole('region', { name: 'Similar items' });
  await expect(related.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await related.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(product.name);

  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link', { name: product.name })).toBeVisible();
  await expect(viewed).not.toContainText('€');
  await viewed.getByRole('button', { name: 'Clear' }).click();
  await expect(viewed).toHaveCount(0);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the size finder is a page with the chart and the answer', async ({ page }) => {
    const product = await findProduct(page, hasChart);
    const body = getBodyMeasures(product, 1);
    await visit(page, getAddress(product));
    await page.getByRole('link', { name: 'Size guide' }).click();
    await expect(page.getByRole('table')).toContainText(body.size);
    await page.getByLabel('Chest (cm)').fill(body.chest);
    await page.getByLabel('Waist (cm)').fill(body.waist);
    await page.getByRole('button', { name: 'Find my size' }).click();
    await expect(page.getByRole('region', { name: 'Find your size' }).getByRole('status')).toContainText(`Your size: ${body.size}`);
    await expect(page.getByLabel('Chest (cm)')).toHaveValue(body.chest);
  });

  test('a plain form requests a notification for a sold-out size', { tag: '@short' }, async ({ page }) => {
    const product = await findProduct(page, (one) => findSoldOutVariant(one) !== undefined);
    await visit(page, getAddress(product, findSoldOutVariant(product)?.colorId));
    await page.getByText('Is your size sold out?').click();
    await page.getByLabel('Email').fill('maja');
    await page.getByRole('button', { name: 'Email me when it’s back' }).click();
    await expect(page.getByRole('main').getByText('Please enter a valid email')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('maja');
    await page.getByLabel('Email').fill(newShopper(places.si).email);
    await page.getByRole('button', { name: 'Email me when it’s back' }).click();
    await expect(page.getByText('We’ll let you know')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the product' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  });

  test('further reviews have their own address', async ({ page }) => {
    const product = await findProduct(page, async (one) => (await reviewCount(page, one)) > 10);
    await visit(page, getAddress(product));
    const first = await page.getByRole('article').first().innerText();
    await page.getByRole('link', { name: 'More reviews' }).click();
    await expect(page).toHaveURL(/reviews=2/);
    await expect(page.getByRole('article').first()).not.toHaveText(first);
  });
});

test('the product page passes axe in English and in Bengali', { tag: '@phone-whole' }, async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const product = await findProduct(page, async (one) => hasChart(one) && (await reviewCount(page, one)) > 10);
  const sold = await findProduct(page, (one) => findSoldOutVariant(one) !== undefined);
  const inBengali = (one: ProductPage) => getShopUrl('si', `product/${one.slugs.bn}`).replace('/en/', '/bn/');
  const address = isMobile ? inBengali(product) : getAddress(product);
  await visit(page, address);
  await expectWholePageAccessible(page, address);
  await page.locator('a[href*="size-guides"]').first().click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await expectWholePageAccessible(page, `${address} with its size guide`);
  await visit(page, getAddress(sold, findSoldOutVariant(sold)?.colorId));
  await page
    .getByRole('radio', { name: /Sold out/ })
    .first()
    .check({ force: true });
  await expectWholePageAccessible(page, 'a sold-out size');
  await visit(page, getShopUrl('si', 'size-guides'));
  await expectWholePageAccessible(page, 'size guides');
});

/** Adds a product to the cart and goes to the payment step. */
async function buy(page: Page, product: ProductPage, size: string, colour?: number | null): Promise<void> {
  await visit(page, getAddress(product, colour));
  if (product.sizes.length > 1) await page.getByRole('radio', { name: size, exact: true }).check({ force: true });
  await addToCart(page).click();
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click();
}

/** Enlarges the viewport to the whole page: sticky bars would otherwise cover elements. */
async function expectWholePageAccessible(page: Page, label: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await expectAccessible(page, label, { rules: 'wcag' });
  await page.setViewportSize({ width, height });
}
