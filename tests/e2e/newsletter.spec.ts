import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { addToCart, chooseSize, newShopper, openProduct, placeOnDelivery, places, readMailedLink, getShopUrl, visit } from './shopper.ts';

const footer = (page: Page): Locator => page.getByRole('contentinfo');
const main = (page: Page): Locator => page.getByRole('main');

async function subscribe(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByRole('button', { name: 'Subscribe' }).click();
}

test(
  'a visitor subscribes in the footer, confirms and unsubscribes by one click in an email each, and no secret stays in an address',
  { tag: '@short' },
  async ({ page, context }) => {
    const { email } = newShopper(places.si);
    await visit(page, getShopUrl('si', 'brands'));
    await footer(page).getByRole('link', { name: 'Newsletter' }).click();
    await subscribe(page, 'maja@nowhere');
    await expect(main(page).getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Please enter a valid email');
    await expect(main(page).getByLabel('Email', { exact: true })).toBeFocused();
    await subscribe(page, email);
    await expect(main(page).getByRole('status')).toContainText(`We’ve emailed ${email}`);

    await visit(page, await readMailedLink(context, email, 'newsletter'));
    await expect(page).toHaveURL(/\/newsletter$/);
    await main(page).getByRole('button', { name: 'Yes, send me the newsletter' }).click();
    await expect(main(page).getByText('Thank you, you’re on the list')).toBeVisible();

    await visit(page, getShopUrl('si', 'newsletter'));
    await subscribe(page, email);
    await expect(main(page).getByRole('status')).toHaveText('Your email is already subscribed');

    await visit(page, await readMailedLink(context, email, 'unsubscribe'));
    await expect(page).toHaveURL(/\/unsubscribe$/);
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(main(page).getByText('You’ve unsubscribed')).toBeVisible();
  },
);

test('a used or invented link says at once that it has expired', async ({ page }) => {
  for (const path of ['newsletter', 'unsubscribe'])
    for (const token of ['bad', `1-${'x'.repeat(43)}`]) {
      const answer = await visit(page, getShopUrl('si', `${path}?token=${token}`));
      expect(answer?.status(), `${path} ${token}`).toBe(410);
      await expect(main(page).getByRole('alert')).toHaveText('Link Expired or incorrect Link. Please Try again');
    }
  await visit(page, getShopUrl('si', 'unsubscribe'));
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expect(main(page).getByText('Please use the link at the bottom of one of our newsletters')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by a page, invalid input is kept, and a mail program’s one-click unsubscribe works', async ({
    page,
    context,
    request,
  }) => {
    const { email } = newShopper(places.si);
    await visit(page, getShopUrl('si', 'newsletter'));
    await subscribe(page, 'maja@nowhere');
    await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue('maja@nowhere');
    await expect(main(page).getByText('Please enter a valid email')).toBeVisible();
    await subscribe(page, email);
    await expect(main(page).getByRole('status')).toContainText(`We’ve emailed ${email}`);
    await visit(page, await readMailedLink(context, email, 'newsletter'));
    await main(page).getByRole('button', { name: 'Yes, send me the newsletter' }).click();
    await expect(main(page).getByText('Thank you, you’re on the list')).toBeVisible();

    // An email client does not resolve `*.localhost`: the call goes to the IP address and names the host in a header.
    const link = new URL(await readMailedLink(context, email, 'unsubscribe'));
    const { host } = link;
    link.hostname = '127.0.0.1';
    const oneClick = await request.post(link.href, { headers: { host }, form: { 'List-Unsubscribe': 'One-Click' } });
    expect(oneClick.status()).toBe(200);
    await visit(page, getShopUrl('si', 'newsletter'));
    await subscribe(page, email);
    await expect(main(page).getByRole('status')).toContainText(`We’ve emailed ${email}`);
  });
});

test('the checkout’s newsletter box is not preselected; if it is ticked, the order triggers the confirmation email', async ({ page, context }) => {
  const shopper = newShopper(places.si);
  await visit(page, getShopUrl('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  await visit(page, getShopUrl('si', 'Checkout?step=payment'));
  const box = page.getByRole('checkbox', { name: /^Email me about new arrivals/ });
  await expect(box).not.toBeChecked();
  await box.check({ force: true });
  await placeOnDelivery(page, shopper);
  expect(await readMailedLink(context, shopper.email, 'newsletter')).toContain('token=');
});
