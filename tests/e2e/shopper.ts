import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { testPort } from './test-port.ts';

/** The shop of a country, in English. Chromium finds `*.localhost` by itself. */
export const shopIn = (countryCode: string, path = '/'): string =>
  `http://${countryCode}.localhost:${testPort}/${countryCode === 'bd' ? '' : 'en/'}${path.replace(/^\//, '')}`;

/** Somebody with an address in a country. */
export interface Shopper {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  postalCode: string;
  city: string;
}

let shoppers = 0;
/** A shopper nobody has been before: no two tests meet in one mailbox. */
export function newShopper(place: Pick<Shopper, 'phone' | 'address' | 'postalCode' | 'city'>): Shopper {
  shoppers += 1;
  return { email: `maja.${process.pid}.${shoppers}@example.org`, firstName: 'Maja', lastName: 'Kovač', ...place };
}

export const places = {
  si: { phone: '40123456', address: 'Trubarjeva cesta 12', postalCode: '1000', city: 'Ljubljana' },
  bd: { phone: '01712345678', address: 'Road 27, House 14, Dhanmondi', postalCode: '1209', city: 'Dhaka' },
  hu: { phone: '201234567', address: 'Király utca 8', postalCode: '1061', city: 'Budapest' },
  de: { phone: '15112345678', address: 'Torstraße 44', postalCode: '10119', city: 'Berlin' },
} as const;

let homes = 0;
/** The header of somebody who calls from a network address of his own: sign-ups are counted by it. Each process has its own range. */
export function fromHome(): { 'x-forwarded-for': string } {
  homes += 1;
  return { 'x-forwarded-for': `10.${process.pid & 255}.${(process.pid >> 8) & 255}.${homes}` };
}

/** Opens a page and waits until it can be used; its pictures may still be drawn. Who visits has been asked about cookies before. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  await page.context().addCookies([{ name: 'consent', value: `1.00.asked-before.${Math.floor(Date.now() / 1000)}`, url: new URL('/', url).href }]);
  const answer = await page.goto(url, { waitUntil: 'domcontentloaded' });
  await isReady(page);
  return answer;
}

/** Waits until the page's scripts have taken it over; a page without scripts is ready as it comes. */
export async function isReady(page: Page): Promise<void> {
  const hasScripts = await page.evaluate(() => '__reactRouterContext' in window);
  if (hasScripts)
    await page.waitForFunction(() => Object.keys(document.querySelector('header a, main a') ?? {}).some((key) => key.startsWith('__react')));
}

/** Opens the first product of a listing of which there is more than a few pieces. */
export async function openProduct(page: Page): Promise<string> {
  const plentiful = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Few left' });
  const link = plentiful.first().getByRole('link').first();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/product\//i);
  // The address is ahead of the page, which fades in.
  await expect(heading).not.toHaveText(before);
  await isReady(page);
  return heading.innerText();
}

/** Chooses the first size that is there: a sold-out one can be chosen too, to be told of. A product of one size has nothing to choose. */
export async function chooseSize(page: Page): Promise<void> {
  const size = page
    .getByRole('group', { name: /^Size/ })
    .getByRole('radio', { name: /^(?!.*Sold out)/, disabled: false })
    .first();
  if ((await size.count()) === 0) return;
  // By its key: where the banner of consent lies over the end of the page, a press would meet that.
  await size.press('Space');
  await expect(size).toBeChecked();
}

export const addToCart = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Add to cart' });

/** Fills in contact and address, as typed by hand. */
export async function fillIn(page: Page, shopper: Shopper): Promise<void> {
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

/** The order button, in whichever words the country asks for: the only wide one of the order. */
export const orderButton = (page: Page): Locator => page.locator('button[name="intent"][value="place"]');

/** Orders as somebody who reads what the button stands under: the total with the charge for cash must be shown first. */
export async function order(page: Page): Promise<void> {
  await orderButton(page).click();
  const changed = page.getByText('The total has changed');
  await expect(changed.or(page.getByRole('heading', { level: 1, name: /thank you/i })).first()).toBeVisible();
  if (await changed.isVisible()) await orderButton(page).click();
}

/** The order number that a page shows. */
export async function orderNumberOn(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText();
  const found = /[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}/.exec(text)?.[0];
  expect(found, 'an order number on the page').toBeTruthy();
  return found ?? '';
}

/** Fills in the checkout's form and orders, cash on delivery. */
export async function placeOnDelivery(page: Page, shopper: Shopper): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Delivery and payment' })).toBeVisible();
  await fillIn(page, shopper);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check({ force: true });
  await acceptTerms(page);
  await order(page);
  await expect(page).toHaveURL(/\/OrderConfirmation/);
  await expect(page.getByRole('heading', { level: 1, name: /thank you/i })).toBeVisible();
}

/** By the order number from the confirmation, and the e-mail. */
export async function track(page: Page, code: string, orderNumber: string, shopper: Shopper): Promise<void> {
  await visit(page, shopIn(code, 'Track/Order'));
  const main = page.getByRole('main');
  await main.getByLabel('Order number').fill(orderNumber);
  await main.getByLabel('Email').fill(shopper.email);
  await main.getByRole('button', { name: 'Show my order' }).click();
  await expect(main).toContainText(shopper.city);
  await expect(main).toContainText(orderNumber);
}
