import { expect, type APIRequestContext, type APIResponse, type BrowserContext, type Locator, type Page, type Response } from '@playwright/test';
import { testPort } from './test-port.ts';

/** Returns an address in a country's shop, in English. Chromium resolves `*.localhost` by itself. */
export const getShopUrl = (countryCode: string, path = '/'): string =>
  `http://${countryCode}.localhost:${testPort}/${countryCode === 'bd' ? '' : 'en/'}${path.replace(/^\//, '')}`;

/**
 * Fetches a page as the server sends it, without a browser: much faster than `visit`. The call goes to 127.0.0.1 because Node does not resolve
 * `*.localhost`.
 */
export async function fetchPage(request: APIRequestContext, url: string): Promise<APIResponse> {
  const { host } = new URL(url);
  for (let next = new URL(url), hops = 0; ; hops += 1) {
    const loopback = `http://127.0.0.1:${testPort}${next.pathname}${next.search}`;
    // Redirects are followed here, because the client would follow them without the host.
    const response = await request.get(loopback, { headers: { host, accept: 'text/html' }, maxRedirects: 0 });
    const { location } = response.headers();
    if (!location || hops === 5) return response;
    next = new URL(location, next);
  }
}

/** Opens the field for a coupon code, which is closed at first. @returns the field */
export async function openCoupon(place: Page | Locator): Promise<Locator> {
  await place.locator('summary').filter({ hasText: 'Coupon code' }).click();
  return place.getByLabel('Coupon code');
}

/** A person with an address in a country. */
export interface Shopper {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  postalCode: string;
  city: string;
  /** Province or county, in countries whose addresses need one. */
  state?: string;
}

let shoppers = 0;
/** Creates a new shopper with a separate email address, so that tests do not share an inbox. */
export function newShopper(place: Omit<Shopper, 'email' | 'firstName' | 'lastName'>): Shopper {
  shoppers += 1;
  return { email: `maja.${process.pid}.${shoppers}@example.org`, firstName: 'Maja', lastName: 'Kovač', ...place };
}

export const places = {
  si: { phone: '40123456', address: 'Trubarjeva cesta 12', postalCode: '1000', city: 'Ljubljana' },
  bd: { phone: '01712345678', address: 'Road 27, House 14, Dhanmondi', postalCode: '1209', city: 'Dhaka' },
  hu: { phone: '201234567', address: 'Király utca 8', postalCode: '1061', city: 'Budapest' },
  pl: { phone: '512345678', address: 'Nowy Świat 15', postalCode: '00-029', city: 'Warszawa' },
  pt: { phone: '912345678', address: 'Rua Augusta 24', postalCode: '1100-053', city: 'Lisboa' },
  de: { phone: '15112345678', address: 'Torstraße 44', postalCode: '10119', city: 'Berlin' },
} as const;

let homes = 0;
/** Returns a header with a separate network address, because sign-ups are limited per address. Each process has its own range. */
export function fromHome(): { 'x-forwarded-for': string } {
  homes += 1;
  return { 'x-forwarded-for': `10.${process.pid & 255}.${(process.pid >> 8) & 255}.${homes}` };
}

export const customerPassword = 'Linen.2026';

/** Registers a new customer by a call of the API and signs them in in this browser. auth.spec.ts tests the form. */
export async function newCustomer(context: BrowserContext): Promise<Shopper & { id: number; token: string }> {
  const shopper = newShopper(places.si);
  const { email, firstName, lastName, phone } = shopper;
  const password = customerPassword;
  const response = await context.request.post(`http://127.0.0.1:${testPort}/api/auth/register`, {
    headers: fromHome(),
    data: { email, firstName, lastName, phone, countryCode: '386', password, repeatPassword: password, countryId: 3, languageId: 1 },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { id, token } = ((await response.json()) as { data: { id: number; token: string } }).data;
  await setSession(context, token);
  return { ...shopper, id, token };
}

/** Signs the browser in to the shop of Slovenia with a token of the API. The cookie has the server's path, so that signing out removes it. */
export const setSession = (context: BrowserContext, token: string): Promise<void> =>
  context.addCookies([{ name: 'session', value: token, url: new URL('/', getShopUrl('si')).href, httpOnly: true, sameSite: 'Lax' }]);

/** Opens a page with the cookie banner answered and waits until the page can be used. Images may still be loading. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  await page.context().addCookies([{ name: 'consent', value: `1.00.asked-before.${Math.floor(Date.now() / 1000)}`, url: new URL('/', url).href }]);
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' });
  await isReady(page);
  return response;
}

/** Waits until the page and its later parts are hydrated. A page without scripts is ready at once. */
export async function isReady(page: Page): Promise<void> {
  const hasScripts = await page.evaluate(() => '__reactRouterContext' in window);
  if (hasScripts)
    await page.waitForFunction(() => {
      const isHydrated = (element: Element | null) => Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
      // The router marks its links; links in the texts of a merchant are never hydrated.
      return isHydrated(document.querySelector('header a, main a')) && [...document.querySelectorAll('main a[data-discover]')].every(isHydrated);
    });
}

/** Opens the first product of a listing that has more than a few pieces in stock. @returns its name */
export async function openProduct(page: Page): Promise<string> {
  const plentiful = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Few left' });
  const link = plentiful.first().getByRole('link').first();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/product\//i);
  // The address changes before the page has faded in.
  await expect(heading).not.toHaveText(before);
  await isReady(page);
  return heading.innerText();
}

/** Chooses the first size in stock. A sold-out size can be chosen too, for a notification; a product of one size has no choice. */
export async function chooseSize(page: Page): Promise<void> {
  const size = page
    .getByRole('group', { name: /^Size/ })
    .getByRole('radio', { name: /^(?!.*Sold out)/, disabled: false })
    .first();
  if ((await size.count()) === 0) return;
  // By key, because the cookie banner may cover the button.
  await size.press('Space');
  await expect(size).toBeChecked();
}

export const addToCart = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true });

