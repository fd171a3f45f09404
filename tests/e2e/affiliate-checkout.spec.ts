import { expect, test, type Locator, type Page } from '@playwright/test';
import { api, goToCountry, newAffiliate, portalOf, type TestAffiliate } from './affiliate.ts';
import {
  addToCart,
  chooseSize,
  fromHome,
  isReady,
  newShopper,
  openProduct,
  orderNumberOn,
  placeOnDelivery,
  places,
  shopIn,
  visit,
  type Shopper,
} from './shopper.ts';

// The first affiliate of a run waits for somebody who says yes to him, in a process of his own.
test.describe.configure({ timeout: 120_000 });

const main = (page: Page): Locator => page.getByRole('main');
const linkOf = ({ code }: Pick<TestAffiliate, 'code'>, path = 'category/women'): string => `${shopIn('si', path)}?ref=${code}&src=blog`;

/** Whoever comes here has agreed to advertising in this country's shop. */
const agreesIn = (page: Page, country: string): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'consent', value: `1.11.asked-before.${Math.floor(Date.now() / 1000)}`, url: new URL('/', shopIn(country)).href }]);
/** Whoever comes here has refused everything. */
const refusesIn = (page: Page, country: string): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'consent', value: `1.00.asked-before.${Math.floor(Date.now() / 1000)}`, url: new URL('/', shopIn(country)).href }]);

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await isReady(page);
}

/** Puts the first garment of a listing into the cart. @returns its name */
async function putOneIn(page: Page, url = shopIn('si', 'category/women')): Promise<string> {
  await open(page, url);
  const name = await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: /Go to checkout|Continue to payment/ }).first()).toBeVisible();
  return name;
}

const cookiesIn = async (page: Page, country: string) =>
  new Map((await page.context().cookies(shopIn(country))).map(({ name, value }) => [name, value]));
const trackingIn = async (page: Page, country: string) =>
  [...(await cookiesIn(page, country)).keys()].filter((name) => /^(affiliate_|utm)/.test(name));

/** The address of the hand-over that the link to another country's shop leads to; nobody has gone there yet. */
async function handOverTo(page: Page, country: string): Promise<string> {
  const host = new URL(page.url()).host;
  const cookies = (await page.context().cookies(page.url())).map(({ name, value }) => `${name}=${value}`).join('; ');
  const asked = await page.request.get(`${new URL(api).origin}/country/${country}?path=%2Fen%2F`, {
    headers: { host, cookie: cookies },
    maxRedirects: 0,
  });
  return asked.headers().location ?? '';
}

