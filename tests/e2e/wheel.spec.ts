import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { readStaffToken } from './back-office/back-office.ts';
import { addToCart, chooseSize, newShopper, openProduct, places, getShopUrl, visit } from './shopper.ts';
import { testPort } from './test-port.ts';

const main = (page: Page): Locator => page.getByRole('main');
const outcome = (page: Page): Locator => main(page).getByRole('status');

const prize = { kind: 'percent', percent: 10, amount: null, minimum: null, weight: 1 };
/** In the first country every spin wins, in the second one in a million. Tests do not share a country. */
const wheels = {
  lt: [prize, { ...prize, weight: 3 }],
  sk: [{ kind: 'none', percent: null, amount: null, minimum: null, weight: 1_000_000 }, prize],
};

/** Sets the weights of a country's wheel as staff do, once for all tests that need it. */
async function setWheel(request: APIRequestContext, code: keyof typeof wheels): Promise<void> {
  const base = `http://127.0.0.1:${testPort}/api/admin`;
  const headers = { authorization: `Bearer ${await readStaffToken()}` };
  const read = async <Data>(path: string): Promise<Data> =>
    ((await (await request.get(`${base}/${path}`, { headers })).json()) as { data: Data }).data;
  const country = (await read<{ id: number; code: string }[]>('markets')).find((market) => market.code === code.toUpperCase());
  const filter = encodeURIComponent(JSON.stringify({ countryId: country?.id }));
  await expect(async () => {
    const [listed] = await read<{ id: number }[]>(`wheels?filter=${filter}`);
    const { id, currency: _, ...form } = await read<{ id: number; currency: string; segments: object[] }>(`wheels/${listed?.id}`);
    if (JSON.stringify(form.segments) === JSON.stringify(wheels[code])) return;
    const saved = await request.put(`${base}/wheels/${id}`, { headers, data: { ...form, segments: wheels[code] } });
    expect(saved.status()).toBe(200);
  }).toPass({ timeout: 15_000 });
}

/** Spins by keyboard from the wheel's page. @returns the coupon code */
async function win(page: Page, email: string): Promise<string> {
  const field = main(page).getByLabel('Email', { exact: true });
  await field.fill(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('button', { name: 'Spin the wheel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText('You’ve won: 10% off your order');
  await expect(outcome(page)).toBeFocused();
  return outcome(page)
    .getByText(/^SPIN-/)
    .innerText();
}

test(
  'a spin by keyboard wins, and the same email address has no second spin that day',
  { tag: ['@short', '@phone-whole'] },
  async ({ page, request, browser }) => {
    await setWheel(request, 'lt');
    const { email } = newShopper(places.si);
    await visit(page, getShopUrl('lt', 'newsletter'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Spin the wheel' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Spin the wheel' })).toBeVisible();
    await expect(main(page).getByRole('row', { name: '10% off your order 100%' })).toBeVisible();
    await expect(main(page).getByRole('checkbox')).not.toBeChecked();
    const field = main(page).getByLabel('Email', { exact: true });
    await field.fill('maja@nowhere');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email');
    await expect(field).toBeFocused();
    await win(page, email);
    await expectAccessible(page);

    // Without the cookies, and with a plus tag in the same email address.
    const otherVisitor = await browser.newPage();
    await visit(otherVisitor, getShopUrl('lt', 'spin'));
    await main(otherVisitor).getByLabel('Email', { exact: true }).fill(email.replace('@', '+again@'));
    await main(otherVisitor).getByRole('button', { name: 'Spin the wheel' }).click();
    await expect(outcome(otherVisitor)).toHaveText('no spins left today');
    await otherVisitor.close();
  },
);

test('one click puts the prize into the cart, and its sums include it', async ({ page, request }) => {
  await setWheel(request, 'lt');
  await visit(page, getShopUrl('lt', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  await visit(page, getShopUrl('lt', 'spin'));
  const code = await win(page, newShopper(places.si).email);
  await page.keyboard.press('Tab');
  await expect(outcome(page).getByRole('button', { name: 'Add it to my cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Checkout$/);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByRole('button', { name: `Remove coupon ${code}` })).toBeVisible();
  await expect(summary).toContainText(`Coupon ${code}`);
});

test('the wheel turns, stops, and only then names the result', async ({ browser, request }) => {
  await setWheel(request, 'sk');
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await visit(page, getShopUrl('sk', 'spin'));
  await main(page).getByLabel('Email', { exact: true }).fill(newShopper(places.si).email);
  await main(page).getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(outcome(page)).toHaveText('The wheel is spinning…');
  await expect(outcome(page)).toContainText('no prize this time');
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by a page with the result, and opening it again shows the same result', async ({ page, request }) => {
    await setWheel(request, 'sk');
    await visit(page, getShopUrl('sk', 'spin'));
    await main(page).getByLabel('Email', { exact: true }).fill('maja@mailinator.com');
    await main(page).getByRole('button', { name: 'Spin the wheel' }).click();
    await expect(main(page).getByText('Please enter an email address that you’ll keep')).toBeVisible();
    await main(page).getByLabel('Email', { exact: true }).fill(newShopper(places.si).email);
    await main(page).getByRole('button', { name: 'Spin the wheel' }).click();
    await expect(outcome(page)).toContainText('no prize this time');
    await visit(page, getShopUrl('sk', 'spin'));
    await expect(outcome(page)).toContainText('no prize this time');
    await expect(main(page).getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);
  });
});
