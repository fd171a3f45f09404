import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Order } from '@selvedge/server/contract';
import { api, goToCountry, createAffiliate, openPortal } from './affiliate.ts';
import { signInAsAdmin, backOffice } from '../back-office/back-office.ts';
import { deliverOrders } from '../back-office/order-queue.ts';
import {
  acceptTerms,
  addToCart,
  chooseSize,
  fillCheckout,
  isReady,
  newShopper,
  openProduct,
  orderButton,
  readOrderNumber,
  places,
  getShopUrl,
} from '../shopper.ts';

const main = (page: Page): Locator => page.getByRole('main');
const inPortal = (path: string): string => getShopUrl('si', `affiliate/${path}`);
/** Returns an amount of the page in major units. */
const parseAmount = (text: string): number => Number(text.replaceAll('−', '-').replace(/[^\d.-]/g, ''));

/** Reloads a page until the background jobs have produced the expected result. */
async function seen(page: Page, url: string, expected: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await expected();
  }).toPass({ timeout: 45_000 });
}

/** Returns the cell of a commission row by its column heading. */
const cell = (row: Locator, head: string): Locator => row.locator(`td[data-head="${head}"]`);
/** Returns a figure of a page by its name. */
const figure = (within: Locator, name: string): Locator =>
  within.locator('dl > div').filter({ has: within.page().locator('dt', { hasText: new RegExp(`^${name}$`) }) });

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await acceptTerms(page);
  await orderButton(page).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/OrderConfirmation/);
}

