import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { fromHome, newShopper, openProduct, places, getShopUrl, visit, setSession } from '../shopper.ts';
import { testPort } from '../test-port.ts';

const at = (path: string): string => getShopUrl('si', path);
const main = (page: Page): Locator => page.getByRole('main');
const listWishlistButtons = (page: Page): Locator => main(page).getByRole('button', { name: /^Save .+ to the wishlist$/ });
const entries = (page: Page): Locator => main(page).getByRole('article');
const bar = (page: Page): Locator => page.getByRole('link', { name: /^Wishlist(,|$)/ }).filter({ visible: true });
const announcedTexts = (page: Page, text: string): Locator => page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

/** The call goes to 127.0.0.1 because Node does not resolve `*.localhost`. */
const api = (path: string): string => `http://127.0.0.1:${testPort}/api/${path}`;

interface Customer {
  id: number;
  token: string;
}

async function newCustomer(context: BrowserContext): Promise<Customer> {
  const { email, firstName, lastName, phone } = newShopper(places.si);
  const password = 'Linen.2026';
  const response = await context.request.post(api('auth/register'), {
    headers: fromHome(),
    data: { email, firstName, lastName, phone, countryCode: '386', password, repeatPassword: password, countryId: 3, languageId: 1 },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: Customer }).data;
}

const signIn = (context: BrowserContext, { token }: Customer): Promise<void> => setSession(context, token);

