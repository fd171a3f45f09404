import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { isReady, shopIn, visit } from './shopper.ts';

/** Opens a page as somebody who was never here. */
async function arrive(page: Page, url: string): Promise<Locator> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await isReady(page);
  return page.getByRole('region', { name: 'Your choice about cookies' });
}

const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent');
/** What Consent Mode was told, in order: which command, and of the four signals those that are granted. */
const toldTo = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: Iterable<unknown>[] }).dataLayer.map((words) => {
      const [command, kind, signals] = [...words] as [string, string, Record<string, unknown>];
      const granted = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].filter((name) => signals[name] === 'granted');
      return `${command} ${kind}: ${granted.join(' ')}`;
    }),
  );

test('one click refuses, and nobody asks again', async ({ page }) => {
  const banner = await arrive(page, shopIn('si', 'category/women'));
  await banner.getByRole('button', { name: 'Refuse all' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('Your choice is saved').first()).toBeAttached();
  expect(await toldTo(page)).toEqual(['consent default: ', 'consent update: ']);
  const cookie = await consentOf(page);
  expect(cookie).toMatchObject({ httpOnly: false, sameSite: 'Lax' });
  expect(cookie?.value).toMatch(/^1\.00\./);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(180);
  await arrive(page, shopIn('si'));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(await toldTo(page)).toEqual(['consent default: ', 'consent update: ']);
});

test('one click accepts; yes and no look alike, and the focus goes back to where it was', async ({ page }) => {
  const banner = await arrive(page, shopIn('si'));
  const [accept, refuse] = [banner.getByRole('button', { name: 'Accept all' }), banner.getByRole('button', { name: 'Refuse all' })];
  const looksOf = (button: Locator) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { color, backgroundColor, borderColor, font, width: Math.round(width), height: Math.round(height) };
    });
  expect(await looksOf(accept)).toEqual(await looksOf(refuse));
  expect((await looksOf(accept)).height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('status').filter({ hasText: 'we ask for your choice about cookies' })).toBeAttached();

  const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link', { name: 'Cookie settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
  await expect(settings).toBeFocused();
  expect(await toldTo(page)).toEqual(['consent default: ', 'consent update: ad_storage ad_user_data ad_personalization analytics_storage']);
});

test('nothing is ticked beforehand, what is ticked is recorded, and axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const banner = await arrive(page, shopIn('si', 'category/women'));
  await banner.getByRole('button', { name: 'Choose' }).click();
  for (const name of [/^Statistics/, /^Advertising/]) await expect(banner.getByRole('checkbox', { name })).not.toBeChecked();
  await expectAccessible(page, 'banner');
  await banner.getByRole('checkbox', { name: /^Statistics/ }).check();
  await banner.getByRole('button', { name: 'Save my choice' }).click();
  await expect(banner).toHaveCount(0);
  expect((await consentOf(page))?.value).toMatch(/^1\.10\./);
  expect((await toldTo(page)).at(-1)).toBe('consent update: analytics_storage');
});

test('the footer leads to a change of mind, which is as easy as the first choice', async ({ page }) => {
  await visit(page, shopIn('si', 'categories'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('You allow nothing beyond what the shop needs')).toBeVisible();
  await expect(main.getByText(/^Chosen on \d+ \w+ \d{4}/)).toBeVisible();
  await expectAccessible(page, 'cookie settings');
  await main.getByRole('button', { name: 'Accept all' }).click();
  await expect(main.getByText('You allow: Statistics')).toContainText('Advertising');
  expect((await consentOf(page))?.value).toMatch(/^1\.11\./);
  await expect(main.getByRole('checkbox', { name: /^Advertising/ })).toBeChecked();
  await main.getByRole('button', { name: 'Refuse all' }).click();
  await expect(main.getByText('You allow nothing beyond what the shop needs')).toBeVisible();
  expect((await toldTo(page)).at(-1)).toBe('consent update: ');
});

test('Consent Mode is told first of all, by the same bytes on each page', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'the same HTML on each screen');
  const scripts = [];
  for (const url of [shopIn('si'), shopIn('de', 'category/women'), shopIn('si', 'no-such-page'), shopIn('si', 'Checkout')]) {
    const html = (await (await visit(page, url))?.text()) ?? '';
    const first = /<script[^>]*>([\s\S]*?)<\/script>/.exec(html);
    expect(first?.[1]).toContain("gtag('consent','default'");
    expect(html).not.toContain('Your choice about cookies');
    scripts.push(first?.[1]);
  }
  expect(new Set(scripts).size).toBe(1);
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.context().clearCookies();
  await arrive(page, shopIn('si'));
  expect(await toldTo(page)).toEqual(['consent default: ']);
  expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

test('nobody is asked on the way to paying', async ({ page }) => {
  const banner = await arrive(page, shopIn('si', 'Checkout'));
  await expect(page.getByRole('main')).toContainText('cart');
  await expect(banner).toHaveCount(0);
  await arrive(page, shopIn('si'));
  await expect(banner).toBeVisible();
});

test('whatever has the focus can be seen beside the question, and the page does not move for it', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  const banner = await arrive(page, shopIn('si', 'category/women'));
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.02);
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  await last.focus();
  const [link, question] = [await last.boundingBox(), await banner.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nobody is asked, and the settings can be changed all the same', async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'the same form on each screen');
    await page.goto(shopIn('si'));
    await expect(page.getByText('Your choice about cookies')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('You have not chosen yet')).toBeVisible();
    await main.getByRole('checkbox', { name: /^Statistics/ }).check();
    await main.getByRole('button', { name: 'Save my choice' }).click();
    await expect(page).toHaveURL(shopIn('si', 'consent'));
    await expect(main.getByText('You allow: Statistics')).toBeVisible();
    await expect(main.getByRole('checkbox', { name: /^Statistics/ })).toBeChecked();
  });
});

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}
