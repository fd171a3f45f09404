import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { api } from '../affiliate/affiliate.ts';
import { readStaffToken } from '../back-office/back-office.ts';
import { getShopUrl, visit } from '../shopper.ts';

/** Fetches the page as the server sends it. */
const fetched = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url);
    return { type: response.headers.get('content-type'), text: await response.text() };
  }, address);

test('an article is found by its topic in the blog and shows its author, reading time and products', { tag: '@short' }, async ({ page }) => {
  await visit(page, getShopUrl('si', 'blog'));
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Care' }).click();
  await expect(page).toHaveURL(/topic=care/);
  await page.getByRole('link', { name: 'Washing wool without worry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Washing wool without worry');
  await expect(page.getByText('Mira Novak')).toBeVisible();
  await expect(page.getByText('1-minute read')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Share' }).getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'In this article' })).toBeVisible();
  await expectAccessible(page);
});

test('an article has structured data and is in the feed', async ({ page }) => {
  const address = getShopUrl('si', 'blog/washing-wool');
  await visit(page, address);
  expect((await fetched(page, address)).text).toContain('"@type":"Article"');
  const feed = await fetched(page, getShopUrl('si', 'blog/rss.xml'));
  expect(feed.type).toContain('application/rss+xml');
  expect(feed.text).toContain(address);
  expect((await visit(page, getShopUrl('si', 'blog/never-written')))?.status()).toBe(404);
  expect((await visit(page, getShopUrl('si', 'blog/page/99')))?.status()).toBe(404);
});

test('a preview link shows an unpublished article, and its own address does not', async ({ page, request }) => {
  const headers = { cookie: `staff=${await readStaffToken()}`, 'sec-fetch-site': 'same-origin' };
  const slug = `spring-${crypto.randomUUID()}`;
  const form = { slug, isActive: false, texts: [{ languageId: 1, title: 'Spring is coming', body: 'Soon.', excerpt: '', alt: '' }] };
  const made = (await (await request.post(`${api}/admin/articles`, { headers, data: form })).json()) as { data: { id: number } };
  const preview = { kind: 'article', id: made.data.id, countryId: 3, languageId: 1 };
  const link = (await (await request.post(`${api}/admin/previews`, { headers, data: preview })).json()) as { data: { url: string } };
  expect((await visit(page, getShopUrl('si', `blog/${slug}`)))?.status()).toBe(404);
  const shown = await visit(page, link.data.url);
  expect([shown?.headers()['cache-control'], shown?.headers()['x-robots-tag']]).toEqual(['private, no-store', 'noindex, nofollow']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring is coming');
  await expect(page.getByText('Preview: this page may not be public yet.')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: /breadcrumb/i })
    .getByRole('link', { name: 'Blog' })
    .click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByText('Preview:')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the help centre finds an answer, and says so if there is none', { tag: '@short' }, async ({ page }) => {
    await page.goto(getShopUrl('si', 'helpcenter'));
    await page.getByLabel('What would you like to know?').fill('invoice');
    await page.getByRole('search').last().getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
    await expect(page.getByText('We send it with the confirmation email')).toBeVisible();
    await page.goto(getShopUrl('si', 'helpcenter?q=zeppelin'));
    await expect(page.getByText('No answers found.')).toBeVisible();
  });
});

test('a question of the FAQ opens by keyboard', async ({ page }) => {
  await visit(page, getShopUrl('si', 'faq'));
  const answer = page.getByText('after delivery.');
  await expect(answer).toBeHidden();
  await page.locator('summary').filter({ hasText: 'How long do I have?' }).press('Enter');
  await expect(answer).toBeVisible();
  await expectAccessible(page);
  expect((await fetched(page, getShopUrl('si', 'faq'))).text).toContain('"@type":"FAQPage"');
});

test('a merchant’s page has its own address, in the language of that address', async ({ page }) => {
  await visit(page, getShopUrl('si', 'about-us'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expectAccessible(page);
  await visit(page, new URL('/about-us', getShopUrl('de')).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Über uns');
  expect((await visit(page, new URL('/no-such-page', getShopUrl('de')).href))?.status()).toBe(404);
});
