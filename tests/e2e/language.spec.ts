import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { addToCart, chooseSize, isReady, openProduct, shopIn, visit } from './shopper.ts';
import { testPort } from './test-port.ts';

/** A shop at an address without a language. */
const at = (code: string, path = '/'): string => new URL(path, shopIn(code)).href;
const picker = (page: Page) => page.getByRole('contentinfo');
const offer = (page: Page) => page.locator('[data-suggestion]');
const languageOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');
const cookieOf = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies(page.url())).find((cookie) => cookie.name === name)?.value;

/** What is answered at once: Node does not find `*.localhost` by itself. */
const ask = (page: Page, code: string, path: string, headers: Record<string, string> = {}) =>
  page.request.get(`http://127.0.0.1:${testPort}${path}`, { maxRedirects: 0, headers: { ...headers, host: new URL(at(code)).host } });

/** Somebody whose browser speaks a language, in a place. */
const somebody = async (browser: Browser, locale: string, timezoneId: string): Promise<Page> =>
  (await browser.newContext({ locale, timezoneId, reducedMotion: 'reduce' })).newPage();

/** Another language is offered once the question of cookies is answered. */
async function answerCookies(page: Page): Promise<void> {
  const refuse = page.locator('button[name="answer"][value="none"]');
  await refuse.click();
  await expect(refuse).toBeHidden();
}

/** A page that has settled offers nothing. */
async function offersNothing(page: Page): Promise<void> {
  await expect(page.locator('[data-behaviour]')).toBeAttached();
  await page.waitForTimeout(1500);
  await expect(offer(page)).toBeHidden();
}

