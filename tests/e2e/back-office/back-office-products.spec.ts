import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAsAdmin, backOffice } from './back-office.ts';
import { addToCart, chooseSize, newShopper, readOrderNumber, placeOnDelivery, places, getShopUrl, visit } from '../shopper.ts';

/** Returns a new product code, so that no two tests create the same product. */
const newCode = (): string => `b${randomUUID().slice(0, 8)}`;

const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();

/** Types into a combobox of the form and selects the option that it finds. */
async function choose(list: Locator, text: string): Promise<void> {
  await list.click();
  await list.fill(text);
  await list.page().getByRole('option', { name: text }).first().click();
}

const save = (page: Page, label: string): Promise<void> => page.getByRole('button', { name: label, exact: true }).click();

/** Calls the server from within the page, as the page's scripts do. */
const ask = (page: Page, path: string, method = 'GET', body?: object): Promise<{ status: number; age: number; text: string }> =>
  page.evaluate(
    async (request) => {
      const response = await fetch(request.path, {
        method: request.method,
        cache: 'no-store',
        ...(request.body && { body: JSON.stringify(request.body), headers: { 'content-type': 'application/json' } }),
      });
      return { status: response.status, age: Number(response.headers.get('age') ?? 0), text: await response.text() };
    },
    { path, method, body },
  );

/** Products are unpublished after the test: other tests buy the first product of a listing. */
const made: number[] = [];

/** Publishes or archives products as the bulk dialog does: with the preview first. */
async function editProducts(page: Page, ids: number[], kind: 'publish' | 'archive'): Promise<void> {
  const edit = { ids, edit: { kind } };
  const preview = await ask(page, '/api/admin/products/changes/preview', 'POST', edit);
  const { revision } = (JSON.parse(preview.text) as { data: { revision: string } }).data;
  const changed = await ask(page, '/api/admin/products/changes', 'POST', { ...edit, revision, key: randomUUID() });
  expect(changed.status).toBe(200);
}

/** Creates and publishes a product like one of the demo's. */
async function makeProduct(page: Page): Promise<{ id: number; path: string; name: string }> {
  const copy = await ask(page, '/api/admin/products/12/duplicate', 'POST');
  const { id, texts } = (JSON.parse(copy.text) as { data: { id: number; texts: { slug: string; name: string }[] } }).data;
  await editProducts(page, [id], 'publish');
  made.push(id);
  return { id, path: `/en/product/${texts[0]?.slug ?? ''}`, name: texts[0]?.name ?? '' };
}

/** Records a short video of one colour, 320 × 180 px. */
const recordVideo = (): Promise<number[]> =>
  new Promise((resolve) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => void new Blob(parts).arrayBuffer().then((bytes) => resolve([...new Uint8Array(bytes)])));
    recorder.start();
    let frames = 0;
    const paint = () => {
      if (context) context.fillStyle = '#ff0000';
      context?.fillRect(0, 0, 320, 180);
      frames += 1;
      if (frames < 30) requestAnimationFrame(paint);
      else recorder.stop();
    };
    paint();
  });

