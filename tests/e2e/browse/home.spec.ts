import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { getShopUrl, visit } from '../shopper.ts';

const main = (page: Page): Locator => page.getByRole('main');
const slider = (page: Page): Locator => page.getByRole('region', { name: 'Made to be worn for years' });

test(
  'the home page shows the merchant’s blocks, the slider works by keyboard, and a video loads nothing external before a click',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).host !== new URL(String(baseURL)).host) others.push(request.url());
    });
    // The video player belongs to a third party, so the test replaces it.
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }));
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
    await main(page).getByRole('link', { name: 'Play A film while you wait' }).press('Enter');
    await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
    await expect(page.locator('iframe')).toBeFocused();
  },
);

test('Back to the long home page shows the same product at the same place', { tag: '@phone' }, async ({ page }) => {
  await visit(page, getShopUrl('si'));
  await expect(page.locator('[data-behaviour]')).toBeAttached();
  const cards = main(page).getByRole('article');
  // Scrolled as a visitor does it, so that each row has been laid out.
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
  test('all slides can be scrolled by hand, and a video is a link', { tag: '@phone-whole' }, async ({ page }) => {
    await page.goto(getShopUrl('si'));
    await expect(slider(page).getByRole('listitem')).toHaveCount(3);
    await expect(slider(page).getByRole('button', { name: 'Next slide' })).toBeHidden();
    await slider(page).getByRole('link', { name: 'Go to wool weeks' }).click();
    await expect(page).toHaveURL(/\/event\/wool-weeks$/);
    await page.goBack();
    await expect(main(page).getByRole('link', { name: /^Play/ })).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/);
    await page.goto(getShopUrl('si', 'blog'));
    await expect(page.getByRole('region', { name: 'Worth reading' }).getByRole('link', { name: 'Read on' })).toHaveCount(2);
  });
});
