import { expect, test, type Page } from '@playwright/test';
import { readStaffToken } from '../back-office/back-office.ts';
import { addToCart, chooseSize, isReady, newShopper, openProduct, readOrderNumber, placeOnDelivery, places, getShopUrl, visit } from '../shopper.ts';
import { testPort } from '../test-port.ts';

/* No other test uses the Austrian shop, so enabling analytics there affects none. */
const country = { code: 'at', host: `at.localhost:${testPort}` };
const containerId = 'GTM-SELV3DGE';
const at = (path = '/'): string => getShopUrl(country.code, path);

interface Item {
  item_id: string;
  item_name: string;
  item_variant?: string;
  item_category?: string;
  price: number;
  quantity: number;
  index?: number;
}
interface DataLayerEntry {
  event?: string;
  view_name?: string;
  page_path?: string;
  ecommerce?: Record<string, unknown> & { items: Item[]; value?: number; currency?: string };
}

/** Calls the admin API. The call goes to 127.0.0.1 because Node does not resolve `*.localhost`. */
async function adminCall<Data>(method: 'GET' | 'PUT', path: string, body?: unknown): Promise<Data> {
  const response = await fetch(`http://127.0.0.1:${testPort}/api/admin/${path}`, {
    method,
    headers: { cookie: `staff=${await readStaffToken()}`, 'content-type': 'application/json', origin: `http://127.0.0.1:${testPort}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return (JSON.parse(text) as { data: Data }).data;
}

interface Country {
  tagManagerId: string | null;
}

test.beforeAll(async ({ playwright }) => {
  const caller = await playwright.request.newContext({ extraHTTPHeaders: { host: country.host } });
  const market = await fetch(`http://127.0.0.1:${testPort}/api/market?host=${country.host}`);
  const { id } = ((await market.json()) as { data: { country: { id: number } } }).data.country;
  const record = await adminCall<Country>('GET', `countries/${id}`);
  // The tests of the other screen size may have saved it first.
  if (record.tagManagerId !== containerId) await adminCall('PUT', `countries/${id}`, { ...record, tagManagerId: containerId }).catch(() => undefined);
  await expect.poll(async () => (await adminCall<Country>('GET', `countries/${id}`)).tagManagerId).toBe(containerId);
  // Cached pages are dropped a moment later.
  await expect
    .poll(async () => (await caller.get(`http://127.0.0.1:${testPort}/`)).headers()['content-security-policy'])
    .toContain('googletagmanager');
  await caller.dispose();
});

/** Simulates the tag manager: reports that it has loaded and records. @returns the requested addresses outside the shop */
async function replaceTagManager(page: Page): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!hostname.endsWith('localhost') && hostname !== '127.0.0.1') requests.push(request.url());
  });
  await page
    .context()
    .route(/googletagmanager\.com/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `window.tagManager = new URL(document.currentScript.src).searchParams.get('id');` }),
    );
  return requests;
}

const consent = (page: Page, bits: '00' | '10' | '01') =>
  page.context().addCookies([{ name: 'consent', value: `1.${bits}.asked-before.${Math.floor(Date.now() / 1000)}`, url: new URL('/', at()).href }]);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path), { waitUntil: 'domcontentloaded' });
  await isReady(page);
}

/** Navigates as a link inside the shop does. */
const openByRouter = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    (to) => (window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }).__reactRouterDataRouter.navigate(to),
    path,
  );

/** Returns the data layer without the consent commands. */
const readDataLayer = (page: Page): Promise<DataLayerEntry[]> =>
  page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer.filter((words) => 'event' in words || 'ecommerce' in words) as never);
const views = async (page: Page): Promise<string[]> =>
  (await readDataLayer(page)).filter(({ event }) => event === 'page_view').map(({ view_name = '', page_path = '' }) => `${view_name} ${page_path}`);
const eventsNamed = async (page: Page, name: string) =>
  (await readDataLayer(page)).flatMap(({ event, ecommerce }) => (event === name && ecommerce ? [ecommerce] : []));

