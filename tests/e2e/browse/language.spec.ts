import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { addToCart, chooseSize, isReady, openProduct, getShopUrl, visit } from '../shopper.ts';
import { testPort } from '../test-port.ts';

/** Returns an address of a shop without a language prefix. */
const at = (code: string, path = '/'): string => new URL(path, getShopUrl(code)).href;
/** Opens the lists of languages and countries in the footer. */
async function openPicker(page: Page): Promise<Locator> {
  const lists = page.getByRole('contentinfo').locator('details');
  if ((await lists.getAttribute('open')) === null) await lists.locator('summary').click();
  return lists;
}
const offer = (page: Page) => page.locator('[data-suggestion]');
const getLanguage = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');
const findCookie = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies(page.url())).find((cookie) => cookie.name === name)?.value;

/** Requests a page without following redirects. The call goes to 127.0.0.1 because Node does not resolve `*.localhost`. */
const ask = (page: Page, code: string, path: string, headers: Record<string, string> = {}) =>
  page.request.get(`http://127.0.0.1:${testPort}${path}`, { maxRedirects: 0, headers: { ...headers, host: new URL(at(code)).host } });

/** Opens a browser with a locale and a time zone. */
const newVisitor = async (browser: Browser, locale: string, timezoneId: string): Promise<Page> =>
  (await browser.newContext({ locale, timezoneId, reducedMotion: 'reduce' })).newPage();

/** Answers the cookie banner: the language suggestion is shown only after it. */
async function answerCookies(page: Page): Promise<void> {
  const refuse = page.locator('button[name="answer"][value="none"]');
  await refuse.click();
  await expect(refuse).toBeHidden();
}

/** Expects a settled page to suggest no language. */
async function offersNothing(page: Page): Promise<void> {
  await expect(page.locator('[data-behaviour]')).toBeAttached();
  await page.waitForTimeout(1500);
  await expect(offer(page)).toBeHidden();
}

