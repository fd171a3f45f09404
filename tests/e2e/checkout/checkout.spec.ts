import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import {
  acceptTerms,
  addToCart,
  chooseSize,
  fromHome,
  fillCheckout,
  newShopper,
  openProduct,
  order,
  orderButton,
  places,
  getShopUrl,
  visit,
  type Shopper,
  setSession,
} from '../shopper.ts';
import { testPort } from '../test-port.ts';

const api = `http://127.0.0.1:${testPort}/api`;
const checkout = getShopUrl('si', 'Checkout?step=payment');
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true }).first();

interface Customer extends Shopper {
  id: number;
  token: string;
}

/** Creates a customer with two saved addresses and signs them in in this browser. */
async function newCustomer(context: BrowserContext): Promise<Customer> {
  const shopper = newShopper(places.si);
  const { email, firstName, lastName, phone, address, postalCode, city } = shopper;
  const person = { email, firstName, lastName, phone, countryCode: '386', password: 'Linen.2026', repeatPassword: 'Linen.2026', languageId: 1 };
  const response = await context.request.post(`${api}/auth/register`, { headers: fromHome(), data: { ...person, countryId: 3 } });
  expect(response.ok(), await response.text()).toBe(true);
  const { data } = (await response.json()) as { data: { id: number; token: string } };
  for (const place of [
    { address, postalCode, city },
    { address: 'Glavni trg 7', postalCode: '2000', city: 'Maribor' },
  ]) {
    const written = { ...place, firstName, lastName, phone, phoneCode: '386', countryCode: 'SI', countryId: 3 };
    const headers = { authorization: `Bearer ${data.token}` };
    expect((await context.request.post(`${api}/user/${data.id}/addresses`, { data: written, headers })).ok()).toBe(true);
  }
  await setSession(context, data.token);
  return { ...shopper, ...data };
}

async function putOneInCart(page: Page): Promise<void> {
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('link', { name: /Go to checkout|Continue to payment/ }).first()).toBeVisible();
}

test(
  'a saved address and a locker give one order, despite pressing offline, pressing twice, and going Back',
  { tag: '@short' },
  async ({ page, context, request }) => {
    const { id, token } = await newCustomer(context);
    await putOneInCart(page);
    await visit(page, checkout);
    const saved = page.getByRole('list', { name: 'Your saved addresses' });
    await expect(saved.getByRole('button', { name: 'Trubarjeva cesta 12' })).toHaveAttribute('aria-pressed', 'true');
    await saved.getByRole('button', { name: 'Glavni trg 7' }).click();
    await expect(field(page, 'City')).toHaveValue('Maribor');
    await expect(saved.getByRole('button', { name: 'Glavni trg 7' })).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('radio', { name: /^Parcel locker/ }).check({ force: true });
    await expect(page.getByRole('heading', { name: 'Your billing address' })).toBeVisible();
    const code = page.getByLabel('Parcel locker code');
    await code.fill('WAW22A');
    await code.blur();
    await expect(code).toHaveAccessibleDescription(/such as SI1000-PARCELLOCK08/);
    await expectAccessible(page, 'checkout', { rules: 'wcag' });
    await code.fill('si1000-parcellock08');
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check({ force: true });
    await acceptTerms(page);
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await orderButton(page).click();
    await expect(page.getByText(/You seem to be offline/).first()).toBeAttached();
    await expect(code).toHaveValue('si1000-parcellock08');
    await context.setOffline(false);
    await orderButton(page).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: /thank you/i })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Maribor');

    // The confirmation has replaced the form in the history: Back leads to the page before it.
    await page.goBack();
    await expect(page).toHaveURL(/product/i);
    await visit(page, checkout);
    await expect(page.getByText('Your cart is empty').first()).toBeVisible();
    const orders = await request.get(`${api}/user/${id}/orders?page=1`, { headers: { authorization: `Bearer ${token}` } });
    expect(((await orders.json()) as { data: unknown[] }).data).toHaveLength(1);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a button selects a saved address, a new one is saved, and an outdated tab places no second order',
    { tag: '@short' },
    async ({ page, context }) => {
      const customer = await newCustomer(context);
      await putOneInCart(page);
      await visit(page, checkout);
      await page.getByRole('list', { name: 'Your saved addresses' }).getByRole('button', { name: 'Glavni trg 7' }).click();
      await expect(field(page, 'Postal code')).toHaveValue('2000');
      const older = await context.newPage();
      await visit(older, checkout);

      await fillCheckout(page, { ...customer, address: 'Cankarjeva 3', postalCode: '4000', city: 'Kranj' });
      await page.getByLabel('Save this address to my address book').first().check();
      await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
      await acceptTerms(page);
      await order(page);
      await expect(page.getByRole('heading', { level: 1, name: /thank you/i })).toBeVisible();

      await acceptTerms(older);
      await orderButton(older).click();
      await expect(older.getByText('in another tab or window. Nothing was ordered twice.')).toBeVisible();
      await older.getByRole('main').getByRole('link', { name: 'View my order' }).click();
      await expect(older.getByRole('main')).toContainText('Kranj');
      await visit(older, getShopUrl('si', 'user/addresses'));
      await expect(older.getByRole('main')).toContainText('Cankarjeva 3');
    },
  );
});
