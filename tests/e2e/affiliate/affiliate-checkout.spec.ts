import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { api, goToCountry, createAffiliate, openPortal, type TestAffiliate } from './affiliate.ts';
import {
  openCoupon,
  addToCart,
  chooseSize,
  fromHome,
  isReady,
  newShopper,
  openProduct,
  readOrderNumber,
  placeOnDelivery,
  places,
  getShopUrl,
  visit,
  type Shopper,
  setSession,
} from '../shopper.ts';

const main = (page: Page): Locator => page.getByRole('main');
const buildLink = ({ code }: Pick<TestAffiliate, 'code'>, path = 'category/women'): string => `${getShopUrl('si', path)}?ref=${code}&src=blog`;

/** Sets the consent cookie of a country's shop: marketing accepted. */
const acceptMarketing = (page: Page, country: string): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'consent', value: `1.11.asked-before.${Math.floor(Date.now() / 1000)}`, url: new URL('/', getShopUrl(country)).href }]);
/** Sets the consent cookie of a country's shop: everything refused. */
const refuseCookies = (page: Page, country: string): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'consent', value: `1.00.asked-before.${Math.floor(Date.now() / 1000)}`, url: new URL('/', getShopUrl(country)).href }]);

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await isReady(page);
}

/** Adds the first product of a listing to the cart. @returns its name */
async function putOneInCart(page: Page, url = getShopUrl('si', 'category/women')): Promise<string> {
  await open(page, url);
  const name = await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: /Go to checkout|Continue to payment/ }).first()).toBeVisible();
  return name;
}

const readCookies = async (page: Page, country: string) =>
  new Map((await page.context().cookies(getShopUrl(country))).map(({ name, value }) => [name, value]));
const listTrackingCookies = async (page: Page, country: string) =>
  [...(await readCookies(page, country)).keys()].filter((name) => /^(affiliate_|utm)/.test(name));

/** Returns the address of the cart transfer behind the country link, without opening it. */
async function getCartTransferUrl(page: Page, country: string): Promise<string> {
  const host = new URL(page.url()).host;
  const cookies = (await page.context().cookies(page.url())).map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await page.request.get(`${new URL(api).origin}/country/${country}?path=%2Fen%2F`, {
    headers: { host, cookie: cookies },
    maxRedirects: 0,
  });
  return response.headers().location ?? '';
}

/** Expects the affiliate portal to show one credited order, by a reference that is not its number. */
async function expectCredited(portal: Page, orderNumber: string): Promise<void> {
  const order = main(portal).getByRole('link', { name: /^R-\w{10}$/ });
  await expect(async () => {
    await portal.goto(getShopUrl('si', 'affiliate/commissions'), { waitUntil: 'domcontentloaded' });
    await expect(order).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(main(portal)).not.toContainText(orderNumber);
}

async function orderHere(page: Page, country: string, shopper: Shopper): Promise<string> {
  await open(page, getShopUrl(country, 'Checkout?step=payment'));
  await placeOnDelivery(page, shopper);
  return readOrderNumber(page);
}

test('the confirmation page reports the order of an affiliate’s visitor once, without authorization, and of nobody else', async ({
  page,
  browser,
}) => {
  const listReports = (seen: Page) => {
    const reports: Request[] = [];
    seen.on('request', (request) => {
      if (request.url().endsWith('/api/affiliate/track-conversion')) reports.push(request);
    });
    return reports;
  };
  const affiliate = await createAffiliate(page.request);
  await acceptMarketing(page, 'si');
  const reports = listReports(page);
  const clicked = page.waitForResponse(/track-click/);
  await open(page, buildLink(affiliate));
  await clicked;
  await putOneInCart(page);
  await open(page, getShopUrl('si', 'Checkout?step=payment'));
  await placeOnDelivery(page, newShopper(places.si));
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]?.postDataJSON()).toEqual({
    affiliateCode: affiliate.code,
    sessionId: (await readCookies(page, 'si')).get('affiliate_session'),
    grandTotal: expect.any(Number),
    currency: 'EUR',
  });
  expect(await reports[0]?.headerValue('authorization')).toBeNull();
  await page.reload();
  await isReady(page);
  expect(reports).toHaveLength(1);

  const other = await (await browser.newContext({ extraHTTPHeaders: fromHome() })).newPage();
  const none = listReports(other);
  await putOneInCart(other);
  await open(other, getShopUrl('si', 'Checkout?step=payment'));
  await placeOnDelivery(other, newShopper(places.si));
  await isReady(other);
  expect(none).toEqual([]);
  await other.context().close();
});