/** Waits for an event and returns the last one of its name. */
async function findLastEvent(page: Page, name: string, count = 1) {
  await expect.poll(async () => (await eventsNamed(page, name)).length, name).toBe(count);
  const all = await readDataLayer(page);
  const place = all.findLastIndex(({ event }) => event === name);
  // The ecommerce data of the previous event is cleared first.
  expect(all[place - 1]).toEqual({ ecommerce: null });
  const found = all[place]?.ecommerce;
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** Formats an amount as the page does: 19.99. */
const shown = (amount: number): string => amount.toFixed(2);

test('nothing external is requested before consent, after a refusal, or with marketing consent alone', { tag: '@short' }, async ({ page }) => {
  const requests = await replaceTagManager(page);
  await open(page, 'category/women');
  const banner = page.getByRole('region', { name: 'Your cookie choices' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Reject all' }).click();
  await expect(banner).toHaveCount(0);
  await openProduct(page);
  await page.goto(at('brands'));
  await expect(page.locator('[data-behaviour]')).toBeAttached();
  await consent(page, '01');
  await page.goto(at('categories'));
  await expect(page.locator('[data-behaviour]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  expect(await readDataLayer(page)).toEqual([]);
  expect(await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]').count()).toBe(0);
});

test('a country without a container measures nothing, and its content policy allows no external host', async ({ page }) => {
  const requests = await replaceTagManager(page);
  await page
    .context()
    .addCookies([{ name: 'consent', value: `1.11.asked-before.${Math.floor(Date.now() / 1000)}`, url: new URL('/', getShopUrl('si')).href }]);
  const response = await page.goto(getShopUrl('si', 'category/women'));
  await expect(page.locator('[data-behaviour]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(response?.headers()['content-security-policy']).not.toContain('google');
  expect(response?.headers()).not.toHaveProperty('x-measured');
  expect(requests).toEqual([]);
  expect(await readDataLayer(page)).toEqual([]);
});

test('measuring starts on the page of consent; each navigation is a page view unless its route is ignored', async ({ page }) => {
  const requests = await replaceTagManager(page);
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && message.text().includes('Content Security Policy') && refused.push(message.text()));
  await open(page, 'categories');
  await page.getByRole('main').getByRole('link', { name: 'Women', exact: true }).first().click();
  await expect(page).toHaveURL(/\/category\/women/);
  await page.getByRole('region', { name: 'Your cookie choices' }).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { tagManager?: string }).tagManager)).toBe(containerId);
  expect(requests).toEqual([`https://www.googletagmanager.com/gtm.js?id=${containerId}`]);
  expect(refused).toEqual([]);
  // The page before consent is not reported.
  expect(await views(page)).toEqual(['category /en/category/women']);
  expect((await readDataLayer(page))[0]).toMatchObject({ event: 'gtm.js' });

  await page.getByRole('main').getByLabel('Sort by').first().selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?/);
  await expect.poll(async () => (await eventsNamed(page, 'view_item_list')).length).toBe(2);
  await openProduct(page);
  await expect.poll(async () => (await views(page)).length).toBe(2);
  expect((await views(page))[1]).toBe(`product ${new URL(page.url()).pathname}`);
  await page.goBack();
  await expect.poll(async () => (await views(page)).length).toBe(3);

  // An ignored route reports neither the view nor its products.
  const before = (await readDataLayer(page)).length;
  await openByRouter(page, '/en/unsubscribe');
  await expect(page).toHaveURL(/unsubscribe/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/newsletter|unsubscribe/i);
  expect((await readDataLayer(page)).length).toBe(before);
});

test('the seven events match what the page shows, and a purchase is reported once', { tag: '@short' }, async ({ page }) => {
  await replaceTagManager(page);
  await consent(page, '10');
  await open(page, 'category/women');
  const list = await findLastEvent(page, 'view_item_list');
  const cards = page.getByRole('main').getByRole('article');
  expect(list.items).toHaveLength(await cards.count());
  expect(list).toMatchObject({ currency: 'EUR', item_list_name: 'Women' });
  await expect(cards.nth(2)).toContainText(list.items[2]?.item_name ?? '?');
  await expect(cards.nth(2)).toContainText(shown(list.items[2]?.price ?? 0));
  expect(list.items[2]).toMatchObject({ index: 2, item_category: 'Women', quantity: 1 });

  const name = await openProduct(page);
  const seen = await findLastEvent(page, 'view_item');
  expect(seen.items).toMatchObject([{ item_name: name, item_category: 'Women', affiliation: 'Selvedge' }]);
  await expect(page.getByRole('main')).toContainText(shown(seen.value ?? 0));

  await page
    .getByRole('main')
    .getByRole('button', { name: `Save ${name} to the wishlist` })
    .first()
    .click();
  const wished = await findLastEvent(page, 'add_to_wishlist');
  expect(wished).toMatchObject({
    value: seen.value,
    items: [{ item_id: seen.items[0]?.item_id, item_brand: (seen.items[0] as { item_brand?: string }).item_brand }],
  });

  await chooseSize(page);
  await addToCart(page).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer).toBeVisible();
  const added = await findLastEvent(page, 'add_to_cart');
  expect(added).toMatchObject({ currency: 'EUR', items: [{ item_name: name, quantity: 1, item_category: 'Women' }] });
  expect(added.items[0]?.item_variant).toBeTruthy();
  const viewed = await findLastEvent(page, 'view_cart');
  expect(viewed.value).toBe(added.value);
  await expect(drawer).toContainText(shown(viewed.value ?? 0));

  // The event reports only the added piece.
  await drawer.getByRole('button', { name: 'Increase quantity' }).click();
  const more = await findLastEvent(page, 'add_to_cart', 2);
  expect(more.items).toMatchObject([{ quantity: 1 }]);
  await drawer.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(drawer.getByRole('spinbutton')).toHaveValue('1');
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await findLastEvent(page, 'view_cart', 2);

  await page.getByRole('main').getByRole('link', { name: 'Continue to payment' }).click();
  const event = await findLastEvent(page, 'begin_checkout');
  expect(event).toMatchObject({ value: viewed.value, items: [{ item_name: name, quantity: 1 }] });
  await page.goBack();
  await expect(page).toHaveURL(/\/Checkout(?:\?color=[\w-]+)?$/);
  await page.goForward();
  await placeOnDelivery(page, newShopper({ ...places.si, phone: '6641234567', postalCode: '1010', city: 'Wien' }));

  const sold = await findLastEvent(page, 'purchase');
  const orderNumber = await readOrderNumber(page);
  expect(sold).toMatchObject({
    transaction_id: orderNumber,
    currency: 'EUR',
    value: viewed.value,
    items: [{ item_name: name, item_category: 'Women' }],
  });
  const main = page.getByRole('main');
  await expect(main).toContainText(`Grand total€${shown((sold.value ?? 0) + Number(sold.shipping))}`);
  await expect(main).toContainText(shown(Number(sold.tax)));
  expect((await eventsNamed(page, 'begin_checkout')).length).toBe(1);
  expect(await views(page)).toContain('order-confirmation /en/OrderConfirmation');
  // The events contain no personal data.
  expect(JSON.stringify(await readDataLayer(page))).not.toMatch(/maja|Kova|Trubarjeva|@/i);

  await page.reload();
  await expect.poll(() => views(page)).toContain('order-confirmation /en/OrderConfirmation');
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect.poll(async () => (await views(page)).length).toBe(2);
  await page.goBack();
  await expect.poll(async () => (await views(page)).length).toBe(3);
  expect(await eventsNamed(page, 'purchase')).toEqual([]);
});

test('withdrawing consent stops measuring without a reload and deletes the tag manager’s cookies', async ({ page }) => {
  await replaceTagManager(page);
  await consent(page, '10');
  await open(page, 'categories');
  await expect.poll(async () => (await views(page)).length).toBe(1);
  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: new URL('/', at()).href }]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect.poll(async () => (await views(page)).length).toBe(2);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Reject all' }).click();
  await expect(main.getByText('You’ve only allowed essential cookies')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await openByRouter(page, '/en/category/women');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await views(page)).toHaveLength(2);
  expect(await eventsNamed(page, 'view_item_list')).toEqual([]);
  const last = await page.evaluate(() => [...((window as unknown as { dataLayer: Iterable<unknown>[] }).dataLayer.at(-1) ?? [])]);
  expect(last).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is measured', async ({ page }) => {
    const requests = await replaceTagManager(page);
    await consent(page, '10');
    await page.goto(at('category/women'));
    await expect(page.getByRole('main')).toBeVisible();
    expect(requests).toEqual([]);
  });
});

test('no page loads more script because a country measures', async ({ page }) => {
  await visit(page, at('category/women'));
  await expect(page.locator('[data-behaviour]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => name.includes('measuring'))).toEqual([]);
});