test.describe('in the back office', () => {
  test.beforeEach(async ({ context }) => {
    await signInAsAdmin(context);
  });

  test.afterEach(async ({ page }) => {
    if (made.length > 0) await editProducts(page, made.splice(0), 'archive');
  });

  test('a video is uploaded with its first frame as poster', async ({ page }) => {
    await page.goto(`${backOffice}/products/12`);
    await tab(page, 'Pictures');
    const video = Buffer.from(await page.evaluate(recordVideo));
    await page.getByLabel('Add pictures').setInputFiles({ name: 'film.webm', mimeType: 'video/webm', buffer: video });
    const shown = page.getByRole('list', { name: 'Pictures' }).locator('img[src$=".webm"]');
    await expect(shown).toBeAttached();
    const poster = await shown.evaluate(async (image) => [...new Uint8Array(await (await fetch((image as HTMLImageElement).src)).arrayBuffer())]);
    const { data, info } = await sharp(Buffer.from(poster)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([320, 180]);
    expect([Number(data[0]) > 200, Number(data[1]) < 60, Number(data[2]) < 60]).toEqual([true, true, true]);
  });

  test('a new product is created, published, listed and bought', { tag: '@short' }, async ({ page }) => {
    test.slow();
    const code = newCode();
    const name = `Overshirt ${code}`;
    await page.goto(`${backOffice}/products`);
    await page.getByRole('link', { name: 'New product' }).click();
    await page.getByLabel('Handle').fill(code);
    await choose(page.getByRole('combobox', { name: 'Brand' }), 'Harrowfinch');
    await choose(page.getByRole('combobox', { name: 'Category' }), 'Men › Shirts');
    await tab(page, 'Texts');
    await page.getByLabel('Name, English').fill(name);
    await page.getByLabel('Description, English').fill('For the first cool evening.');
    await page.getByRole('button', { name: 'Deutsch', exact: false }).first().click();
    await page.getByLabel('Name, Deutsch').fill(`Überhemd ${code}`);
    await save(page, 'Save');
    await expect(page.getByRole('alert').filter({ hasText: 'Required before publishing' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/products\/\d+/);
    made.push(Number(/\/products\/(\d+)/.exec(page.url())?.[1]));

    await save(page, 'Save and publish');
    const refused = page.getByRole('alert').filter({ hasText: 'Could not save the product' }).first();
    for (const lacking of ['maker', 'fibre composition', 'picture', 'a price', 'a colour and size']) await expect(refused).toContainText(lacking);

    await tab(page, 'Compliance');
    await choose(page.getByRole('combobox', { name: /^Maker/ }), 'Harrowfinch');
    const composition = page.getByRole('tabpanel').or(page.locator('form'));
    await composition.getByRole('button', { name: 'Add' }).first().click();
    await page.getByRole('combobox', { name: 'Part' }).click();
    await page.getByRole('option', { name: 'Shell' }).click();
    await page.getByRole('button', { name: 'Add' }).first().click();
    await page.getByRole('combobox', { name: 'Fibre' }).click();
    await page.getByRole('option', { name: 'Linen' }).click();
    await page.getByLabel('%').fill('100');

    await tab(page, 'Variants');
    await choose(page.getByRole('combobox', { name: 'Colours' }), 'Navy');
    await page.keyboard.press('Escape');
    const sizes = page.getByRole('combobox', { name: 'Sizes' });
    for (const size of ['M', 'L']) {
      await sizes.click();
      await sizes.fill(size);
      await page.getByRole('option', { name: size, exact: true }).first().click();
      await page.keyboard.press('Escape');
    }
    await expect(page.getByLabel('SKU, Navy M')).toHaveValue(`${code}-navy-m`.toUpperCase());

    await tab(page, 'Prices');
    await page.getByLabel('Regular, EUR').fill('59.99');
    await page.getByRole('button', { name: 'Convert from euro' }).click();
    await expect(page.getByLabel('Regular price, Slovenia')).toHaveValue('59.99');

    await tab(page, 'Pictures');
    const shot = async (background: string) =>
      sharp({ create: { width: 400, height: 500, channels: 3, background } })
        .jpeg()
        .toBuffer();
    await page.getByLabel('Add pictures').setInputFiles([
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await shot('#223355') },
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html lang="en"><body>Notes</body></html>') },
      { name: 'back.jpg', mimeType: 'image/jpeg', buffer: await shot('#775533') },
    ]);
    const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
    await expect(pictures).toHaveCount(2);
    await expect(page.getByText('notes.jpg: Unsupported file type')).toBeVisible();
    const [front] = await pictures.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    await page.getByRole('button', { name: 'Move picture 2 earlier' }).click();
    await expect(pictures.nth(1).locator('img')).toHaveAttribute('src', front ?? '');
    await pictures
      .first()
      .getByRole('button', { name: /^Alt text/ })
      .click();
    await page.getByLabel('Alt text, English').fill('The overshirt from behind');
    await page.getByRole('button', { name: 'Done' }).click();

    await save(page, 'Save and publish');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();

    await tab(page, 'Variants');
    await page.getByRole('button', { name: 'Correct stock' }).click();
    await page.getByLabel('Reason').fill('First delivery');
    await page.getByLabel('Counted, Navy M').fill('4');
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await expect(
      page
        .getByRole('row', { name: /Navy M/ })
        .getByRole('cell')
        .nth(4),
    ).toHaveText('4');

    const shopper = newShopper(places.si);
    await visit(page, getShopUrl('si', `product/overshirt-${code}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('img', { name: 'The overshirt from behind' }).first()).toBeAttached();
    await expect(page.getByRole('main')).toContainText('59.99');
    await chooseSize(page);
    await addToCart(page).click();
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click();
    await placeOnDelivery(page, shopper);
    await readOrderNumber(page);
    await expect(page.getByRole('main')).toContainText(name);
  });

  test('a price change renews the product’s page while other pages stay cached', async ({ page }) => {
    await page.goto(backOffice);
    const changed = await makeProduct(page);
    // A page that shows neither the product nor similar ones.
    const other = { path: '/en/category/kids' };
    const fetchText = async ({ path }: { path: string }) => (await ask(page, path)).text;
    const fetchAge = async ({ path }: { path: string }) => (await ask(page, path)).age;
    expect(await fetchText(changed)).not.toContain('87.65');
    await expect.poll(() => fetchAge(other)).toBeGreaterThan(1);

    await page.goto(`${backOffice}/products/${changed.id}`);
    await tab(page, 'Prices');
    const before = await fetchAge(other);
    await page.getByLabel('Regular price, Slovenia').fill('87.65');
    await page.getByLabel('Sale price, Slovenia').fill('');
    await page.getByLabel('Sale from, Slovenia').fill('');
    await save(page, 'Save');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.poll(() => fetchText(changed)).toContain('87.65');
    expect(await fetchAge(other)).toBeGreaterThanOrEqual(before);
    await visit(page, new URL(changed.path, backOffice).href);
    await expect(page.getByRole('main')).toContainText('87.65');
  });

  test('when two people edit the same product, the second save is refused and overwrites nothing', { tag: '@short' }, async ({ page, browser }) => {
    await page.goto(backOffice);
    const { id, name } = await makeProduct(page);
    const elsewhere = await browser.newContext();
    await signInAsAdmin(elsewhere);
    const colleague = await elsewhere.newPage();
    for (const each of [page, colleague]) {
      await each.goto(`${backOffice}/products/${id}`);
      await tab(each, 'Texts');
      await expect(each.getByLabel('Name, English')).toHaveValue(name);
    }
    await colleague.getByLabel('Name, English').fill(`${name}, renamed`);
    await save(colleague, 'Save');
    await expect(colleague.getByText('Saved', { exact: true })).toBeVisible();
    await elsewhere.close();

    await page.getByLabel('Name, English').fill('Mine');
    await save(page, 'Save');
    await expect(page.getByText(/has changed this since you opened it/)).toBeVisible();
    await expect(page.getByLabel('Name, English')).toHaveValue('Mine');
    await page.getByRole('button', { name: 'Load current version' }).click();
    await expect(page.getByLabel('Name, English')).toHaveValue(`${name}, renamed`);
  });
});