async function productIds(context: BrowserContext, take: number): Promise<number[]> {
  const response = await context.request.get(api(`product/web/countryCategoryWiseProductsPagination?countryId=3&languageId=1&page=1&take=${take}`));
  return ((await response.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
}

async function wish(context: BrowserContext, { id, token }: Customer, ids: readonly number[]): Promise<void> {
  for (const productId of ids) {
    const response = await context.request.post(api('wishlist'), {
      data: { userId: id, productId, countryId: 3 },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

/** Saves the first products of a page. @returns their names */
async function save(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const button = listWishlistButtons(page).nth(index);
    names.push(/^Save (.+) to the wishlist$/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? '');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  return names;
}

const readGuestWishes = (page: Page): Promise<number> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('wishlist') ?? '{}') as { wishListsGuest?: unknown[] }).wishListsGuest?.length ?? 0);

/** Opens a page as another visitor, in a separate browser context. */
async function openAsOtherVisitor(browser: Browser, url: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await visit(page, url);
  return page;
}

test(
  'a guest saves a product with its wishlist button, finds it saved after a reload, and removes it again',
  { tag: ['@short', '@phone'] },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await visit(page, at('category/women'));
    const button = listWishlistButtons(page).first();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(
      main(page)
        .getByRole('link')
        .filter({ has: page.getByRole('button') }),
    ).toHaveCount(0);
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

    await button.focus();
    await page.keyboard.press('Space');
    await expect(announcedTexts(page, 'Added to Wishlist')).toBeAttached();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(bar(page)).toHaveAccessibleName('Wishlist, 1 item');
    // One call returns all visitor data of a page.
    expect(requests.filter((path) => /^\/en\/(visitor|cart\/summary)/.test(path))).toEqual(['/en/visitor']);

    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(announcedTexts(page, 'Successfully removed')).toBeAttached();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(bar(page)).toHaveAccessibleName('Wishlist');
  },
);

test('saving a product that another tab has just saved is refused', async ({ page }) => {
  await visit(page, at('category/women'));
  await openProduct(page);
  const button = listWishlistButtons(page).first();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const id = Number(await main(page).locator('input[name="productId"]').first().inputValue());
  await page.evaluate((productId) => localStorage.setItem('wishlist', JSON.stringify({ wishListsGuest: [{ id: productId }] })), id);
  await button.click();
  await expect(announcedTexts(page, 'Product Already in wishlist')).toBeAttached();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await readGuestWishes(page)).toBe(1);

  // Tabs notify each other.
  const other = await page.context().newPage();
  await visit(other, page.url());
  await listWishlistButtons(other).first().click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a saved product is added to the cart in a chosen size, and only then leaves the list', { tag: '@phone-whole' }, async ({ page }) => {
  await visit(page, at('Wishlists'));
  await expect(main(page).getByText('Your wishlist is empty')).toBeVisible();
  await main(page).getByRole('link', { name: 'Find something to wear' }).click();
  await visit(page, at('category/women?availability=in-stock'));
  const [first = '', second = ''] = await save(page, 2);
  await bar(page).click();
  await expect(entries(page)).toHaveCount(2);
  const entry = entries(page).filter({ has: page.getByRole('heading', { name: second, exact: true }) });
  const size = entry.getByRole('combobox');
  await entry.getByRole('button', { name: 'Move to cart' }).click();
  await expect(entry.getByText('Please choose a size')).toBeVisible();
  await expect(size).toBeFocused();

  await size.selectOption({
    index: await size.evaluate((list) => [...(list as HTMLSelectElement).options].findIndex(({ value, disabled }) => value && !disabled)),
  });
  await entry.getByRole('button', { name: 'Move to cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByText(second)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).filter({ visible: true }).first()).toBeVisible();

  await entries(page)
    .getByRole('button', { name: `Remove ${first} from the wishlist` })
    .click();
  await expect(announcedTexts(page, 'Successfully removed')).toBeAttached();
  await expect(main(page).getByText('Your wishlist is empty')).toBeVisible();
  expect(await readGuestWishes(page)).toBe(0);
});

test(
  'signing in merges the guest’s wishlist without duplicates, and signing out marks no product as saved',
  { tag: '@short' },
  async ({ page, browser }) => {
    const customer = await newCustomer(page.context());
    await visit(page, at('category/women'));
    await save(page, 3);
    const ids = await page.evaluate(() =>
      (JSON.parse(localStorage.getItem('wishlist') ?? '{}') as { wishListsGuest: { id: number }[] }).wishListsGuest.map(({ id }) => id),
    );
    await wish(page.context(), customer, ids.slice(0, 1));

    await signIn(page.context(), customer);
    await visit(page, at('Wishlists'));
    await expect(entries(page)).toHaveCount(3);
    await expect.poll(() => readGuestWishes(page)).toBe(0);
    await expect(page.getByRole('link', { name: 'Account: Maja' })).toBeVisible();
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(customer.token);

    // The next page and another device show it at once.
    await visit(page, at('category/women'));
    await expect(listWishlistButtons(page).first()).toHaveAttribute('aria-pressed', 'true');
    await listWishlistButtons(page).first().click();
    await expect(announcedTexts(page, 'Successfully removed')).toBeAttached();
    const context = await browser.newContext();
    await signIn(context, customer);
    const elsewhere = await context.newPage();
    await visit(elsewhere, at('Wishlists'));
    await expect(entries(elsewhere)).toHaveCount(2);
    await context.close();

    await page.context().clearCookies({ name: 'session' });
    await visit(page, at('auth/Login'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await visit(page, at('category/women'));
    await expect(listWishlistButtons(page).first()).toBeVisible();
    await expect(main(page).getByRole('button', { pressed: true, name: /^Save/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toHaveAttribute('href', /\/auth\/Login\?returnTo=%2Fcategory%2Fwomen/);
  },
);

test('a long list has pages of twenty and can be changed without JavaScript', async ({ page, browser }) => {
  const customer = await newCustomer(page.context());
  await wish(page.context(), customer, await productIds(page.context(), 23));
  await signIn(page.context(), customer);
  const response = await visit(page, at('Wishlists'));
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(entries(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(entries(page)).toHaveCount(3);
  await entries(page)
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(entries(page)).toHaveCount(2);

  // Emails are sent only to customers who asked for them.
  await main(page).getByRole('button', { name: 'Email me' }).click();
  await expect(main(page).getByRole('button', { name: 'Stop these emails' })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  await signIn(context, customer);
  const plain = await context.newPage();
  await visit(plain, at('Wishlists?page=2'));
  await expect(main(plain).getByRole('button', { name: 'Stop these emails' })).toBeVisible();
  await entries(plain)
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(plain).toHaveURL(at('Wishlists?page=2'));
  await entries(plain)
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  // The second page is empty, so the first one is shown.
  await expect(plain).toHaveURL(at('Wishlists'));
  await expect(entries(plain)).toHaveCount(20);
  const size = entries(plain).getByRole('combobox').first();
  await size.selectOption({
    index: await size.evaluate((list) => [...(list as HTMLSelectElement).options].findIndex(({ value, disabled }) => value && !disabled)),
  });
  await entries(plain)
    .filter({ has: plain.getByRole('combobox') })
    .first()
    .getByRole('button', { name: 'Move to cart' })
    .click();
  await expect(plain).toHaveURL(/\/Checkout/);
  await visit(plain, at('Wishlists'));
  await expect(entries(plain)).toHaveCount(19);
  await expect(main(plain).getByText('19 items')).toBeVisible();
  await context.close();

  const guest = await openAsOtherVisitor(browser, at('Wishlists'), false);
  await expect(main(guest).getByText(/needs JavaScript/)).toBeVisible();
  await guest.context().close();
});

test('a shared list is visible to every visitor and only its owner can change it; invalid parameters are harmless', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, at('category/women'));
  const names = await save(page, 2);
  await visit(page, at('Wishlists'));
  await main(page).getByRole('link', { name: 'Share this list' }).click();
  await expect(announcedTexts(page, 'Link copied')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/en\/Wishlists\?items=\d+,\d+$/);

  const friend = await openAsOtherVisitor(browser, link);
  await expect(main(friend).getByRole('heading', { level: 1 })).toHaveText('A shared wishlist');
  for (const name of names) await expect(main(friend).getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(main(friend).getByRole('button', { name: /^Remove|Move to cart/ })).toHaveCount(0);
  await expect(main(friend).getByRole('button', { pressed: false, name: /^Save/ })).toHaveCount(2);
  await listWishlistButtons(friend).first().click();
  await expect(bar(friend)).toHaveAccessibleName('Wishlist, 1 item');

  for (const items of ['', '%00', "1'%20OR%201=1", '<script>alert(1)</script>', '-1,0,1e9,999999999', `${'9,'.repeat(2000)}x`]) {
    const response = await visit(friend, at(`Wishlists?items=${items}`));
    expect(response?.status(), items).toBe(200);
  }
  await visit(friend, at('Wishlists?items=nothing'));
  await expect(main(friend).getByText('This list is empty')).toBeVisible();
  await friend.context().close();
});

for (const language of ['en', 'bn'])
  test(`the wishlist passes axe (${language})`, { tag: language === 'en' ? '@phone-whole' : [] }, async ({ page }) => {
    const path = (rest: string) => at(rest).replace('/en/', `/${language}/`);
    await visit(page, path('Wishlists'));
    if (language === 'en') {
      await expect(main(page).getByText('Your wishlist is empty')).toBeVisible();
      await expectAccessible(page);
    }
    const ids = await productIds(page.context(), 3);
    await page.evaluate(
      (list) =>
        localStorage.setItem(
          'wishlist',
          JSON.stringify({ wishListsGuest: list.map((id) => ({ id, price: 9999, currency: 'EUR', isAvailable: false })) }),
        ),
      ids,
    );
    await visit(page, path('Wishlists'));
    await expect(entries(page)).toHaveCount(3);
    await expectAccessible(page);
    await visit(page, path(`Wishlists?items=${ids.join(',')}`));
    await expect(main(page).getByRole('article')).toHaveCount(3);
    await expect(main(page).getByRole('button', { pressed: true })).toHaveCount(3);
    await expectAccessible(page);
  });
