import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { isReady, getShopUrl, visit } from '../shopper.ts';
import { testPort } from '../test-port.ts';

/** Opens a page as a first-time visitor. */
async function arrive(page: Page, url: string): Promise<Locator> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await isReady(page);
  return page.getByRole('region', { name: 'Your cookie choices' });
}

const findConsentCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent');
/** Returns the Consent Mode commands in order, each with the signals that it grants out of four. */
const listConsentCommands = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: Iterable<unknown>[] }).dataLayer.map((words) => {
      const [command, kind, signals] = [...words] as [string, string, Record<string, unknown>];
      const granted = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].filter((name) => signals[name] === 'granted');
      return `${command} ${kind}: ${granted.join(' ')}`;
    }),
  );

test('one click refuses, and the banner does not return', { tag: ['@short', '@phone-whole'] }, async ({ page }) => {
  const banner = await arrive(page, getShopUrl('si', 'category/women'));
  await banner.getByRole('button', { name: 'Reject all' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('Your choice has been saved').first()).toBeAttached();
  expect(await listConsentCommands(page)).toEqual(['consent default: ', 'consent update: ']);
  const cookie = await findConsentCookie(page);
  expect(cookie).toMatchObject({ httpOnly: false, sameSite: 'Lax' });
  expect(cookie?.value).toMatch(/^1\.00\./);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(180);
  await arrive(page, getShopUrl('si'));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(await listConsentCommands(page)).toEqual(['consent default: ', 'consent update: ']);
});

test('one click accepts; Accept and Refuse look alike, and the focus returns to its former place', { tag: '@short' }, async ({ page }) => {
  const banner = await arrive(page, getShopUrl('si'));
  const [accept, refuse] = [banner.getByRole('button', { name: 'Accept all' }), banner.getByRole('button', { name: 'Reject all' })];
  const readStyle = (button: Locator) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { color, backgroundColor, borderColor, font, width: Math.round(width), height: Math.round(height) };
    });
  expect(await readStyle(accept)).toEqual(await readStyle(refuse));
  expect((await readStyle(accept)).height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('status').filter({ hasText: 'We ask for your cookie choices' })).toBeAttached();

  const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  // The banner is the first stop of the keyboard, before the link that skips to the content.
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
  await settings.focus();
  await banner.getByRole('button', { name: 'Cookie settings' }).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
  await expect(settings).toBeFocused();
  expect(await listConsentCommands(page)).toEqual([
    'consent default: ',
    'consent update: ad_storage ad_user_data ad_personalization analytics_storage',
  ]);
});

test('no purpose is preselected, the selected ones are recorded, and the dialog passes axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const banner = await arrive(page, getShopUrl('si', 'category/women'));
  await banner.getByRole('button', { name: 'Cookie settings' }).click();
  for (const name of [/^Statistics/, /^Advertising/]) await expect(banner.getByRole('checkbox', { name })).not.toBeChecked();
  await expectAccessible(page, 'banner', { rules: 'wcag' });
  await banner.getByRole('checkbox', { name: /^Statistics/ }).check();
  await banner.getByRole('button', { name: 'Save my choices' }).click();
  await expect(banner).toHaveCount(0);
  expect((await findConsentCookie(page))?.value).toMatch(/^1\.10\./);
  expect((await listConsentCommands(page)).at(-1)).toBe('consent update: analytics_storage');
});

test('the footer opens the settings, where withdrawal is as easy as consent', { tag: ['@short', '@phone-whole'] }, async ({ page }) => {
  await visit(page, getShopUrl('si', 'categories'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('You’ve only allowed essential cookies')).toBeVisible();
  await expect(main.getByText(/^Chosen on \d+ \w+ \d{4}/)).toBeVisible();
  await expectAccessible(page, 'cookie settings', { rules: 'wcag' });
  await main.getByRole('button', { name: 'Accept all' }).click();
  await expect(main.getByText('You’ve allowed: Statistics')).toContainText('Advertising');
  expect((await findConsentCookie(page))?.value).toMatch(/^1\.11\./);
  await expect(main.getByRole('checkbox', { name: /^Advertising/ })).toBeChecked();
  await main.getByRole('button', { name: 'Reject all' }).click();
  await expect(main.getByText('You’ve only allowed essential cookies')).toBeVisible();
  expect((await listConsentCommands(page)).at(-1)).toBe('consent update: ');
});

test('Consent Mode is the first script, with the same bytes on each page', async ({ page }) => {
  const scripts = [];
  for (const url of [getShopUrl('si'), getShopUrl('de', 'category/women'), getShopUrl('si', 'no-such-page'), getShopUrl('si', 'Checkout')]) {
    const html = (await (await visit(page, url))?.text()) ?? '';
    const first = /<script[^>]*>([\s\S]*?)<\/script>/.exec(html);
    expect(first?.[1]).toContain("gtag('consent','default'");
    expect(html).not.toContain('Your cookie choices');
    scripts.push(first?.[1]);
  }
  expect(new Set(scripts).size).toBe(1);
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.context().clearCookies();
  await arrive(page, getShopUrl('si'));
  expect(await listConsentCommands(page)).toEqual(['consent default: ']);
  expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

test('the checkout shows no banner', async ({ page }) => {
  const banner = await arrive(page, getShopUrl('si', 'Checkout'));
  await expect(page.getByRole('main')).toContainText('cart');
  await expect(banner).toHaveCount(0);
  await arrive(page, getShopUrl('si'));
  await expect(banner).toBeVisible();
});

test('the banner never covers the focused element and does not move the page', { tag: ['@short', '@phone'] }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  const banner = await arrive(page, getShopUrl('si', 'category/women'));
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.02);
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  await last.focus();
  const [link, question] = [await last.boundingBox(), await banner.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
});

test(
  'on a phone the banner is at most 144 px high, has equal buttons and is first in the order of the keyboard, also with long words and other scripts',
  { tag: ['@short', '@phone-only'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const code of ['en', 'de', 'es', 'bg', 'el', 'bn']) {
      await page.goto(`http://si.localhost:${testPort}/${code}`, { waitUntil: 'domcontentloaded' });
      await isReady(page);
      const accept = page.locator('button[name="answer"][value="all"]');
      await expect(accept).toBeVisible();
      const { height, isEqual, isFirst } = await accept.evaluate((button) => {
        const banner = button.closest('section');
        const first = [...document.body.querySelectorAll('a[href], button, input')].find((element) => element.checkVisibility());
        return {
          height: banner?.getBoundingClientRect().height ?? 0,
          isEqual: banner?.querySelector('button[value="none"]')?.getBoundingClientRect().width === button.getBoundingClientRect().width,
          isFirst: banner?.contains(first ?? null) ?? false,
        };
      });
      expect([code, isEqual, isFirst]).toEqual([code, true, true]);
      expect(height, code).toBeLessThanOrEqual(144);
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the banner is hidden, and the settings page works', { tag: '@short' }, async ({ page }) => {
    await page.goto(getShopUrl('si'));
    await expect(page.getByText('Your cookie choices')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('You haven’t chosen yet')).toBeVisible();
    await main.getByRole('checkbox', { name: /^Statistics/ }).check();
    await main.getByRole('button', { name: 'Save my choices' }).click();
    await expect(page).toHaveURL(getShopUrl('si', 'consent'));
    await expect(main.getByText('You’ve allowed: Statistics')).toBeVisible();
    await expect(main.getByRole('checkbox', { name: /^Statistics/ })).toBeChecked();
  });
});
