import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { legalPaths } from '@selvedge/pages/legal-paths';
import { deliverOrders } from '../back-office/order-queue.ts';
import { findMailLink, openMailPart } from '../inbox.ts';
import { isReady, newShopper, readOrderNumber, visit } from '../shopper.ts';
import { testPort } from '../test-port.ts';
import { listClippedTexts } from './clipped-texts.ts';
import { languageShops, type LanguageShop } from './language-shops.ts';

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** A folder for pictures of all pages, for people who judge them: `SCREENS=.cache/screens npx playwright test every-language`. */
const pictureFolder = process.env.SCREENS;

const openPages = [
  '/',
  '/category/women',
  '/Search?q=shirt',
  ...Object.values(legalPaths),
  '/withdrawal',
  '/blog',
  '/helpcenter',
  '/become-a-seller',
  '/size-guides',
  '/newsletter',
  '/auth/Login',
  '/auth/Register',
  '/auth/affiliate-register',
];

for (const shop of languageShops)
  test(
    `no page in ${shop.language} is wider than the screen, and no word is cut off, from the home page to a return`,
    { tag: shop.language === 'de' ? '@short' : [] },
    async ({ page }) => {
      test.slow();
      const check = new PageCheck(page, shop.language);
      await checkOpenPages(page, shop, check);
      const { email } = await checkCheckout(page, shop, check);
      await checkOrderPages(page, email, check);
      // Visitors who have not answered yet see the cookie banner above the page.
      await page.context().clearCookies();
      await page.goto(buildUrl(shop, '/faq'));
      await isReady(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await check.see('cookie banner');
      expect(check.faults).toEqual([]);
    },
  );

const buildUrl = ({ host, prefix }: LanguageShop, path: string): string => `http://${host}.localhost:${testPort}${prefix}${path}`;

/** Collects what is cut off on the pages of a language, and saves pictures of them if a folder is given. */
class PageCheck {
  readonly faults: string[] = [];
  private seen = 0;
  private readonly page: Page;
  private readonly language: string;

  constructor(page: Page, language: string) {
    this.page = page;
    this.language = language;
  }

  /** Checks the current page at all widths. @param name of the page, for faults and pictures */
  async see(name: string): Promise<void> {
    this.seen += 1;
    for (const screen of screens) {
      await this.page.setViewportSize(screen);
      this.faults.push(...(await listClippedTexts(this.page)).map((fault) => `${name} at ${screen.width} px: ${fault}`));
      if (pictureFolder) await this.savePictures(pictureFolder, name, screen.width);
    }
  }

  private async savePictures(root: string, name: string, width: number): Promise<void> {
    const folder = join(root, this.language, String(width));
    mkdirSync(folder, { recursive: true });
    const file = `${String(this.seen).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}`;
    await this.page.evaluate(() => scrollTo(0, 0));
    await this.page.screenshot({ path: join(folder, `${file}.png`) });
    await this.page.evaluate(() => scrollTo(0, innerHeight));
    await this.page.screenshot({ path: join(folder, `${file}-scrolled.png`) });
  }
}

async function checkOpenPages(page: Page, shop: LanguageShop, check: PageCheck): Promise<void> {
  for (const path of openPages) {
    const response = await visit(page, buildUrl(shop, path));
    expect(response?.status(), path).toBe(200);
    await check.see(path === '/' ? 'home' : path.slice(1));
    if (path !== '/category/women') continue;
    const product = await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href');
    await visit(page, new URL(product ?? '', buildUrl(shop, '/')).href);
    await check.see('product');
  }
}

/** Orders a product with cash on delivery through the form. The fields are found by their names, because their labels are translated. */
async function checkCheckout(page: Page, shop: LanguageShop, check: PageCheck): Promise<{ email: string }> {
  const shopper = newShopper(shop.address);
  const host = `${shop.host}.localhost`;
  await page.context().addCookies([{ name: 'cart', value: await createFilledCart(page, host), url: `http://${host}:${testPort}/` }]);
  await visit(page, buildUrl(shop, '/Checkout'));
  await check.see('cart');
  await visit(page, buildUrl(shop, '/Checkout?step=payment'));
  await check.see('checkout');
  const main = page.getByRole('main');
  const order = main.locator('button[name="intent"][value="place"]');
  await order.click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await check.see('checkout with errors');
  for (const field of ['email', 'phone', 'firstName', 'lastName', 'address', 'postalCode', 'city'] as const)
    await main.locator(`[name="${field}"]`).first().fill(shopper[field]);
  if (shopper.state) await main.locator('[name="state"]').first().fill(shopper.state);
  await main.locator('input[name="paymentMethod"][value="cod"]').check({ force: true });
  await main.locator('input[name="terms"]').check({ force: true });
  // The first try shows the total with the charge for cash on delivery, the second places the order.
  await expect(async () => {
    if (!page.url().endsWith('/OrderConfirmation')) await order.click();
    await expect(page).toHaveURL(/\/OrderConfirmation$/, { timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  await isReady(page);
  await check.see('confirmation');
  return shopper;
}

/** Opens the email of the order, the order, its return form, and what the form says about a missing reason. */
async function checkOrderPages(page: Page, email: string, check: PageCheck): Promise<void> {
  const link = await findMailLink(page.context(), email, /\/orders\/view\/[\w-]+/);
  await visit(page, link);
  await check.see('order');
  await deliverOrders(await readOrderNumber(page));
  await visit(page, link);
  await check.see('delivered order');
  await visit(page, `${link}/return`);
  const form = page.getByRole('main').locator('form:has([name="intent"][value="request"])');
  await form.locator('[name^="pick-"]').first().check({ force: true });
  await form.getByRole('button').last().click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await check.see('return with errors');
  await openMailPart(page, email);
  await check.see('email');
}

/** Creates a cart with one product. @returns its id */
async function createFilledCart(page: Page, host: string): Promise<string> {
  const ask = async <Data>(method: 'GET' | 'POST', path: string, data?: object): Promise<Data> => {
    const headers = { host: `${host}:${testPort}` };
    const answer = await page.request.fetch(`http://127.0.0.1:${testPort}/api/${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), path).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { country } = await ask<{ country: { id: number } }>('GET', `market?host=${host}`);
  const goods = `countryId=${country.id}&languageId=1`;
  const [shirt] = await ask<{ slug: string }[]>('GET', `search/products?${goods}&q=shirt&take=1`);
  interface Product {
    id: number;
    variants: { colorId: number | null; sizeId: number; available: number }[];
  }
  const { id, variants } = await ask<Product>('GET', `products/${shirt?.slug}?${goods}`);
  const variant = variants.find(({ available }) => available > 3);
  const cart = await ask<{ id: string }>('POST', 'carts', { countryId: country.id });
  const line = { productId: { id }, color: { id: variant?.colorId }, size: { id: variant?.sizeId }, quantity: 1 };
  await ask('POST', `carts/${cart.id}/lines`, line);
  return cart.id;
}