test.describe('a browser in the language of the host', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test(
    'a language chosen by keyboard keeps page and query, costs one full load at most, is remembered and can be undone',
    { tag: ['@short', '@phone-whole'] },
    async ({ page }) => {
      await visit(page, `${at('de', '/category/women')}?orderBy=price-asc&utm_source=mail`);
      for (const [name, tag, prefix] of [
        ['Ελληνικά', 'el-GR', '/el'],
        ['বাংলা', 'bn-BD', '/bn'],
      ] as const) {
        const link = (await openPicker(page)).getByRole('link', { name, exact: true });
        await link.focus();
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname.startsWith(`${prefix}/category/`));
        expect(await getLanguage(page)).toBe(tag);
        expect(new URL(page.url()).search).toContain('orderBy=price-asc');
        expect(new URL(page.url()).search).toContain('utm_source=mail');
        await isReady(page);
      }
      for (const name of ['locale_prefer', 'locale_lang', 'language', 'i18n_redirected']) expect(await findCookie(page, name)).toBe('bn');

      // An address without a prefix redirects to the chosen language, one with a prefix does not.
      await page.goto(at('de', '/blog?utm_source=mail'));
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/bn/blog?utm_source=mail');
      await page.goto(at('de', '/el/blog'));
      expect(await getLanguage(page)).toBe('el-GR');

      await (await openPicker(page)).getByRole('link', { name: 'Deutsch', exact: true }).press('Enter');
      await page.waitForURL((url) => url.pathname === '/blog');
      expect(await getLanguage(page)).toBe('de-DE');
      await page.goto(at('de', '/blog'));
      expect(new URL(page.url()).pathname).toBe('/blog');
      // Other hosts do not receive the choice.
      await page.goto(at('si'));
      expect(await getLanguage(page)).toBe('sl-SI');
    },
  );

  test('a cached page redirects too, with 302 and for this browser only; crawlers are not redirected', async ({ page }) => {
    await visit(page, at('de', '/categories'));
    const getSuggestion = (headers: Record<string, string>) =>
      ask(page, 'de', '/categories?ref=MAJA', { accept: 'text/html', cookie: 'locale_prefer=en', ...headers });
    const led = await getSuggestion({});
    expect([led.status(), led.headers().location]).toEqual([302, '/en/categories?ref=MAJA']);
    expect(led.headers()['cache-control']).toBe('private, no-store');
    expect(led.headers().vary).toContain('Cookie');
    expect((await getSuggestion({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).status()).toBe(200);
    expect((await getSuggestion({ cookie: 'locale_prefer=de' })).status()).toBe(200);
    expect((await getSuggestion({ cookie: 'locale_prefer=xx' })).status()).toBe(200);
    expect((await getSuggestion({ cookie: '' })).headers()['cache-control']).toContain('public');
  });

  test('a product keeps its identity in other shops, and a missing page leads to the nearest existing one', async ({ page }) => {
    await visit(page, getShopUrl('de', 'category/women'));
    const name = await openProduct(page);
    const greek = (await openPicker(page)).getByRole('link', { name: 'Ελληνικά', exact: true });
    await greek.press('Enter');
    await page.waitForURL(/\/el\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Opps!!!');
    await isReady(page);
    await (await openPicker(page)).getByRole('link', { name: 'English', exact: true }).press('Enter');
    await page.waitForURL(/\/en\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    const response = await ask(page, 'de', '/country/hu?path=/product/no-such-garment');
    expect([response.status(), response.headers().location]).toEqual([303, '/country/hu?path=%2Fcategories']);
  });

  test('a cart is transferred to another country, on the same page', { tag: '@short' }, async ({ page }) => {
    await visit(page, getShopUrl('de', 'category/women'));
    await openProduct(page);
    await chooseSize(page);
    await addToCart(page).click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await (await openPicker(page)).getByRole('link', { name: /Austria/ }).press('Enter');
    await page.waitForURL(/\/\/at\.localhost:\d+\/product\//);
    expect(await getLanguage(page)).toBe('de-AT');
    await page.goto(at('at', '/Checkout'));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});

test('without JavaScript a language is chosen, remembered and undone as well', { tag: '@short' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('de', '/category/women?orderBy=price-asc'));
  await (await openPicker(page)).getByRole('link', { name: 'Čeština', exact: true }).click();
  await page.waitForURL(/\/cz\/category\/.*orderBy=price-asc/);
  await page.goto(at('de'));
  expect(new URL(page.url()).pathname).toBe('/cz');
  await (await openPicker(page)).getByRole('link', { name: 'Deutsch', exact: true }).click();
  await page.waitForURL(at('de'));
  await context.close();
});

test('another language is suggested in its own words, by keyboard, and not again after a refusal', { tag: '@phone-whole' }, async ({ browser }) => {
  const page = await newVisitor(browser, 'de-DE', 'Europe/Ljubljana');
  await page.goto(at('si', '/category/women'));
  await isReady(page);
  await offersNothing(page);
  await answerCookies(page);
  await expect(offer(page)).toContainText('Möchten Sie diese Seite auf Deutsch lesen?');
  await expect(offer(page)).toHaveAttribute('lang', 'de-DE');
  await expectAccessible(page, 'suggestion', { part: '[data-suggestion]' });

  await offer(page).getByRole('button', { name: 'Nein, hier bleiben' }).press('Enter');
  await expect(offer(page)).toBeHidden();
  await visit(page, at('si', '/categories'));
  await offersNothing(page);

  // The suggestion is separate for each page language.
  await visit(page, at('si', '/el/categories'));
  await offer(page).getByRole('link', { name: 'Ja, auf Deutsch' }).press('Enter');
  await page.waitForURL(/\/de\/categories$/);
  expect(await findCookie(page, 'locale_prefer')).toBe('de');
  await visit(page, at('si', '/hu/categories'));
  await offersNothing(page);
  await page.context().close();
});

test('the suggestion covers neither the cart button of a product nor the end of the filters', { tag: '@phone-whole' }, async ({ browser }) => {
  const page = await newVisitor(browser, 'de-DE', 'Europe/Ljubljana');
  await visit(page, getShopUrl('si', 'category/women'));
  await expect(offer(page)).toBeVisible();
  const filters = page.getByRole('main').getByRole('complementary');
  if (await filters.isVisible()) {
    await page.mouse.wheel(0, 600);
    const getBottom = () => filters.evaluate((column) => column.getBoundingClientRect().bottom);
    const top = (await offer(page).boundingBox())?.y ?? 0;
    await expect.poll(getBottom).toBeLessThanOrEqual(top + 1);
  }
  await openProduct(page);
  await expect(offer(page)).toBeVisible();
  const getTop = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  // On a phone the button is at the bottom of the window until it is scrolled to.
  if (isPhone) await expect.poll(async () => (await getTop(addToCart(page))) - (await getTop(offer(page)))).toBeGreaterThan(80);
  // A trial click fails if another element is above the centre of the button.
  await addToCart(page).click({ trial: true, timeout: 5000 });
  const font = await offer(page).evaluate((notice) => getComputedStyle(notice).fontFamily === getComputedStyle(document.body).fontFamily);
  expect(font, 'the font of the shop').toBe(true);
  await page.context().close();
});

test('a browser of another country is offered its shop and never redirected to it', async ({ browser }) => {
  const page = await newVisitor(browser, 'de-AT', 'UTC');
  await visit(page, at('si', '/categories'));
  await expect(offer(page)).toContainText('Auch für Ihr Land haben wir einen Shop: Österreich');
  expect(page.url()).toBe(at('si', '/categories'));
  await offer(page).getByRole('link', { name: 'Ja, dorthin wechseln' }).click();
  await page.waitForURL(at('at', '/categories'));
  await offersNothing(page);
  await page.context().close();
});

test('no suggestion appears at the checkout, moves the page, or loads more than one language', async ({ browser }) => {
  const page = await newVisitor(browser, 'hu-HU', 'UTC');
  await visit(page, at('de', '/Checkout'));
  await offersNothing(page);
  const scripts: string[] = [];
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response.url())));
  await visit(page, at('de', '/categories'));
  await expect(offer(page)).toContainText('Magyarország');
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(moved).toBeLessThan(0.02);
  expect(scripts.filter((url) => /\/(pl|it|es|lt)-/.test(url))).toEqual([]);
  await page.context().close();
});

test('the tab remembers the shop, and the browser remembers the country', async ({ page }) => {
  await visit(page, getShopUrl('de'));
  await page.waitForFunction(() => sessionStorage.getItem('site') !== null);
  const kept = await page.evaluate(() => ({ site: sessionStorage.getItem('site') ?? '', country: localStorage.getItem('country') ?? '' }));
  const site = JSON.parse(kept.site) as { market: { country: { code: string } }; categories: unknown[] };
  expect(site.market.country.code).toBe('DE');
  expect(site.categories.length).toBeGreaterThan(3);
  expect(JSON.parse(kept.country)).toMatchObject({ countryCode: 'DE', globals: { code: 'DE' } });
});
