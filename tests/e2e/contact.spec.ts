import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { newShopper, places, getShopUrl, visit } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });

/** Waits for the email about a ticket and returns its text. */
async function readMail(context: BrowserContext, address: string, number: string): Promise<string> {
  const page = await context.newPage();
  let text = '';
  await expect(async () => {
    await page.goto(getShopUrl('si', '').replace('/en/', '/dev/mail'));
    await page.getByRole('row').filter({ hasText: address }).filter({ hasText: number }).getByRole('link').first().click({ timeout: 5000 });
    text = await page.locator('pre').first().innerText();
  }).toPass({ timeout: 40_000 });
  await page.close();
  return text;
}

test(
  'a customer sends a question from the help centre: errors are shown, then a ticket number, and an email repeats the text',
  { tag: '@short' },
  async ({ page, context }) => {
    const { email } = newShopper(places.si);
    await visit(page, getShopUrl('si', 'helpcenter'));
    await main(page).getByRole('link', { name: 'Write to us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
    await field(page, 'Your message').fill('Can I still change the colour?');
    await main(page).getByRole('button', { name: 'Send' }).click();
    await expect(field(page, 'What’s it about?')).toHaveAccessibleDescription('This field is required');
    await expect(field(page, 'Your message')).toHaveValue('Can I still change the colour?');
    await expectAccessible(page);

    await field(page, 'What’s it about?').selectOption('A product or size');
    await field(page, 'Your name').fill('Maja Zupan');
    await field(page, 'Email').fill(email);
    await main(page).getByRole('button', { name: 'Send' }).click();
    const answer = main(page).getByRole('status').filter({ hasText: 'Your ticket number is' });
    await expect(answer).toBeFocused();
    const [number = ''] = /T-[2-9A-Z]{8}/.exec(await answer.innerText()) ?? [];
    expect(await readMail(context, email, number)).toContain('Can I still change the colour?');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by a page, and an invalid email address loses nothing that was typed', async ({ page }) => {
    const { email } = newShopper(places.si);
    await visit(page, getShopUrl('si', 'helpcenter/contact'));
    await field(page, 'What’s it about?').selectOption('Delivery');
    await field(page, 'Your name').fill('Maja Zupan');
    await field(page, 'Email').fill('maja@nowhere');
    await field(page, 'Order number').fill('7KQ4M-X2RPA');
    await field(page, 'Your message').fill('Where is it?');
    await main(page).getByRole('button', { name: 'Send' }).click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email');
    await expect(field(page, 'What’s it about?')).toHaveValue('delivery');
    await expect(field(page, 'Order number')).toHaveValue('7KQ4M-X2RPA');
    await expect(field(page, 'Your message')).toHaveValue('Where is it?');
    await field(page, 'Email').fill(email);
    await main(page).getByRole('button', { name: 'Send' }).click();
    await expect(main(page).getByRole('status')).toContainText('Your ticket number is T-');
  });
});