test(
  'the cart is transferred to another country’s shop at its prices, and the session is not',
  { tag: '@short' },
  async ({ page, context, request }) => {
    const { email, firstName, lastName, phone } = newShopper(places.si);
    const person = { email, firstName, lastName, phone, countryCode: '386', password: 'Linen.2026', repeatPassword: 'Linen.2026', languageId: 1 };
    const registered = await request.post(`${api}/auth/register`, { headers: fromHome(), data: { ...person, countryId: 3 } });
    const { token } = ((await registered.json()) as { data: { token: string } }).data;
    await setSession(context, token);
    await refuseCookies(page, 'si');
    await refuseCookies(page, 'hu');
    const garment = await putOneInCart(page);
    await page.keyboard.press('Escape');
    await goToCountry(page, 'Hungary');
    await expect(page).toHaveURL(/^http:\/\/hu\.localhost[^?]*\/product\/[^?]*$/);
    await isReady(page);
    // The message is in the language of the new shop.
    await expect(page.getByText('Kosarát áthoztuk a másik webshopunkból, az itteni árakon.').last()).toBeVisible();

    await open(page, getShopUrl('hu', 'Checkout'));
    await expect(main(page)).toContainText(garment);
    await expect(main(page)).toContainText(/HUF|Ft/);
    await expect(main(page)).not.toContainText('€');
    await expect(main(page)).toContainText('We’ve brought your cart over from our other shop');
    expect([...(await readCookies(page, 'hu')).keys()]).not.toContain('session');
    await open(page, getShopUrl('hu', 'user'));
    await expect(page).toHaveURL(/\/auth\/Login/i);
    // The cart in the first shop is unchanged.
    await open(page, getShopUrl('si', 'Checkout'));
    await expect(main(page)).toContainText('€');
  },
);

test('a cart transfer works once: a used or invented transfer gives an ordinary cart and a message', async ({ page, browser }) => {
  await refuseCookies(page, 'si');
  await refuseCookies(page, 'hu');
  const garment = await putOneInCart(page);
  const address = await getCartTransferUrl(page, 'hu');
  expect(address).toMatch(/^http:\/\/hu\.localhost:\d+\/cart\/transfer\?path=%2Fen%2F&handover=[\w-]{43}$/);
  await open(page, address);
  await expect(page).toHaveURL(/^http:\/\/hu\.localhost:\d+\/en\/?$/);
  await open(page, getShopUrl('hu', 'Checkout'));
  await expect(main(page)).toContainText(garment);

  const otherVisitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await refuseCookies(otherVisitor, 'hu');
  const notice = /We couldn’t bring your cart over from our other shop: the link has already been used or is too old/;
  for (const found of [address, `${getShopUrl('hu').replace('/en/', '')}/cart/transfer?path=%2Fen%2F&handover=${'A'.repeat(43)}`]) {
    await open(otherVisitor, found);
    await expect(otherVisitor).toHaveURL(/^http:\/\/hu\.localhost:\d+\/en\/?$/);
    await expect(otherVisitor.getByText(notice).last()).toBeVisible();
    await open(otherVisitor, getShopUrl('hu', 'Checkout'));
    await expect(main(otherVisitor).getByText(notice)).toBeVisible();
    await expect(main(otherVisitor)).toContainText('Your cart is empty');
  }
  await otherVisitor.context().close();
});

test('with consent the referral reaches another country’s shop and its cookies without any parameter in an address', async ({
  page,
  browser,
  request,
}) => {
  const affiliate = await createAffiliate(request);
  await acceptMarketing(page, 'si');
  await acceptMarketing(page, 'hu');
  const counted = page.waitForResponse((response) => response.url().endsWith('/affiliate/track-click'));
  await open(page, buildLink(affiliate, ''));
  expect((await counted).ok()).toBe(true);
  // A later visit: no address contains a parameter of the link.
  await putOneInCart(page);
  await page.keyboard.press('Escape');
  await goToCountry(page, 'Hungary');
  await expect(page).toHaveURL(/^http:\/\/hu\.localhost[^?]*$/);
  await isReady(page);
  expect((await readCookies(page, 'hu')).get('affiliate_code')).toBe(affiliate.code);
  const orderNumber = await orderHere(page, 'hu', newShopper(places.hu));
  const portal = await openPortal(browser, affiliate);
  await expectCredited(portal, orderNumber);
  await portal.context().close();
});