/** Presses a button of the back office and confirms the dialog, whose button has the same name. */
async function act(page: Page, name: string): Promise<void> {
  await main(page).getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test(
  'an affiliate sees the click, the order in another country’s shop and the return of a referred customer',
  { tag: '@short' },
  async ({ page, browser, request }) => {
    const affiliate = await createAffiliate(request);
    const portal = await openPortal(browser, affiliate);

    // The shopper agrees, so the click has a session.
    await page.goto(`${getShopUrl('si', 'category/women')}?ref=${affiliate.code}&src=blog&utm_campaign=autumn`, { waitUntil: 'domcontentloaded' });
    await isReady(page);
    const counted = page.waitForResponse((response) => response.url().endsWith('/affiliate/track-click'));
    await page.getByRole('region', { name: 'Your cookie choices' }).getByRole('button', { name: 'Accept all' }).click();
    expect((await counted).ok()).toBe(true);
    await seen(portal, inPortal('analytics'), async () => {
      await expect(figure(main(portal), 'Valid clicks')).toContainText('1', { timeout: 1000 });
      await expect(main(portal).getByRole('row').filter({ hasText: 'autumn' })).toContainText('1', { timeout: 1000 });
    });

    // Two pieces are transferred to the shop in Hungary, where the shopper gives no consent.
    const garment = await openProduct(page);
    await chooseSize(page);
    for (const pieces of [1, 2]) {
      await addToCart(page).click();
      const drawer = page.getByRole('dialog', { name: 'Your cart' });
      await expect(drawer).toContainText(garment);
      await expect(drawer.getByRole('spinbutton')).toHaveValue(String(pieces));
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    }
    await goToCountry(page, 'Hungary');
    await expect(page).toHaveURL(/^http:\/\/hu\.localhost.*\/product\//);
    expect(page.url()).not.toContain('handover');
    await isReady(page);
    // The message is in the language of the new shop; the order is placed in English.
    await expect(page.getByText('Kosarát áthoztuk a másik webshopunkból, az itteni árakon.').last()).toBeVisible();
    await page.getByRole('region', { name: 'Döntése a sütikről' }).getByRole('button', { name: 'Összes elutasítása' }).click();
    await page.goto(getShopUrl('hu', 'Checkout?step=payment'), { waitUntil: 'domcontentloaded' });
    await isReady(page);
    const shopper = newShopper(places.hu);
    await fillCheckout(page, shopper);
    await payByCard(page);
    const orderNumber = await readOrderNumber(page);
    const kept = (await page.context().cookies(getShopUrl('hu'))).map(({ name }) => name);
    expect(kept.filter((name) => /^(affiliate_|utm)/.test(name))).toEqual([]);
    const tracked = await request.post(`${api}/orders/track`, { data: { orderNumber, email: shopper.email } });
    const order = ((await tracked.json()) as { data: Order }).data;

    // The commission line shows base, rate, rule and amount, and is pending until delivery.
    const row = (kind: RegExp) =>
      main(portal)
        .getByRole('row')
        .filter({ hasText: /R-\w{10}/ })
        .filter({ has: portal.locator('th', { hasText: kind }) });
    const earned = row(new RegExp(`${garment}(?!.*Reversal)`));
    await seen(portal, inPortal('commissions'), async () => {
      await expect(earned).toHaveCount(1, { timeout: 1000 });
    });
    const base = parseAmount(await cell(earned, 'Base').innerText());
    const [, rate = ''] = /([\d.]+) ?%/.exec(await cell(earned, 'Rate').innerText()) ?? [];
    const amount = parseAmount(await cell(earned, 'Commission').innerText());
    expect(base).toBeCloseTo((order.goods - order.discount) / 1.27, 0);
    expect(amount).toBeCloseTo((base * Number(rate)) / 100, 0);
    expect(amount).toBeGreaterThan(0);
    await expect(cell(earned, 'Rate')).toContainText(/%\s*\S+/);
    await expect(cell(earned, 'Status')).toContainText('Due after delivery and payment');
    await portal.goto(inPortal('dashboard'));
    const balance = main(portal).getByRole('region', { name: 'Balance in HUF' });
    expect(parseAmount(await figure(balance, 'Pending').locator('dd').first().innerText())).toBeCloseTo(amount, 0);
    await expect(figure(main(portal), 'Conversions')).toContainText('1');

    // One of the two pieces is sent back, received, and refunded.
    await deliverOrders(orderNumber);
    await page.goto(getShopUrl('hu', 'OrderConfirmation'), { waitUntil: 'domcontentloaded' });
    await isReady(page);
    await main(page).getByRole('button', { name: 'Track your order' }).click();
    await main(page).getByRole('button', { name: 'Return items' }).click();
    await main(page)
      .getByRole('checkbox', { name: /^Return / })
      .check({ force: true });
    await main(page).getByLabel('Quantity').selectOption('1');
    await main(page).getByLabel('Reason').selectOption('Too small');
    // Only underwear has this question, and the first product of a listing changes every day.
    const seal = main(page).getByRole('checkbox', { name: 'The hygiene seal is intact' });
    if ((await seal.count()) > 0) await seal.check({ force: true });
    await main(page).getByRole('checkbox', { name: 'I’ve read this and agree' }).check({ force: true });
    await main(page).getByRole('button', { name: 'Request return' }).click();
    await expect(main(page).getByText('We’ve received your return request')).toBeVisible();
    const returnNumber = /RET-\w{5}-\w{5}/.exec(await main(page).innerText())?.[0] ?? '';

    const adminPage = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 }, isMobile: false, reducedMotion: 'reduce' })
    ).newPage();
    await signInAsAdmin(adminPage.context());
    await adminPage.goto(`${backOffice}/returns/${returnNumber}/show`);
    for (const move of ['Approve', 'Mark as received', 'Refund']) await act(adminPage, move);
    await adminPage.context().close();

    const reversed = row(/Reversal/);
    await seen(portal, inPortal('commissions'), async () => {
      await expect(reversed).toHaveCount(1, { timeout: 1000 });
    });
    await expect(cell(reversed, 'Status')).toContainText('The item was returned.');
    expect(parseAmount(await cell(reversed, 'Commission').innerText())).toBeCloseTo(-amount / 2, 0);
    await portal.goto(inPortal('dashboard'));
    expect(parseAmount(await figure(balance, 'Pending').locator('dd').first().innerText())).toBeCloseTo(amount / 2, 0);
    await portal.context().close();
  },
);
