import { expect, test } from '@playwright/test';
import { isFixed, listPages } from '@selvedge/pages';
import { expectAccessible } from '../accessibility.ts';
import { addToCart, chooseSize, fetchPage, openProduct, getShopUrl, visit } from '../shopper.ts';
import { testPort } from '../test-port.ts';

const hosts = ['si', 'bd', 'gr', 'sk', 'ro', 'pt', 'pl', 'lt', 'it', 'es', 'de', 'cz', 'hr', 'bg', 'at', 'hu'];
/** The currency sign on each host that does not sell in euros. */
const currencies: Record<string, RegExp> = { bd: /BDT|৳/, ro: /RON|lei/, pl: /PLN|zł/, cz: /CZK|Kč/, hu: /HUF|Ft/ };

const findLanguage = (html: string) => /<html[^>]*\slang="([^"]+)"/.exec(html)?.[1];
const findFirstCard = (html: string) => /<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? '';

/** Returns an attribute of the links of a page that contain a text, such as `rel="canonical"`. */
const listLinks = (html: string, text: string, attribute: string) =>
  [...html.matchAll(/<link[^>]*>/g)].flatMap(([tag]) => (tag.includes(text) ? (new RegExp(`${attribute}="([^"]+)"`, 'i').exec(tag)?.[1] ?? []) : []));

test('each of the 16 countries answers on its own host, in its currency', { tag: '@short' }, async ({ request }) => {
  for (const host of hosts) {
    const response = await fetchPage(request, getShopUrl(host, 'category/women'));
    expect(response.status(), host).toBe(200);
    expect(findFirstCard(await response.text()), host).toMatch(currencies[host] ?? /€/);
  }
});

test('the default language of a host has no prefix, others have their own', { tag: '@short' }, async ({ request }) => {
  const read = async (url: string) => findLanguage(await (await fetchPage(request, url)).text());
  expect(await read(getShopUrl('de').replace('/en/', '/'))).toBe('de-DE');
  expect(await read(getShopUrl('de').replace('/en/', '/el'))).toBe('el-GR');
  expect(await read(getShopUrl('gr').replace('/en/', '/bn'))).toBe('bn-BD');
});

test('a page names its canonical address and its versions in other languages and shops', { tag: '@short' }, async ({ request }) => {
  const html = await (await fetchPage(request, getShopUrl('si', 'category/women'))).text();
  expect(listLinks(html, 'rel="canonical"', 'href')).toEqual([getShopUrl('si', 'category/women')]);
  expect(listLinks(html, 'rel="alternate"', 'hreflang')).toEqual(expect.arrayContaining(['x-default', 'de-SI', 'de-DE']));
});

test('each page has one address, to which every other letter case redirects', { tag: '@short' }, async ({ request }) => {
  const paths = listPages().flatMap((page) => (isFixed(page) && page.layout && !page.unvisited && /[a-z]/i.test(page.path) ? [page.path] : []));
  expect(paths).toEqual(expect.arrayContaining(['Track/Order', 'guest/return', 'withdrawal', 'imprint', 'categories', 'Checkout']));
  for (const path of paths) {
    const otherCase = path.replaceAll(/[a-z]/gi, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));
    for (const prefix of ['', 'de/']) {
      const { host } = new URL(getShopUrl('si'));
      const answer = await request.get(`http://127.0.0.1:${testPort}/${prefix}${otherCase}?ref=a,b`, { headers: { host }, maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], otherCase).toEqual([301, `/${prefix}${path}?ref=a,b`]);
    }
  }
});

test('a page without personal data names its canonical address, asked for in any letter case', async ({ request, page }) => {
  for (const path of ['track/ORDER', 'GUEST/return', 'Withdrawal', 'CATEGORIES', 'Imprint', 'FAQ']) {
    const answer = await fetchPage(request, getShopUrl('si', path));
    expect(answer.status(), path).toBe(200);
    const canonical = listPages().find((found) => found.path.toLowerCase() === path.toLowerCase())?.path ?? '';
    expect(listLinks(await answer.text(), 'rel="canonical"', 'href'), path).toEqual([getShopUrl('si', canonical)]);
  }
  // The script of the page writes the address again.
  await visit(page, getShopUrl('si', 'CATEGORIES'));
  await expect(page).toHaveURL(getShopUrl('si', 'categories'));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', getShopUrl('si', 'categories'));
});

