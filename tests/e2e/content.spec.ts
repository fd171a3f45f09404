import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
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
