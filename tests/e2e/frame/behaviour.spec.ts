import { expect, test, type Page } from '@playwright/test';
import { addToCart, chooseSize, isReady, openProduct, getShopUrl, visit } from '../shopper.ts';

const women = getShopUrl('si', 'category/women');

/** Waits until the data that is requested after the page has also loaded. */
async function isSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-behaviour]') !== null);
}

async function open(page: Page, url: string): Promise<void> {
  await visit(page, url);
  await isSettled(page);
}

/** Records each request for page data. */
function dataRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) requests.push(pathname);
  });
  return requests;
}

/** Turns on the browser's data saver, which disables prefetching: each recorded request belongs to a navigation. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));
}

/** Marks the window; a full page load removes the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Navigates as a link inside the shop does. */
const openByRouter = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => unknown } };
    router.navigate(to);
  }, path);

test(
  "campaign parameters are carried along, a page's own are not, Back leads to the page before, and no request is made twice",
  { tag: '@short' },
  async ({ page }) => {
    await saveData(page);
    await open(page, `${women}?utm_source=mail&ref=ana&orderBy=price-asc`);
    const requests = dataRequests(page);
    await openProduct(page);
    await expect(page).toHaveURL(/\/product\/[^?]+\?(?=.*utm_source=mail)(?=.*ref=ana)/);
    const product = new URL(page.url()).pathname;
    expect(requests.filter((path) => path === `${product}.data`)).toHaveLength(1);

    await page
      .getByRole('navigation', { name: /breadcrumb/i })
      .getByRole('link')
      .last()
      .click();
    await expect(page).toHaveURL(/\/category\/[^?]+\?(?!.*orderBy)(?=.*ref=ana)/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${product}\\?`));
    await page.goBack();
    await expect(page).toHaveURL(/\/category\/women\?.*orderBy=price-asc/);
  },
);

test('a link that is clicked before the scripts have loaded keeps the campaign parameters too', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/behaviour-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, `${women}?ref=ana`);
  await openProduct(page);
  expect(new URL(page.url()).searchParams.has('ref')).toBe(false);
  release();
  await isSettled(page);
  await expect(page).toHaveURL(/\/product\/[^?]+\?(?:color=[\w-]+&)?ref=ana$/);
});

test('links to and from the search page carry no campaign parameters', async ({ page }) => {
  await open(page, getShopUrl('si', 'Search?q=shirt&ref=ana'));
  await openProduct(page);
  await isSettled(page);
  await expect(page).toHaveURL(/\/product\/[^?]+(?:\?color=[\w-]+)?$/);
});

test(
  'navigation starts at the top, focuses the heading and announces the title; Back restores the scroll position',
  { tag: '@short' },
  async ({ page }) => {
    await open(page, women);
    const card = page.getByRole('main').getByRole('article').nth(9);
    await card.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(200);
    await card.getByRole('link').first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page).toHaveURL(/\/product\//);
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('[data-behaviour]')).toHaveText(await page.title());
    await page.goBack();
    await expect(page).toHaveURL(/\/category\/women/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  },
);

test('a page that was visited before is requested again only after five minutes', async ({ page }) => {
  await page.clock.install();
  await open(page, getShopUrl('si', 'brands'));
  // A page that changed while it was rendered is sent without permission to store it, so only storable answers count.
  const answers: { path: string; status: number; isPublic: boolean }[] = [];
  page.on('response', (response) => {
    const isPublic = (response.headers()['cache-control'] ?? '').includes('public');
    answers.push({ path: new URL(response.url()).pathname, status: response.status(), isPublic });
  });
  const brand = page.locator('main a[href*="/brands/"]').first();
  const path = new URL((await brand.getAttribute('href')) ?? '', page.url()).pathname;
  const listAnswers = () => answers.filter((one) => one.path === `${path}.data`);
  const countStorable = () => listAnswers().filter(({ status, isPublic }) => status === 200 && isPublic).length;
  const there = async () => {
    await brand.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/brands$/);
    // The address changes before the page does; a click on the old page would have no effect.
    await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
    await page.clock.runFor(300);
  };
  await expect(async () => {
    await there();
    expect(countStorable(), JSON.stringify(listAnswers())).toBe(1);
  }).toPass({ timeout: 120_000 });
  await there();
  expect(countStorable(), JSON.stringify(listAnswers())).toBe(1);
  await page.clock.fastForward('05:30');
  await there();
  expect(countStorable(), JSON.stringify(listAnswers())).toBe(2);
});

test('visible links are prefetched one second after the page has settled, and not with data saver on', async ({ page, context }) => {
  const requests = dataRequests(page);
  await open(page, women);
  await expect.poll(() => requests.filter((path) => path.includes('/product/')).length).toBeGreaterThan(0);
  // The next page of a listing is also loaded when its button is near the view.
  const nextPage = `${new URL(women).pathname}.data`;
  expect(requests.filter((path) => path !== nextPage).length).toBeLessThanOrEqual(6);

  const saving = await context.newPage();
  await saveData(saving);
  const askedSaving = dataRequests(saving);
  await saving.clock.install();
  await open(saving, women);
  await saving.clock.runFor(5000);
  await saving.getByRole('main').getByRole('article').first().hover();
  await saving.clock.runFor(1000);
  expect(askedSaving).toEqual([]);
});

test('the snackbar shows a message for five seconds and announces it', async ({ page }) => {
  await page.clock.install();
  await visit(page, women);
  await openProduct(page);
  await chooseSize(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await addToCart(page).click();
  const notice = page.getByRole('status').filter({ hasText: 'Added to cart' });
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await notice.count()).toBe(1);
  }).toPass();
  const bar = page.locator('[popover]').filter({ hasText: 'Added to cart' });
  await expect(bar).toBeVisible();
  await page.clock.runFor(4500);
  await expect(bar).toBeVisible();
  await page.clock.runFor(600);
  await expect(bar).toBeHidden();
});

test('the loading bar is shown while a page loads and turns red when the page fails, with the error page', { tag: '@short' }, async ({ page }) => {
  await open(page, getShopUrl('si', 'brands'));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/categories.data*', async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.locator('[data-progress]');
  await openByRouter(page, '/en/categories');
  await expect(bar).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/categories$/);
  await expect(bar).toHaveCount(0);

  await page.evaluate(() => {
    const colours = new Set<string>();
    const readState = () => {
      const shown = document.querySelector('[data-progress]');
      if (shown) colours.add(getComputedStyle(shown).backgroundColor);
    };
    new MutationObserver(readState).observe(document, { childList: true, subtree: true, attributes: true });
    Object.assign(window, { barColours: colours });
  });
  await page.route('**/brands.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await openByRouter(page, '/en/brands');
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  const isRed = () =>
    page.evaluate(() => [...(window as unknown as { barColours: Set<string> }).barColours].some((colour) => colour !== 'rgb(128, 128, 128)'));
  await expect.poll(isRed).toBe(true);
  await expect(bar).toHaveCount(0);
});

test(
  'if the shop is unreachable the page stays, says so and recovers by itself; a form that was not sent is reported',
  { tag: '@short' },
  async ({ page, context }) => {
    await visit(page, women);
    await openProduct(page);
    await isSettled(page);
    await chooseSize(page);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const isPrefetched = () =>
      page.evaluate(() => ['cart-lines', 'brands'].every((name) => document.querySelector(`link[rel="modulepreload"][href*="/${name}-"]`)));
    await expect.poll(isPrefetched).toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await addToCart(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was sent' })).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Brands' }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline' }).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/brands/);
    await expect(page.getByText('You seem to be offline')).toHaveCount(0);
  },
);

test('an invalid, an unknown and a client-side invalid address show the same 404 page', async ({ page }) => {
  for (const path of ['no/such/page', 'category/wo%20men', 'category/no-such-category']) {
    const answer = await visit(page, getShopUrl('si', path));
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Opps!!!' })).toBeVisible();
    await expect(page.getByText('This page you are looking for could not be found')).toBeVisible();
  }
  await open(page, getShopUrl('si', 'brands'));
  await mark(page);
  await openByRouter(page, '/en/category/wo%20men');
  await expect(page.getByRole('heading', { name: 'Opps!!!' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('link', { name: 'Go Back to Home' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole('heading', { name: 'Opps!!!' })).toHaveCount(0);
});

test("account pages ask guests to sign in inside the shop, and affiliate pages on the affiliates' sign-in page", async ({ page }) => {
  await visit(page, getShopUrl('si', 'user/orders?page=2'));
  await expect(page).toHaveURL(/\/en\/auth\/Login\?returnTo=%2Fuser%2Forders%3Fpage%3D2/);
  await visit(page, getShopUrl('si', 'affiliate/dashboard'));
  await expect(page).toHaveURL(/\/en\/auth\/affiliate-login\?returnTo=%2Faffiliate%2Fdashboard/);
  await open(page, getShopUrl('si', 'brands'));
  await mark(page);
  await openByRouter(page, '/en/user/settings');
  await expect(page).toHaveURL(/\/en\/auth\/Login\?returnTo=%2Fuser%2Fsettings/);
  expect(await isMarked(page)).toBe(true);
});

test('after a new build the next link loads its page in full, once, and never while a form has input', { tag: '@short' }, async ({ page }) => {
  await page.route('**/latest.json', (route) => route.fulfill({ json: { version: 'the-next' } }));
  await page.clock.install();
  await open(page, getShopUrl('si', 'Track/Order'));
  await mark(page);
  const checked = page.waitForResponse('**/latest.json');
  await page.clock.runFor('05:01');
  await checked;
  await page.getByRole('main').getByRole('textbox').first().fill('half an order number');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('half an order number');

  // Removes the mark of typed input.
  await page.evaluate(() => document.documentElement.removeAttribute('data-typed'));
  await page.getByRole('banner').getByRole('link', { name: 'Brands' }).first().click();
  await expect(page).toHaveURL(/\/brands/);
  await isReady(page);
  await expect.poll(() => isMarked(page)).toBe(false);

  await isSettled(page);
  await mark(page);
  const again = page.waitForResponse('**/latest.json');
  await page.clock.runFor('05:01');
  await again;
  await page.getByRole('banner').getByRole('link', { name: 'Women' }).first().click();
  await expect(page).toHaveURL(/\/category\/women/);
  expect(await isMarked(page)).toBe(true);
});

test(
  'errors are reported to the shop and the page keeps working; a crawler keeps the page as it was sent',
  { tag: '@short' },
  async ({ page, browser }) => {
    const fail = () =>
      void setTimeout(() => {
        throw new Error('a broken extension');
      });
    await open(page, getShopUrl('si', 'brands'));
    const report = page.waitForRequest('**/client-errors');
    await page.evaluate(fail);
    expect((await report).postDataJSON()).toMatchObject({ message: 'a broken extension', path: '/en/brands', isCrawler: false });
    await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();

    const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    const crawler = await context.newPage();
    const loaded = crawler.waitForResponse(/report-errors/);
    await crawler.goto(getShopUrl('si', 'brands'), { waitUntil: 'load' });
    await loaded;
    const reports: unknown[] = [];
    crawler.on('request', (request) => request.url().endsWith('/client-errors') && reports.push(request.postDataJSON()));
    // The script has loaded but may not have registered its listener yet.
    const fallen = async () => {
      await crawler.evaluate(fail);
      return reports.length;
    };
    await expect.poll(fallen).toBeGreaterThan(0);
    expect(reports[0]).toMatchObject({ isCrawler: true });
    await expect(crawler.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
    await context.close();
  },
);

test('pages cross-fade, except with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const own = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.faded = '';
      return own(update);
    };
  });
  const hasFaded = () => page.evaluate(() => document.documentElement.dataset.faded === '');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, women);
  await openProduct(page);
  expect(await hasFaded()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page
    .getByRole('navigation', { name: /breadcrumb/i })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(/\/category\//);
  await expect.poll(hasFaded).toBe(true);
});

test("data in the browser is cleared after 30 days, except a guest's wishlist", async ({ page }) => {
  await visit(page, getShopUrl('si'));
  await page.evaluate(() => {
    localStorage.setItem('wishlist', '{"wishListsGuest":[{"id":1}]}');
    localStorage.setItem('left-over', 'x');
    localStorage.setItem('storage-cleared-at', String(Date.now() - 2_592_000_000 - 1000));
  });
  await open(page, getShopUrl('si', 'brands'));
  expect(await page.evaluate(() => localStorage.getItem('left-over'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toContain('"id":1');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('country') ?? '{}') as unknown)).toMatchObject({
    countryCode: 'SI',
    globals: { id: 3, code: 'SI' },
  });
});
