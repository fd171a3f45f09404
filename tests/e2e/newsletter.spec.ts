import AxeBuilder from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { addToCart, chooseSize, newShopper, openProduct, placeOnDelivery, places, shopIn, visit } from './shopper.ts';

const foot = (page: Page): Locator => page.getByRole('contentinfo');
const main = (page: Page): Locator => page.getByRole('main');

async function subscribe(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByRole('button', { name: 'Subscribe' }).click();
}

/** The link to a page of ours that a mail to somebody carries; the mailbox is looked into until it is there. */
async function mailedLink(context: BrowserContext, email: string, page: 'newsletter' | 'unsubscribe'): Promise<string> {
  const mailbox = await context.newPage();
  const wanted = new RegExp(`https?://\\S+/${page}\\?token=[\\w-]+`);
  let link = '';
  await expect(async () => {
    await mailbox.goto(shopIn('si', '').replace('/en/', '/dev/mail'));
    const mails = await mailbox.getByRole('row').filter({ hasText: email }).getByRole('link').all();
    const addresses = await Promise.all(mails.map((mail) => mail.getAttribute('href')));
    for (const address of addresses) {
      await mailbox.goto(new URL(address ?? '', shopIn('si')).href);
      link ||= wanted.exec(await mailbox.locator('pre').first().innerText())?.[0] ?? '';
    }
    expect(link).not.toBe('');
  }).toPass({ timeout: 20_000 });
  await mailbox.close();
  return link;
}

test('from the foot of a page to the list and off it again: each by one click in a mail, and no address keeps its secret', async ({
  page,
  context,
}) => {
  const { email } = newShopper(places.si);
  await visit(page, shopIn('si', 'brands'));
  await foot(page).getByRole('link', { name: 'Newsletter' }).click();
  await subscribe(page, 'maja@nowhere');
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Please enter a valid email');
  await expect(main(page).getByLabel('Email', { exact: true })).toBeFocused();
  await subscribe(page, email);
  await expect(main(page).getByRole('status')).toContainText(`We have written to ${email}`);

  await visit(page, await mailedLink(context, email, 'newsletter'));
  await expect(page).toHaveURL(/\/newsletter$/);
  await main(page).getByRole('button', { name: 'Yes, send me the newsletter' }).click();
  await expect(main(page).getByText('Thank you, you are on the list')).toBeVisible();

  await visit(page, shopIn('si', 'newsletter'));
  await subscribe(page, email);
  await expect(main(page).getByRole('status')).toHaveText('Your email is already subscribed');

  await visit(page, await mailedLink(context, email, 'unsubscribe'));
  await expect(page).toHaveURL(/\/unsubscribe$/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(main(page).getByText('You are unsubscribed')).toBeVisible();
});

test('a link that was used, or that nobody was sent, says that it has expired', async ({ page }) => {
  await visit(page, shopIn('si', `newsletter?token=${'x'.repeat(43)}`));
  await main(page).getByRole('button', { name: 'Yes, send me the newsletter' }).click();
  await expect(main(page).getByRole('alert')).toHaveText('Link Expired or incorrect Link. Please Try again');
  await visit(page, shopIn('si', `unsubscribe?token=1-${'x'.repeat(43)}`));
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(main(page).getByRole('alert')).toHaveText('Link Expired or incorrect Link. Please Try again');
  await visit(page, shopIn('si', 'unsubscribe'));
  await expect(main(page).getByText('Please open the link below one of our newsletters')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by a page, what was typed wrongly comes back, and a mail program’s one click ends it', async ({
    page,
    context,
    request,
  }) => {
    const { email } = newShopper(places.si);
    await visit(page, shopIn('si', 'newsletter'));
    await subscribe(page, 'maja@nowhere');
    await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue('maja@nowhere');
    await expect(main(page).getByText('Please enter a valid email')).toBeVisible();
    await subscribe(page, email);
    await expect(main(page).getByRole('status')).toContainText(`We have written to ${email}`);
    await visit(page, await mailedLink(context, email, 'newsletter'));
    await main(page).getByRole('button', { name: 'Yes, send me the newsletter' }).click();
    await expect(main(page).getByText('Thank you, you are on the list')).toBeVisible();

    // A mail program is no browser: `*.localhost` is found by its address, and named in the request.
    const link = new URL(await mailedLink(context, email, 'unsubscribe'));
    const { host } = link;
    link.hostname = '127.0.0.1';
    const oneClick = await request.post(link.href, { headers: { host }, form: { 'List-Unsubscribe': 'One-Click' } });
    expect(oneClick.status()).toBe(200);
    await visit(page, shopIn('si', 'newsletter'));
    await subscribe(page, email);
    await expect(main(page).getByRole('status')).toContainText(`We have written to ${email}`);
  });
});

test('the checkout’s box is empty; who ticks it is asked by mail once he has ordered', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'the same on each screen');
  const shopper = newShopper(places.si);
  await visit(page, shopIn('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  await visit(page, shopIn('si', 'Checkout?step=payment'));
  const box = page.getByRole('checkbox', { name: /^Tell me by email what is new/ });
  await expect(box).not.toBeChecked();
  await box.check({ force: true });
  await placeOnDelivery(page, shopper);
  expect(await mailedLink(context, shopper.email, 'newsletter')).toContain('token=');
});
