import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectToFitPhone } from '../accessibility.ts';
import { backOffice, signInAsAdmin } from '../back-office/back-office.ts';
import { getShopUrl, visit } from '../shopper.ts';
import { createAffiliate, openPortal } from './affiliate.ts';

const main = (page: Page): Locator => page.getByRole('main');
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Affiliate portal' });
const at = (path: string): string => getShopUrl('si', path);

test(
  'staff announce news and write to an affiliate, who reads both and replies; staff see the reply',
  { tag: '@short' },
  async ({ page, context, request, browser }) => {
    test.slow();
    const affiliate = await createAffiliate(request);
    await signInAsAdmin(context);
    const title = `New banners ${Date.now()}`;
    await page.goto(`${backOffice}/affiliate-announcements/create`);
    await main(page).getByLabel('Title, English').fill(title);
    await main(page).getByLabel('Text, English').fill('You find them under Links.');
    await main(page).getByLabel('Page').fill('/affiliate/links?view=creatives');
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(main(page).getByRole('row').filter({ hasText: title })).toBeVisible();
    await page.goto(`${backOffice}/affiliates/${affiliate.id}/show`);
    const messages = main(page).getByRole('region', { name: 'Messages' });
    await messages.getByLabel('Message to the affiliate').fill('Which products do you show?');
    await messages.getByRole('button', { name: 'Send message' }).click();
    await expect(messages.getByRole('listitem')).toContainText('Which products do you show?');

    const portal = await openPortal(browser, affiliate);
    await visit(portal, at('affiliate/dashboard'));
    await expect(main(portal).getByRole('article', { name: title })).toContainText('You find them under Links.');
    const entry = menu(portal).getByRole('link', { name: /^Messages/ });
    await expect(entry.getByRole('img', { name: /unread$/ })).toBeVisible();
    await entry.click();
    const announcement = main(portal).getByRole('article', { name: title });
    await expect(announcement.getByText('New', { exact: true })).toBeVisible();
    await expect(announcement.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', /\/affiliate\/links\?view=creatives$/);
    await main(portal)
      .getByRole('link', { name: /^Conversation/ })
      .click();
    await expect(main(portal).getByText('Which products do you show?')).toBeVisible();
    await main(portal).getByLabel('Your message').fill('Jeans and shirts');
    await main(portal).getByRole('button', { name: 'Send' }).click();
    await expect(main(portal).getByRole('listitem').filter({ hasText: 'Jeans and shirts' })).toContainText('You');
    await expect(main(portal).getByLabel('Your message')).toHaveValue('');
    await expect(menu(portal).getByRole('img', { name: /unread$/ })).toHaveCount(0);
    await portal.context().close();

    await page.goto(`${backOffice}/affiliate-conversations`);
    const row = main(page).getByRole('row').filter({ hasText: 'Jeans and shirts' });
    await expect(row).toContainText(affiliate.code);
    await row.getByRole('cell', { name: affiliate.code }).click();
    await expect(messages.getByText('Jeans and shirts')).toBeVisible();
    await messages.getByRole('button', { name: 'Mark as read' }).click();
    await expect(messages.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
    await expectAccessible(page, 'affiliate', { part: '#main-content' });
  },
);

test('without JavaScript an affiliate writes to the shop; the pages of messages are accessible and fit a phone', async ({ request, browser }) => {
  const affiliate = await createAffiliate(request);
  const portal = await openPortal(browser, affiliate);
  await portal.setViewportSize({ width: 390, height: 800 });
  for (const path of ['affiliate/messages', 'affiliate/messages?view=conversation']) {
    const response = await visit(portal, at(path));
    expect(response?.headers()['cache-control'], path).toContain('no-store');
    await expectAccessible(portal, path);
    await expectToFitPhone(portal, path);
  }
  const state = await portal.context().storageState();
  await portal.context().close();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const plain = await context.newPage();
  await plain.goto(at('affiliate/messages?view=conversation'));
  await main(plain).getByRole('button', { name: 'Send' }).click();
  await expect(main(plain).getByLabel('Your message')).toHaveAttribute('aria-invalid', 'true');
  await main(plain).getByLabel('Your message').fill('When are you in Ljubljana?');
  await main(plain).getByRole('button', { name: 'Send' }).click();
  await expect(main(plain).getByRole('listitem').filter({ hasText: 'When are you in Ljubljana?' })).toBeVisible();
  await expect(plain.getByText('Message sent.')).toBeVisible();
  await context.close();
});