test.describe('who speaks the language of the host', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('a language is chosen by the keyboard: the same page, its query too, without a full load more than one; it is remembered and taken back', async ({
    page,
  }) => {
    await visit(page, `${at('de', '/category/women')}?orderBy=price-asc&utm_source=mail`);
    for (const [name, tag, prefix] of [
      ['Ελληνικά', 'el-GR', '/el'],
      ['বাংলা', 'bn-BD', '/bn'],
    ] as const) {
      const link = picker(page).getByRole('link', { name, exact: true });
      await link.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.startsWith(`${prefix}/category/`));
      expect(await languageOf(page)).toBe(tag);
      expect(new URL(page.url()).search).toContain('orderBy=price-asc');
      expect(new URL(page.url()).search).toContain('utm_source=mail');
      await isReady(page);
    }
    for (const name of ['locale_prefer', 'locale_lang', 'language', 'i18n_redirected']) expect(await cookieOf(page, name)).toBe('bn');

    // An address without a language leads to the chosen one, one with a language stays.
    await page.goto(at('de', '/blog?utm_source=mail'));
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/bn/blog?utm_source=mail');
    await page.goto(at('de', '/el/blog'));
    expect(await languageOf(page)).toBe('el-GR');

    await picker(page).getByRole('link', { name: 'Deutsch', exact: true }).press('Enter');
    await page.waitForURL((url) => url.pathname === '/blog');
    expect(await languageOf(page)).toBe('de-DE');
    await page.goto(at('de', '/blog'));
    expect(new URL(page.url()).pathname).toBe('/blog');
    // Other hosts know nothing of it.
    await page.goto(at('si'));
    expect(await languageOf(page)).toBe('sl-SI');
  });

  test('the page that is kept for everybody is led from too, by 302 and for this browser alone; crawlers are not', async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'the same on each screen');
    await visit(page, at('de', '/categories'));
    const asked = (headers: Record<string, string>) =>
      ask(page, 'de', '/categories?ref=MAJA', { accept: 'text/html', cookie: 'locale_prefer=en', ...headers });
    const led = await asked({});
    expect([led.status(), led.headers().location]).toEqual([302, '/en/categories?ref=MAJA']);
    expect(led.headers()['cache-control']).toBe('private, no-store');
    expect(led.headers().vary).toContain('Cookie');
    expect((await asked({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).status()).toBe(200);
    expect((await asked({ cookie: 'locale_prefer=de' })).status()).toBe(200);
    expect((await asked({ cookie: 'locale_prefer=xx' })).status()).toBe(200);
    expect((await asked({ cookie: '' })).headers()['cache-control']).toContain('public');
  });

  test('a garment is the same one elsewhere, and what is not there leads to the nearest that is', async ({ page }) => {
    await visit(page, shopIn('de', 'category/women'));
    const name = await openProduct(page);
    const greek = picker(page).getByRole('link', { name: 'Ελληνικά', exact: true });
    await greek.press('Enter');
    await page.waitForURL(/\/el\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Opps!!!');
    await isReady(page);
    await picker(page).getByRole('link', { name: 'English', exact: true }).press('Enter');
    await page.waitForURL(/\/en\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    const answer = await ask(page, 'de', '/country/hu?path=/product/no-such-garment');
    expect([answer.status(), answer.headers().location]).toEqual([303, '/country/hu?path=%2Fcategories']);
  });

  test('a cart goes along to another country, on the same page', async ({ page }) => {
    await visit(page, shopIn('de', 'category/women'));
    await openProduct(page);
    await chooseSize(page);
    await addToCart(page).click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await picker(page)
      .getByRole('link', { name: /Austria/ })
      .press('Enter');
    await page.waitForURL(/\/\/at\.localhost:\d+\/product\//);
    expect(await languageOf(page)).toBe('de-AT');
    await page.goto(at('at', '/Checkout'));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});

test('without JavaScript a language is chosen, remembered and taken back as well', async ({ browser }, { project }) => {
  test.skip(project.name !== 'desktop', 'the same on each screen');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('de', '/category/women?orderBy=price-asc'));
  await picker(page).getByRole('link', { name: 'Čeština', exact: true }).click();
  await page.waitForURL(/\/cz\/category\/.*orderBy=price-asc/);
  await page.goto(at('de'));
  expect(new URL(page.url()).pathname).toBe('/cz');
  await picker(page).getByRole('link', { name: 'Deutsch', exact: true }).click();
  await page.waitForURL(at('de'));
  await context.close();
});

test('another language is offered in its own words, by the keyboard, and not again after a No', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await somebody(browser, 'de-DE', 'Europe/Ljubljana');
  await page.goto(at('si', '/category/women'));
  await isReady(page);
  await offersNothing(page);
  await answerCookies(page);
  await expect(offer(page)).toContainText('Möchten Sie diese Seite auf Deutsch lesen?');
  await expect(offer(page)).toHaveAttribute('lang', 'de-DE');
  const { violations } = await new AxeBuilder({ page }).include('[data-suggestion]').analyze();
  expect(violations).toEqual([]);

  await offer(page).getByRole('button', { name: 'Nein, hier bleiben' }).press('Enter');
  await expect(offer(page)).toBeHidden();
  await visit(page, at('si', '/categories'));
  await offersNothing(page);

  // Another page language is another question.
  await visit(page, at('si', '/el/categories'));
  await offer(page).getByRole('link', { name: 'Ja, auf Deutsch' }).press('Enter');
  await page.waitForURL(/\/de\/categories$/);
  expect(await cookieOf(page, 'locale_prefer')).toBe('de');
  await visit(page, at('si', '/hu/categories'));
  await offersNothing(page);
  await page.context().close();
});

test('a browser of another country is shown the way to its shop, and is never sent there', async ({ browser }) => {
  const page = await somebody(browser, 'de-AT', 'UTC');
  await visit(page, at('si', '/categories'));
  await expect(offer(page)).toContainText('Auch für Ihr Land haben wir einen Shop: Österreich');
  expect(page.url()).toBe(at('si', '/categories'));
  await offer(page).getByRole('link', { name: 'Ja, dorthin wechseln' }).click();
  await page.waitForURL(at('at', '/categories'));
  await offersNothing(page);
  await page.context().close();
});

test('nothing is offered at the checkout, nor moves the page, nor is fetched in more languages than the one', async ({ browser }, { project }) => {
  test.skip(project.name !== 'desktop', 'the same on each screen');
  const page = await somebody(browser, 'hu-HU', 'UTC');
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

test('what a tab knows of the shop is kept for this tab, and of the country for good', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'the same on each screen');
  await visit(page, shopIn('de'));
  await page.waitForFunction(() => sessionStorage.getItem('site') !== null);
  const kept = await page.evaluate(() => ({ site: sessionStorage.getItem('site') ?? '', country: localStorage.getItem('country') ?? '' }));
  const site = JSON.parse(kept.site) as { market: { country: { code: string } }; categories: unknown[] };
  expect(site.market.country.code).toBe('DE');
  expect(site.categories.length).toBeGreaterThan(3);
  expect(JSON.parse(kept.country)).toMatchObject({ countryCode: 'DE', globals: { code: 'DE' } });
});
