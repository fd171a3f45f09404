import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { getShopUrl, visit, setSession } from '../shopper.ts';
import { testPort } from '../test-port.ts';

// All tests change the postback address of the same affiliate.
test.describe.configure({ mode: 'serial' });

const at = (path: string): string => getShopUrl('si', path);
const section = (page: Page): Locator => page.getByRole('main').getByRole('region', { name: 'Postbacks', exact: true });
const findAddressField = (page: Page): Locator => section(page).getByLabel('URL of your system');

/** Simulates the affiliate's tracker. */
const receivedHeaders: IncomingHttpHeaders[] = [];
let status = 204;
const tracker = createServer((request, response) => {
  receivedHeaders.push(request.headers);
  request.resume();
  request.on('end', () => response.writeHead(status).end());
});
let origin = '';

test.beforeAll(async () => {
  await new Promise<void>((ready) => tracker.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(tracker.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  tracker.closeAllConnections();
  tracker.close();
});

/**
 * Signs the demo affiliate in in this browser, without a postback address. The call goes to 127.0.0.1 because Node does not resolve `*.localhost`.
 */
async function asAffiliate(context: BrowserContext): Promise<void> {
  const api = `http://127.0.0.1:${testPort}/api`;
  const response = await context.request.post(`${api}/auth/login`, {
    data: { email: 'demo.affiliate@selvedge.test', password: 'Cotton.2026', userTypeId: 5 },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { data } = (await response.json()) as { data: { token: string; id: number } };
  const headers = { authorization: `Bearer ${data.token}` };
  const profile = await context.request.get(`${api}/affiliate/profile/by/user/${data.id}`, { headers });
  const { id } = ((await profile.json()) as { data: { id: number } }).data;
  expect((await context.request.delete(`${api}/affiliate/${id}/postbacks`, { headers })).ok()).toBe(true);
  await setSession(context, data.token);
}

async function setAddress(page: Page): Promise<string> {
  await findAddressField(page).fill(`${origin}/postback`);
  await section(page).getByRole('button', { name: 'Save address' }).click();
  const secret = section(page).getByRole('textbox', { name: 'Your signing secret' });
  await expect(secret).toHaveValue(/^whsec_/);
  return secret.inputValue();
}

test(
  'an affiliate sets the postback address, sees the secret once, sends a test and reads its result',
  { tag: '@short' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await asAffiliate(context);
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, at('affiliate/profile'));
    const secret = await setAddress(page);
    await section(page).getByRole('button', { name: 'Copy: Your signing secret' }).click();
    await expect(page.getByText('Copied').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);

    await section(page).getByRole('button', { name: 'Send a test' }).click();
    await expect(section(page).getByText('Your system received the test.')).toBeVisible();
    await expect(section(page).getByRole('textbox', { name: 'Your signing secret' })).toHaveCount(0);
    expect(receivedHeaders.at(-1)).toMatchObject({ 'webhook-signature': expect.stringMatching(/^v1,/) });
    status = 500;
    await section(page).getByRole('button', { name: 'Send a test' }).click();
    await expect(section(page).getByText('The test wasn’t received.')).toBeVisible();
    await expect(section(page).getByText('Not received recently')).toBeVisible();
    status = 204;
    await section(page).getByText('What we send, and how to verify').click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    const before = receivedHeaders.length;
    await section(page).getByRole('button', { name: 'Send again: Test' }).first().click();
    await expect(page.getByText('Test sent.').filter({ visible: true }).first()).toBeVisible();
    await expect.poll(() => receivedHeaders.length).toBe(before + 1);
    await page.reload();
    await expect(section(page).getByText('Switched on')).toBeVisible();

    await section(page).getByRole('button', { name: 'Remove URL and log' }).click();
    await expect(findAddressField(page)).toHaveValue('');
    await expect(section(page).getByRole('button', { name: 'Send a test' })).toHaveCount(0);
  },
);

test('an address in a private network shows an error at its field and can be corrected', async ({ page, context }) => {
  await asAffiliate(context);
  await visit(page, at('affiliate/profile'));
  await findAddressField(page).fill('https://10.0.0.7/postback');
  await section(page).getByRole('button', { name: 'Save address' }).click();
  await expect(section(page).getByRole('link', { name: /URL of your system/ })).toBeVisible();
  await expect(findAddressField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(findAddressField(page)).toHaveValue('https://10.0.0.7/postback');
});

test('without JavaScript the address is saved, the secret is shown and a test is sent', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await asAffiliate(context);
  await page.goto(at('affiliate/profile'));
  await setAddress(page);
  await section(page).getByRole('button', { name: 'Send a test' }).click();
  await expect(section(page).getByText('Your system received the test.')).toBeVisible();
  await section(page).getByRole('button', { name: 'Replace secret' }).click();
  await expect(section(page).getByRole('textbox', { name: 'Your signing secret' })).toHaveValue(/^whsec_/);
  await expect(section(page).getByText('The old secret works alongside the new one')).toBeVisible();
  await section(page).getByRole('button', { name: 'Remove URL and log' }).click();
  await expect(findAddressField(page)).toHaveValue('');
  await context.close();
});
