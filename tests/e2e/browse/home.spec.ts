import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { readStaffToken } from '../back-office/back-office.ts';
import { getShopUrl, visit } from '../shopper.ts';
import { testPort } from '../test-port.ts';

const main = (page: Page): Locator => page.getByRole('main');
/** The id of Romania. */
const romania = 5;
const slider = (page: Page): Locator => page.getByRole('region', { name: 'Made to be worn for years' });

test('the home page shows the merchant’s blocks, and the slider works by keyboard', { tag: ['@short', '@phone'] }, async ({ page, baseURL }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(String(baseURL)).host) others.push(request.url());
  });
  await visit(page, getShopUrl('si'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made to be worn for years');
  for (const name of ['Just in', 'Now on sale', 'For quiet evenings', 'Seen and worn', 'Who we work with', 'Help & Support Center'])
    await expect(main(page).getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /^https:/);

  const place = slider(page).getByRole('status');
  await expect(place).toHaveAccessibleName('Slide 1 of 3');
  await slider(page).getByRole('button', { name: 'Next slide' }).focus();
  await page.keyboard.press('Enter');
  await expect(place).toHaveAccessibleName('Slide 2 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveAccessibleName('Slide 3 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page).getByRole('button', { name: 'Next slide' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveAccessibleName('Slide 2 of 3');

  await expectAccessible(page);
  expect(others).toEqual([]);
});

/** Adds a video to the home page of Romania, which other tests do not use. */
async function addVideo(request: APIRequestContext): Promise<string> {
  const title = `Film ${Date.now()}`;
  const blocks = `http://127.0.0.1:${testPort}/api/admin/home-blocks`;
  const headers = { authorization: `Bearer ${await readStaffToken()}` };
  const { data: others } = (await (await request.get(blocks, { headers })).json()) as { data: { mediaId: number | null }[] };
  const response = await request.post(blocks, {
    headers,
    data: {
      type: 'YOUTUBE',
      countryId: romania,
      languageId: null,
      categoryId: null,
      collectionId: null,
      mediaId: others.find(({ mediaId }) => mediaId !== null)?.mediaId,
      startsAt: null,
      endsAt: null,
      isActive: true,
      settings: { videoId: 'aqz-KE-bpKQ' },
      texts: [{ languageId: 1, title, text: '', label: '', alt: 'A wardrobe' }],
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return title;
}

test('the columns of the footer share the width of the page', async ({ page }) => {
  await visit(page, getShopUrl('si'));
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const columns = footer.getByRole('navigation');
  const rest = await columns.evaluateAll((elements) => {
    const rights = elements.map((element) => element.getBoundingClientRect().right);
    const row = elements[0]?.parentElement ?? document.body;
    return row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight) - Math.max(...rights);
  });
  expect(Math.abs(rest), 'px to the right of the last column').toBeLessThan(2);
});

test('a video of the home page loads nothing external before it is played', async ({ page, request }) => {
  const title = await addVideo(request);
  const others: string[] = [];
  page.on('request', (asked) => {
    if (!new URL(asked.url()).host.startsWith('ro.localhost')) others.push(asked.url());
  });
  // The video player belongs to a third party, so the test replaces it.
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }));
  await visit(page, getShopUrl('ro'));
  expect(others).toEqual([]);
  await main(page)
    .getByRole('link', { name: `Play ${title}` })
    .press('Enter');
  await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
});

test('Back to the long home page shows the same product at the same place', { tag: '@phone' }, async ({ page }) => {
  await visit(page, getShopUrl('si'));
  await expect(page.locator('[data-behaviour]')).toBeAttached();
  const cards = main(page).getByRole('article');
  // Scrolls as a visitor does, so that each row is laid out.
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
  const link = cards.last().getByRole('link').first();
  const readTop = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await link.focus();
  const before = await readTop();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/product\//);
  await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThanOrEqual(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all slides can be scrolled by hand, and a video is a link', { tag: '@phone-whole' }, async ({ page, request }) => {
    await page.goto(getShopUrl('si'));
    await expect(slider(page).getByRole('listitem')).toHaveCount(3);
    await expect(slider(page).getByRole('button', { name: 'Next slide' })).toBeHidden();
    await slider(page).getByRole('link', { name: 'Go to wool weeks' }).click();
    await expect(page).toHaveURL(/\/event\/wool-weeks$/);
    const title = await addVideo(request);
    await page.goto(getShopUrl('ro'));
    const film = main(page).getByRole('link', { name: `Play ${title}` });
    await expect(film).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/);
    await page.goto(getShopUrl('si', 'blog'));
    await expect(page.getByRole('region', { name: 'Worth reading' }).getByRole('link', { name: 'Read on' })).toHaveCount(2);
  });
});