/** Fills in contact and address by typing. */
export async function fillCheckout(page: Page, shopper: Shopper): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true }).first();
  await field('Email').fill(shopper.email);
  await field('Phone number').fill(shopper.phone);
  await field('First name').fill(shopper.firstName);
  await field('Last name').fill(shopper.lastName);
  await field('Street and house number').fill(shopper.address);
  await field('Postal code').fill(shopper.postalCode);
  await field('City').fill(shopper.city);
}

export const acceptTerms = (page: Page): Promise<void> => page.getByRole('checkbox', { name: /terms and conditions/ }).check({ force: true });

/** Returns the order button, whose text differs by country. */
export const orderButton = (page: Page): Locator => page.locator('button[name="intent"][value="place"]');

/** Presses the order button once the total includes the cash on delivery fee. */
export async function order(page: Page): Promise<void> {
  await orderButton(page).click();
  const changed = page.getByRole('main').getByText('The total has changed');
  await expect(changed.or(page.getByRole('heading', { level: 1, name: /thank you/i })).first()).toBeVisible();
  if (await changed.isVisible()) await orderButton(page).click();
}

/** Returns the order number that a page shows. */
export async function readOrderNumber(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText();
  const found = /[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}/.exec(text)?.[0];
  expect(found, 'an order number on the page').toBeTruthy();
  return found ?? '';
}

/** Fills in the checkout form and orders with cash on delivery. */
export async function placeOnDelivery(page: Page, shopper: Shopper): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Delivery and payment' })).toBeVisible();
  await fillCheckout(page, shopper);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check({ force: true });
  await acceptTerms(page);
  await order(page);
  await expect(page).toHaveURL(/\/OrderConfirmation/);
  await expect(page.getByRole('heading', { level: 1, name: /thank you/i })).toBeVisible();
}

/** Opens the tracking page with the order number and the email address, which show the order without personal data. */
export async function track(page: Page, code: string, orderNumber: string, shopper: Shopper): Promise<void> {
  await visit(page, getShopUrl(code, 'Track/Order'));
  const main = page.getByRole('main');
  await main.getByLabel('Order number').fill(orderNumber);
  await main.getByLabel('Email').fill(shopper.email);
  await main.getByRole('button', { name: 'View my order' }).click();
  await expect(main).toContainText(orderNumber);
  await expect(main.getByRole('button', { name: 'Email me the link' })).toBeVisible();
  await expect(main).not.toContainText(shopper.city);
}

/** Waits for an email and returns its link to the given page. */
export async function readMailedLink(context: BrowserContext, email: string, page: 'newsletter' | 'unsubscribe' | 'stock-notice'): Promise<string> {
  const inbox = await context.newPage();
  const wanted = new RegExp(`https?://\\S+/${page}\\?token=[\\w-]+`);
  let link = '';
  await expect(async () => {
    await inbox.goto(getShopUrl('si', '').replace('/en/', '/dev/mail'));
    const mails = await inbox.getByRole('row').filter({ hasText: email }).getByRole('link').all();
    const addresses = await Promise.all(mails.map((mail) => mail.getAttribute('href')));
    for (const address of addresses) {
      await inbox.goto(new URL(address ?? '', getShopUrl('si')).href);
      link ||= wanted.exec(await inbox.locator('pre').first().innerText())?.[0] ?? '';
    }
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });
  await inbox.close();
  return link;
}