test('an address with a slug answers in any letter case', { tag: '@short' }, async ({ request }) => {
  expect((await fetchPage(request, getShopUrl('si', 'CATEGORY/Women'))).status()).toBe(200);
});

test('a slug of another language redirects to the slug of the page’s language, in each script', { tag: '@short' }, async ({ request }) => {
  for (const [host, language] of [
    ['bd', 'bn'],
    ['bg', 'bg'],
    ['gr', 'el'],
  ] as const) {
    const response = await fetchPage(request, new URL(language === 'bn' ? '/bn/category/women' : '/category/women', getShopUrl(host)).href);
    expect(response.status(), host).toBe(200);
    const html = await response.text();
    expect(findLanguage(html), host).toMatch(new RegExp(`^${language}`));
    expect(findFirstCard(html), host).not.toBe('');
    expect(decodeURI(response.url()), host).not.toMatch(/category\/women$/);
  }
});

test('an unknown address answers 404 and links to the home page and all categories', { tag: '@short' }, async ({ page, request }) => {
  for (const path of ['product/no-such-product', 'category/no-such-category']) {
    const response = await fetchPage(request, getShopUrl('si', path));
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('This page you are looking for could not be found');
  }
  // If a route refuses its address, the message names the address. Without a route it does not.
  const refusing = [
    'product/none',
    'collection/none',
    'brands/none',
    'blog/none',
    'blog/page/abc',
    'event/none',
    'event-check/none',
    'category/wo%20men',
  ];
  for (const path of refusing) {
    const { pathname } = new URL(getShopUrl('si', path));
    const [html, data] = await Promise.all([path, `${path}.data`].map(async (at) => (await fetchPage(request, getShopUrl('si', at))).text()));
    expect(html, path).toMatch(new RegExp(`Page Not Found: (<!-- -->)?${pathname}<`));
    expect(data, path).toContain(`Page Not Found: ${pathname}`);
  }
  expect(await (await fetchPage(request, getShopUrl('si', 'no/such/page'))).text()).not.toContain('Page Not Found: ');
  expect((await visit(page, getShopUrl('si', 'no-such-page')))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Popular categories' }).getByRole('link', { name: 'Women', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Opps!!!' })).toBeVisible();
  await expect(page.getByText('This page you are looking for could not be found')).toBeVisible();
  await page.getByRole('link', { name: 'Go Back to Home' }).click();
  await expect(page).toHaveURL(getShopUrl('si').replace(/\/$/, ''));
});

test('a listing is sorted by price and paged by links', async ({ page }) => {
  await visit(page, getShopUrl('si', 'category/women'));
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

test('an invalid cart cookie gives a new cart, not an error', async ({ page, context }) => {
  await context.addCookies([{ name: 'cart', value: '%00broken" or 1=1', url: getShopUrl('si') }]);
  const response = await visit(page, getShopUrl('si', 'Checkout'));
  expect(response?.status()).toBe(200);
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
});

test('the pages of a guest’s purchase pass axe', { tag: ['@short', '@phone-whole'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // home.spec.ts, browse.spec.ts and product.spec.ts run axe on the home page, listings and products.
  for (const path of ['Track/Order', 'no-such-page', 'OrderConfirmation', 'Checkout']) {
    await visit(page, getShopUrl('si', path));
    await expectAccessible(page, path, { rules: 'wcag' });
  }
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  await expectAccessible(page, 'cart drawer', { rules: 'wcag' });
  await visit(page, getShopUrl('si', 'Checkout'));
  await expectAccessible(page, 'your cart', { rules: 'wcag' });
  await visit(page, getShopUrl('si', 'Checkout?step=payment'));
  await expectAccessible(page, 'payment', { rules: 'wcag' });
});
