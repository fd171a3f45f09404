import { expect, test, type Page } from '@playwright/test';
import type { OrderRecord } from '@selvedge/server/admin/orders';
import { expectAccessible, expectToFitPhone } from '../accessibility.ts';
import { chromium } from '../chromium.ts';
import { addToCart, chooseSize, newShopper, openProduct, readOrderNumber, placeOnDelivery, places, getShopUrl, visit } from '../shopper.ts';
import { signInAsAdmin, backOffice } from './back-office.ts';
import { writeCameraVideo } from './camera-picture.ts';

/** Places an order on delivery for some pieces of one product. @returns the order number */
async function buy(page: Page, pieces: number): Promise<string> {
  await visit(page, getShopUrl('si', 'category/men'));
  await openProduct(page);
  await chooseSize(page);
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  for (let piece = 1; piece < pieces; piece += 1) {
    await addToCart(page).click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
  await addToCart(page).click();
  await drawer.getByRole('link', { name: 'Go to checkout' }).click();
  await placeOnDelivery(page, newShopper(places.si));
  return readOrderNumber(page);
}

/** Sends a call with the session of the page. */
const ask = <Data>(page: Page, path: string): Promise<Data> =>
  page.evaluate(async (address) => ((await (await fetch(address)).json()) as { data: unknown }).data, `/api/admin/${path}`) as Promise<Data>;

/** Types a code as a scanner does: keys without a click, and Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

interface ProductAnswer {
  variants: { sku: string; barcode: string | null }[];
}

test('staff pack an order by scans, with one wrong item and one too many, and ship it', { tag: '@short' }, async ({ page, context }) => {
  const number = await buy(page, 2);
  await signInAsAdmin(context);
  await page.goto(`${backOffice}/orders/${number}/show`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Scan and pack' }).click();
  await expect(main.getByRole('link', { name: number })).toBeVisible();
  const { order, labels } = await ask<OrderRecord>(page, `orders/${number}`);
  const barcode = labels[0]?.barcode ?? '';
  const { variants } = await ask<ProductAnswer>(page, `products/${order.lines[0]?.productId}`);
  const other = variants.find((variant) => variant.barcode && variant.barcode !== barcode);

  await scan(page, other?.barcode ?? '');
  await expect(main.getByRole('alert').filter({ hasText: /^Wrong item: .+ is not in this order\. Not counted\.$/ })).toBeVisible();
  await scan(page, barcode);
  await expect(main.getByRole('status').filter({ hasText: /^1 of 2: / })).toBeVisible();
  await page.reload();
  const piece = main.getByRole('list', { name: 'Items to pack' }).getByRole('listitem');
  await expect(piece).toContainText('1 of 2');
  await scan(page, barcode);
  await expect(piece).toContainText('2 of 2');
  await scan(page, barcode);
  await expect(main.getByRole('alert').filter({ hasText: /^One too many: the order has only 2 × / })).toBeVisible();
  await expect(piece).toContainText('2 of 2');

  await main.getByRole('button', { name: 'Pack parcel' }).click();
  const parcel = main.getByRole('region', { name: `Parcel ${number}-1` });
  await expect(parcel.getByRole('link', { name: 'Print packing slip' })).toHaveAttribute('href', `/api/admin/parcels/${number}-1/slip`);
  await scan(page, 'SI123456789');
  await expect(parcel.getByLabel('Tracking number')).toHaveValue('SI123456789');
  expect((await ask<OrderRecord>(page, `orders/${number}`)).order.shipments).toMatchObject([{ status: 'PACKED' }]);
  await parcel.getByRole('button', { name: 'Ship parcel' }).click();
  await expect(main.getByText(`Parcel ${number}-1 is shipped.`)).toBeVisible();
  expect((await ask<OrderRecord>(page, `orders/${number}`)).order.shipments).toMatchObject([{ status: 'SHIPPED', trackingNumber: 'SI123456789' }]);

  // The slip of the parcel opens its order in the order list.
  await page.goto(`${backOffice}/orders`);
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await scan(page, `${number}-1`);
  await expect(page).toHaveURL(new RegExp(`/orders/${number}/show`));
});

test('the camera of a phone counts the barcode of an item once and opens the order of a slip', async ({ page, context, playwright }, info) => {
  const number = await buy(page, 2);
  await signInAsAdmin(context);
  await page.goto(`${backOffice}/packing?order=${number}`);
  await expect(page.getByRole('main').getByRole('link', { name: number })).toBeVisible();
  const { labels } = await ask<OrderRecord>(page, `orders/${number}`);

  /** Opens a page on a phone whose camera sees a code. */
  const openOnPhone = async (path: string, seen: Parameters<typeof writeCameraVideo>[1]) => {
    const options = chromium({ pictures: false });
    const video = await writeCameraVideo(info.outputPath(`${seen.format}.mjpeg`), seen);
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${video}`];
    const browser = await playwright.chromium.launch({ ...options, args: [...(options.args ?? []), ...camera] });
    const phoneContext = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await signInAsAdmin(phoneContext);
    const phone = await phoneContext.newPage();
    await phone.goto(`${backOffice}${path}`);
    return { browser, phone, main: phone.getByRole('main') };
  };

  const slip = await openOnPhone('/packing', { code: number, format: 'QRCode' });
  await slip.main.getByRole('button', { name: 'Use camera' }).click();
  await expect(slip.phone).toHaveURL(new RegExp(`order=${number}`));
  await slip.browser.close();

  const { browser, phone, main } = await openOnPhone(`/packing?order=${number}`, { code: labels[0]?.barcode ?? '', format: 'EAN13' });
  await main.getByRole('button', { name: 'Use camera' }).click();
  const piece = main.getByRole('list', { name: 'Items to pack' }).getByRole('listitem');
  await expect(piece).toContainText('1 of 2');
  // The item stays in the picture for several reads. It is still one piece.
  const readTime = () => main.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  const counted = await readTime();
  await expect.poll(readTime).toBeGreaterThan(counted + 2);
  await expect(piece).toContainText('1 of 2');
  await expectAccessible(phone, 'packing with the camera', { part: '#main-content' });
  await main.getByRole('button', { name: 'Close camera' }).click();
  await expect(main.locator('video')).toHaveCount(0);
  await expectToFitPhone(phone, 'packing');
  await expectAccessible(phone, 'packing', { part: '#main-content' });
  await browser.close();
});

test('a page without a camera explains the other ways, and items are counted by hand', async ({ page, context }) => {
  const number = await buy(page, 1);
  await signInAsAdmin(context);
  await page.goto(`${backOffice}/packing?order=${number}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Use camera' }).click();
  await expect(main.getByText(/count by hand/)).toBeVisible();
  await main.getByRole('button', { name: /^Count one / }).click();
  await expect(main.getByRole('status').filter({ hasText: 'All items are counted.' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Pack parcel' })).toBeEnabled();
});