test('an affiliate’s discount is in the cart under the affiliate’s name and is carried to another country’s shop', async ({ page, request }) => {
  const affiliate = await createAffiliate(request, { percent: 10 });
  await refuseCookies(page, 'si');
  await refuseCookies(page, 'hu');
  await putOneInCart(page, buildLink(affiliate));
  await open(page, getShopUrl('si', 'Checkout'));
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText(`Discount ${affiliate.code}`);
  await open(page, getShopUrl('si', 'brands'));
  await goToCountry(page, 'Hungary');
  await expect(page).toHaveURL(/^http:\/\/hu\.localhost/);
  await open(page, getShopUrl('hu', 'Checkout'));
  await expect(summary).toContainText(`Discount ${affiliate.code}`);
  await expect(summary).toContainText(/HUF|Ft/);
});

test(
  'an affiliate code that is entered as a coupon is confirmed, gives the affiliate’s discount, and credits the affiliate',
  { tag: '@short' },
  async ({ page, browser, request }) => {
    const affiliate = await createAffiliate(request, { percent: 10 });
    await visit(page, getShopUrl('si'));
    await putOneInCart(page);
    await open(page, getShopUrl('si', 'Checkout'));
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await (await openCoupon(summary)).fill(affiliate.code.toLowerCase());
    await summary.getByRole('button', { name: 'Apply' }).click();
    const shown = affiliate.code.toUpperCase();
    await expect(summary).toContainText(`Thank you! Your order counts for ${shown}, and we’ve taken off the discount that comes with this code.`);
    await expect(summary).toContainText(`Discount ${affiliate.code}`);
    await summary.getByRole('button', { name: `Remove code ${shown}` }).click();
    await expect(summary).not.toContainText(`Discount ${affiliate.code}`);
    await (await openCoupon(summary)).fill(affiliate.code);
    await summary.getByRole('button', { name: 'Apply' }).click();
    await expect(summary).toContainText('Thank you!');
    const orderNumber = await orderHere(page, 'si', newShopper(places.si));
    await expect(main(page)).toContainText(`Discount ${affiliate.code}`);
    const portal = await openPortal(browser, affiliate);
    await expectCredited(portal, orderNumber);
    await portal.context().close();
  },
);

test('without consent no cookie is set: the referral stays in the address and still credits the affiliate', async ({ page, browser, request }) => {
  const affiliate = await createAffiliate(request);
  await refuseCookies(page, 'si');
  await refuseCookies(page, 'hu');
  await open(page, buildLink(affiliate));
  // A later visit without the parameter: no data was stored that could credit the affiliate.
  await putOneInCart(page);
  await orderHere(page, 'si', newShopper(places.si));

  await putOneInCart(page, buildLink(affiliate));
  await expect(page).toHaveURL(new RegExp(`ref=${affiliate.code}`));
  await page.keyboard.press('Escape');
  await goToCountry(page, 'Hungary');
  await expect(page).toHaveURL(new RegExp(`^http://hu\\.localhost.*ref=${affiliate.code}`));
  const referred = await orderHere(page, 'hu', newShopper(places.hu));
  expect([await listTrackingCookies(page, 'si'), await listTrackingCookies(page, 'hu')]).toEqual([[], []]);

  const portal = await openPortal(browser, affiliate);
  await expectCredited(portal, referred);
  await portal.context().close();
});

