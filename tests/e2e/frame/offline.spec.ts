import { expect, test } from '@playwright/test';
import { getShopUrl, visit } from '../shopper.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'without a connection the shop shows its own page in the visitor’s language, and stores no other page',
  { tag: '@short' },
  async ({ page, context }) => {
    await visit(page, getShopUrl('si', 'brands').replace('/en/', '/de/'));
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await visit(page, getShopUrl('si', 'Checkout').replace('/en/', '/de/'));
    await visit(page, getShopUrl('si', 'category/women').replace('/en/', '/de/').replace('women', 'damen'));
    const stored = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
    expect(await stored()).toEqual(['/de/offline']);

    await context.setOffline(true);
    await page.goto(getShopUrl('si', 'faq').replace('/en/', '/de/'), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind offline');
    await expect(page).toHaveURL(/\/de\/faq$/);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page).toHaveURL(/\/de\/faq\??$/);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  },
);

test('a browser can install the shop of a country, with its name, language and icons', async ({ page }) => {
  await visit(page, getShopUrl('gr', ''));
  const browser = await page.context().newCDPSession(page);
  const { data = '', errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({ name: 'Selvedge', lang: 'el-GR', display: 'standalone' });
  expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const icons = ['/icon.svg', '/favicon.ico', '/apple-touch-icon.png'];
  const statuses = await page.evaluate((paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)), icons);
  expect(statuses).toEqual([200, 200, 200]);
});
