import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { atDesk } from './desk.ts';
import { addToCart, chooseSize, newShopper, openProduct, orderNumberOn, placeOnDelivery, places, shopIn, track, visit } from './shopper.ts';

// The desk works in processes of its own, which a busy machine starts slowly.
test.describe.configure({ timeout: 150_000 });

test('an order in two parcels is tracked: what is in each, who carries it, what follows, and the way to withdraw and to send back', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on each screen');
  const shopper = newShopper(places.si);
  await visit(page, shopIn('si', 'category/women'));
  await openProduct(page);
  await chooseSize(page);
  await addToCart(page).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  // What put it into the cart may be answered after the drawer has opened.
  await page.waitForLoadState('networkidle');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('cart'));
  await drawer.getByRole('button', { name: 'One more' }).click();
  await saved;
  await drawer.getByRole('link', { name: 'Go to checkout' }).click();
  await placeOnDelivery(page, shopper);
  const orderNumber = await orderNumberOn(page);

  const waiting = await atDesk('list');
  const sku = /^ +(\S+)=2 /m.exec(waiting.slice(waiting.indexOf(orderNumber)))?.[1] ?? '';
  await atDesk('pack', orderNumber, `${sku}=1`);
  await atDesk('ship', orderNumber, 'RR123456789SI');
  await track(page, 'si', orderNumber, shopper);
  const main = page.getByRole('main');
  const parcels = main.getByRole('region', { name: 'Parcels' });
  await expect(parcels.getByRole('heading', { name: 'Parcel 1' })).toBeVisible();
  await expect(parcels).toContainText('On its way to you.');
  await expect(parcels).toContainText('1 item follows in another parcel.');
  await expect(parcels.getByRole('link', { name: /^Follow it with/ })).toHaveAttribute('href', /RR123456789SI/);
  await expect(main.getByRole('button', { name: 'Withdraw from contract' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Return something' })).toHaveCount(0);
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  await atDesk('deliver', orderNumber);
  await atDesk('pack', orderNumber);
  await atDesk('ship', orderNumber, 'RR987654321SI');
  await atDesk('deliver', orderNumber);
  await page.reload();
  await expect(parcels.getByRole('heading', { name: 'Parcel 2' })).toBeVisible();
  await expect(main.getByText('Your order has been delivered.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Return something' })).toBeVisible();
});