test(
  'without consent link, source, sub-id, postback and commission agree for a visitor who buys in another country',
  { tag: '@short' },
  async ({ page, browser, request }) => {
    const received: string[] = [];
    const tracker = createServer((call, response) => {
      let body = '';
      call.on('data', (part: Buffer) => (body += part.toString()));
      call.on('end', () => {
        received.push(body);
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((ready) => tracker.listen(0, '127.0.0.1', ready));
    const affiliate = await createAffiliate(request);
    const headers = { authorization: `Bearer ${affiliate.token}` };
    const address = `http://127.0.0.1:${(tracker.address() as AddressInfo).port}/postback`;
    expect((await request.put(`${api}/affiliate/${affiliate.id}/postbacks`, { headers, data: { address } })).ok()).toBe(true);
    const campaign = { source: 'reel', utmSource: 'ig', utmMedium: 'social', utmCampaign: 'autumn', subId: 'story-7' };
    const link = { affiliateId: affiliate.id, url: '/en/category/women', countryId: 3, languageId: 1, ...campaign };
    const generated = await request.post(`${api}/affiliate/generate-tracking-url`, { headers, data: link });
    expect(generated.ok(), await generated.text()).toBe(true);
    const { id: linkId, shortUrl } = ((await generated.json()) as { data: { id: number; shortUrl: string } }).data;

    await refuseCookies(page, 'si');
    await refuseCookies(page, 'hu');
    const clicked = page.waitForResponse(/track-click/);
    await putOneInCart(page, shortUrl);
    await clicked;
    await page.keyboard.press('Escape');
    await goToCountry(page, 'Hungary');
    await expect(page).toHaveURL(/^http:\/\/hu\.localhost.*subid=story-7/);
    const orderNumber = await orderHere(page, 'hu', newShopper(places.hu));
    expect([await listTrackingCookies(page, 'si'), await listTrackingCookies(page, 'hu')]).toEqual([[], []]);

    const portal = await openPortal(browser, affiliate);
    await expectCredited(portal, orderNumber);
    await expect.poll(() => received.length).toBe(1);
    tracker.close();
    const { data } = JSON.parse(received[0] ?? '') as { data: { country: string; clickRef: Record<string, unknown> } };
    expect(data).toMatchObject({ country: 'HU', clickRef: { ...campaign, utmContent: '', utmTerm: '', linkId } });
    const analytics = await request.get(`${api}/affiliate/${affiliate.id}/utm-analytics`, { headers });
    const { sources, subIds, campaigns } = ((await analytics.json()) as { data: Record<'sources' | 'subIds' | 'campaigns', object[]> }).data;
    const outcome = { clicks: 1, conversions: 1 };
    expect(sources).toMatchObject([{ name: 'reel', ...outcome }]);
    expect(subIds).toMatchObject([{ name: 'story-7', ...outcome }]);
    expect(campaigns).toMatchObject([{ utmSource: 'ig', utmCampaign: 'autumn', ...outcome }]);
    const links = await request.get(`${api}/affiliate/${affiliate.id}/links`, { headers });
    expect(((await links.json()) as { data: object[] }).data).toMatchObject([{ id: linkId, ...outcome }]);
    await portal.context().close();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the country link carries cart and campaign, and a plain form accepts an affiliate’s code', async ({ page, browser, request }) => {
    const affiliate = await createAffiliate(request);
    await page.goto(buildLink(affiliate));
    const garment = await openProduct(page);
    // The server adds the parameters that scripts would add.
    await expect(page).toHaveURL(new RegExp(`/product/.*ref=${affiliate.code}`));
    await chooseSize(page);
    await addToCart(page).click();
    await expect(page).toHaveURL(/\/Checkout/);
    await page.goto(buildLink(affiliate, 'brands'));
    await goToCountry(page, 'Hungary');
    // The cached link is the same for all visitors; the parameters of the page's address are still carried.
    await expect(page).toHaveURL(new RegExp(`^http://hu\\.localhost.*/brands\\?ref=${affiliate.code}`));
    await page.goto(getShopUrl('hu', 'Checkout'));
    await expect(main(page)).toContainText(garment);
    await expect(main(page)).toContainText(/HUF|Ft/);
    await expect(main(page)).toContainText('We’ve brought your cart over from our other shop');

    await (await openCoupon(page)).fill(affiliate.code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(main(page)).toContainText(`Thank you! Your order counts for ${affiliate.code.toUpperCase()}.`);
    await main(page).getByRole('link', { name: 'Continue to payment' }).click();
    await placeOnDelivery(page, newShopper(places.hu));
    const portal = await openPortal(browser, affiliate);
    await expectCredited(portal, await readOrderNumber(page));
    await portal.context().close();
  });
});