/** What an order was credited by, as its affiliate sees it. */
async function expectCredited(portal: Page, orderNumber: string): Promise<void> {
  await expect(async () => {
    await portal.goto(shopIn('si', `affiliate/commissions?orderNumber=${orderNumber}`), { waitUntil: 'domcontentloaded' });
    await expect(main(portal).getByRole('row').filter({ hasText: orderNumber })).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

async function orderHere(page: Page, country: string, shopper: Shopper): Promise<string> {
  await open(page, shopIn(country, 'Checkout?step=payment'));
  await placeOnDelivery(page, shopper);
  return orderNumberOn(page);
}

test('the cart goes along to another country’s shop at its prices, and the sign-in does not', async ({ page, context, request }) => {
  const { email, firstName, lastName, phone } = newShopper(places.si);
  const person = { email, firstName, lastName, phone, countryCode: '386', password: 'Linen.2026', repeatPassword: 'Linen.2026', languageId: 1 };
  const registered = await request.post(`${api}/auth/register`, { headers: fromHome(), data: { ...person, countryId: 3 } });
  const { token } = ((await registered.json()) as { data: { token: string } }).data;
  await context.addCookies([{ name: 'session', value: token, url: shopIn('si'), httpOnly: true, sameSite: 'Lax' }]);
  await refusesIn(page, 'si');
  await refusesIn(page, 'hu');
  const garment = await putOneIn(page);
  await page.keyboard.press('Escape');
  await goToCountry(page, 'Hungary');
  await expect(page).toHaveURL(/^http:\/\/hu\.localhost[^?]*\/product\/[^?]*$/);
  await isReady(page);
  // In the words of the country that he has come to.
  await expect(page.getByText('Kosara átjött a másik webshopunkból, az itteni árakon.').last()).toBeVisible();

  await open(page, shopIn('hu', 'Checkout'));
  await expect(main(page)).toContainText(garment);
  await expect(main(page)).toContainText(/HUF|Ft/);
  await expect(main(page)).not.toContainText('€');
  await expect(main(page)).toContainText('Your cart has come with you from our other shop');
  expect([...(await cookiesIn(page, 'hu')).keys()]).not.toContain('session');
  await open(page, shopIn('hu', 'user'));
  await expect(page).toHaveURL(/\/auth\/Login/i);
  // Where he came from everything is as he left it.
  await open(page, shopIn('si', 'Checkout'));
  await expect(main(page)).toContainText('€');
});

test('a hand-over is for one use: a stranger who finds it, and one that is made up, get a plain cart and are told', async ({ page, browser }) => {
  await refusesIn(page, 'si');
  await refusesIn(page, 'hu');
  const garment = await putOneIn(page);
  const address = await handOverTo(page, 'hu');
  expect(address).toMatch(/^http:\/\/hu\.localhost:\d+\/cart\/hand-over\?path=%2Fen%2F&handover=[\w-]{43}$/);
  await open(page, address);
  await expect(page).toHaveURL(/^http:\/\/hu\.localhost:\d+\/en\/?$/);
  await open(page, shopIn('hu', 'Checkout'));
  await expect(main(page)).toContainText(garment);

  const stranger = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await refusesIn(stranger, 'hu');
  const told = /Your cart could not come with you from our other shop: this link was used before, or is too old/;
  for (const found of [address, `${shopIn('hu').replace('/en/', '')}/cart/hand-over?path=%2Fen%2F&handover=${'A'.repeat(43)}`]) {
    await open(stranger, found);
    await expect(stranger).toHaveURL(/^http:\/\/hu\.localhost:\d+\/en\/?$/);
    await expect(stranger.getByText(told).last()).toBeVisible();
    await open(stranger, shopIn('hu', 'Checkout'));
    await expect(main(stranger).getByText(told)).toBeVisible();
    await expect(main(stranger)).toContainText('Your cart is empty');
  }
  await stranger.context().close();
});

test('who sent him goes along with his yes: by the touch alone, and into the cookies of the other shop where he agreed too', async ({
  page,
  browser,
  request,
}) => {
  const affiliate = await newAffiliate(request);
  await agreesIn(page, 'si');
  await agreesIn(page, 'hu');
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/affiliate/track-click'));
  await open(page, linkOf(affiliate, ''));
  expect((await counted).ok()).toBe(true);
  // Days later: nothing of the link is in any address.
  await putOneIn(page);
  await page.keyboard.press('Escape');
  await goToCountry(page, 'Hungary');
  await expect(page).toHaveURL(/^http:\/\/hu\.localhost[^?]*$/);
  await isReady(page);
  expect((await cookiesIn(page, 'hu')).get('affiliate_code')).toBe(affiliate.code);
  const orderNumber = await orderHere(page, 'hu', newShopper(places.hu));
  const portal = await portalOf(browser, affiliate);
  await expectCredited(portal, orderNumber);
  await portal.context().close();
});

test('an affiliate’s discount stands in the cart under his name, and comes along to another country’s shop', async ({ page, request }) => {
  const affiliate = await newAffiliate(request, { percent: 10 });
  await refusesIn(page, 'si');
  await refusesIn(page, 'hu');
  await putOneIn(page, linkOf(affiliate));
  await open(page, shopIn('si', 'Checkout'));
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText(`Discount ${affiliate.code}`);
  await open(page, shopIn('si', 'brands'));
  await goToCountry(page, 'Hungary');
  await expect(page).toHaveURL(/^http:\/\/hu\.localhost/);
  await open(page, shopIn('hu', 'Checkout'));
  await expect(summary).toContainText(`Discount ${affiliate.code}`);
  await expect(summary).toContainText(/HUF|Ft/);
});

test('an affiliate’s code that is typed as a coupon is thanked for, gives his discount, and credits him', async ({ page, browser, request }) => {
  const affiliate = await newAffiliate(request, { percent: 10 });
  await visit(page, shopIn('si'));
  await putOneIn(page);
  await open(page, shopIn('si', 'Checkout'));
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await summary.getByLabel('Coupon code').fill(affiliate.code.toLowerCase());
  await summary.getByRole('button', { name: 'Apply' }).click();
  const shown = affiliate.code.toUpperCase();
  await expect(summary).toContainText(`Thank you! Your purchase counts for ${shown}, and the discount that comes with this code is taken off.`);
  await expect(summary).toContainText(`Discount ${affiliate.code}`);
  await summary.getByRole('button', { name: `Remove code ${shown}` }).click();
  await expect(summary).not.toContainText(`Discount ${affiliate.code}`);
  await summary.getByLabel('Coupon code').fill(affiliate.code);
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary).toContainText('Thank you!');
  const orderNumber = await orderHere(page, 'si', newShopper(places.si));
  await expect(main(page)).toContainText(`Discount ${affiliate.code}`);
  const portal = await portalOf(browser, affiliate);
  await expectCredited(portal, orderNumber);
  await portal.context().close();
});

test('who has agreed to nothing gets no cookie: the link stays in the address, and credits because he brings it', async ({
  page,
  browser,
  request,
}) => {
  const affiliate = await newAffiliate(request);
  await refusesIn(page, 'si');
  await refusesIn(page, 'hu');
  await open(page, linkOf(affiliate));
  // Another time he comes without it: nobody is known by anything that was kept.
  await putOneIn(page);
  const plain = await orderHere(page, 'si', newShopper(places.si));

  await putOneIn(page, linkOf(affiliate));
  await expect(page).toHaveURL(new RegExp(`ref=${affiliate.code}`));
  await page.keyboard.press('Escape');
  await goToCountry(page, 'Hungary');
  await expect(page).toHaveURL(new RegExp(`^http://hu\\.localhost.*ref=${affiliate.code}`));
  const brought = await orderHere(page, 'hu', newShopper(places.hu));
  expect([await trackingIn(page, 'si'), await trackingIn(page, 'hu')]).toEqual([[], []]);

  const portal = await portalOf(browser, affiliate);
  await expectCredited(portal, brought);
  await portal.goto(shopIn('si', `affiliate/commissions?orderNumber=${plain}`));
  await expect(main(portal)).toContainText('Nothing matches');
  await portal.context().close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the country link takes cart and campaign along, and an affiliate’s code is taken by the plain form', async ({ page, browser, request }) => {
    const affiliate = await newAffiliate(request);
    await page.goto(linkOf(affiliate));
    const garment = await openProduct(page);
    await chooseSize(page);
    await addToCart(page).click();
    await expect(page).toHaveURL(/\/Checkout/);
    await page.goto(linkOf(affiliate, 'brands'));
    await goToCountry(page, 'Hungary');
    // The link is the same for everybody: what the address of its page says comes along all the same.
    await expect(page).toHaveURL(new RegExp(`^http://hu\\.localhost.*/brands\\?ref=${affiliate.code}`));
    await page.goto(shopIn('hu', 'Checkout'));
    await expect(main(page)).toContainText(garment);
    await expect(main(page)).toContainText(/HUF|Ft/);
    await expect(main(page)).toContainText('Your cart has come with you from our other shop');

    await page.getByLabel('Coupon code').fill(affiliate.code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(main(page)).toContainText(`Thank you! Your purchase counts for ${affiliate.code.toUpperCase()}.`);
    await main(page).getByRole('link', { name: 'Continue to payment' }).click();
    await placeOnDelivery(page, newShopper(places.hu));
    const portal = await portalOf(browser, affiliate);
    await expectCredited(portal, await orderNumberOn(page));
    await portal.context().close();
  });
});
