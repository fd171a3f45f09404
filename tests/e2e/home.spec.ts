import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { shopIn, visit } from './shopper.ts';

const main = (page: Page): Locator => page.getByRole('main');
const slider = (page: Page): Locator => page.getByRole('region', { name: 'Made to be worn for years' });

test('the home page is what the merchant has put on it, its slider goes by keyboard, and nothing of others is loaded before a film is pressed', async ({
  page,
  baseURL,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(String(baseURL)).host) others.push(request.url());
  });
  // The player itself is not of this house.
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }));
  await visit(page, shopIn('si'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made to be worn for years');
  for (const name of ['Just in', 'Now reduced', 'For quiet evenings', 'Seen and worn', 'Whom we work with', 'Help & Support Center'])
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

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  expect(others).toEqual([]);
  await main(page).getByRole('link', { name: 'Play A film for while you wait' }).press('Enter');
  await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all slides are there to be slid by hand, and a film is a link', async ({ page }) => {
    await page.goto(shopIn('si'));
    await expect(slider(page).getByRole('listitem')).toHaveCount(3);
    await expect(slider(page).getByRole('button', { name: 'Next slide' })).toBeHidden();
    await slider(page).getByRole('link', { name: 'To the wool weeks' }).click();
    await expect(page).toHaveURL(/\/event\/wool-weeks$/);
    await page.goBack();
    await expect(main(page).getByRole('link', { name: /^Play/ })).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/);
    await page.goto(shopIn('si', 'blog'));
    await expect(page.getByRole('region', { name: 'Worth reading' }).getByRole('link', { name: 'Read on' })).toHaveCount(2);
  });
});
