import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { api } from './affiliate.ts';
import { staffToken } from './back-office.ts';
import { shopIn, visit } from './shopper.ts';

const assertAccessible = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

/** As the server wrote it. */
const fetched = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url);
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  }, address);

test('an article is found in the blog by its topic, says who wrote it, and shows what it speaks of', async ({ page }) => {
  await visit(page, shopIn('si', 'blog'));
  await assertAccessible(page);
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Care' }).click();
  await expect(page).toHaveURL(/topic=care/);
  await page.getByRole('link', { name: 'Washing wool without fear' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Washing wool without fear');
  await expect(page.getByText('Mira Novak')).toBeVisible();
  await expect(page.getByText('1 minute to read')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Share' }).getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'In this article' })).toBeVisible();
  await assertAccessible(page);
});

test('an article is told to search engines and to readers of feeds', async ({ page }) => {
  const address = shopIn('si', 'blog/washing-wool');
  await visit(page, address);
  expect((await fetched(page, address)).text).toContain('"@type":"Article"');
  const feed = await fetched(page, shopIn('si', 'blog/rss.xml'));
  expect(feed.type).toContain('application/rss+xml');
  expect(feed.text).toContain(address);
  expect((await visit(page, shopIn('si', 'blog/never-written')))?.status()).toBe(404);
  expect((await visit(page, shopIn('si', 'blog/page/99')))?.status()).toBe(404);
});

test('what is not public yet is seen by whoever has its link, and by no one else', async ({ page, request }) => {
  const headers = { cookie: `staff=${await staffToken()}`, 'sec-fetch-site': 'same-origin' };
  const slug = `spring-${crypto.randomUUID()}`;
  const form = { slug, isActive: false, texts: [{ languageId: 1, title: 'Spring is coming', body: 'Soon.', excerpt: '', alt: '' }] };
  const made = (await (await request.post(`${api}/admin/articles`, { headers, data: form })).json()) as { data: { id: number } };
  const asked = { kind: 'article', id: made.data.id, countryId: 3, languageId: 1 };
  const link = (await (await request.post(`${api}/admin/previews`, { headers, data: asked })).json()) as { data: { url: string } };
  expect((await visit(page, shopIn('si', `blog/${slug}`)))?.status()).toBe(404);
  const shown = await visit(page, link.data.url);
  expect([shown?.headers()['cache-control'], shown?.headers()['x-robots-tag']]).toEqual(['private, no-store', 'noindex, nofollow']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring is coming');
  await expect(page.getByText('Preview: what this link shows may not be public yet.')).toBeVisible();
  await assertAccessible(page);
  await page
    .getByRole('navigation', { name: /breadcrumb/i })
    .getByRole('link', { name: 'Blog' })
    .click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByText('Preview:')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer is found in the help centre, and a question that nobody asks is told so', async ({ page }) => {
    await page.goto(shopIn('si', 'helpcenter'));
    await page.getByLabel('What would you like to know?').fill('invoice');
    await page.getByRole('search').last().getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
    await expect(page.getByText('It comes with the confirmation by e-mail')).toBeVisible();
    await page.goto(shopIn('si', 'helpcenter?q=zeppelin'));
    await expect(page.getByText('Nothing fits that.')).toBeVisible();
  });
});

test('a question of the FAQ opens by keyboard', async ({ page }) => {
  await visit(page, shopIn('si', 'faq'));
  const answer = page.getByText('after the parcel has arrived.');
  await expect(answer).toBeHidden();
  await page.locator('summary').filter({ hasText: 'How long may I take?' }).press('Enter');
  await expect(answer).toBeVisible();
  await assertAccessible(page);
  expect((await fetched(page, shopIn('si', 'faq'))).text).toContain('"@type":"FAQPage"');
});

test('a page that is written stands at its own word, in the language of the address', async ({ page }) => {
  await visit(page, shopIn('si', 'about-us'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await assertAccessible(page);
  await visit(page, new URL('/about-us', shopIn('de')).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Über uns');
  expect((await visit(page, new URL('/no-such-page', shopIn('de')).href))?.status()).toBe(404);
});
