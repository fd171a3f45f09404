import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { runOrdersCommand } from '../back-office/order-queue.ts';
import { addToCart, chooseSize, newShopper, openProduct, readOrderNumber, placeOnDelivery, places, getShopUrl, track, visit } from '../shopper.ts';

test(
  'an order in two parcels is tracked: contents, carrier, next steps, and the links to withdraw and to return',
  { tag: '@short' },
  async ({ page }) => {
    const shopper = newShopper(places.si);
    await visit(page, getShopUrl('si', 'category/women'));
    await openProduct(page);
    await chooseSize(page);
    await addToCart(page).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    // The call that fills the cart may be answered after the drawer has opened.
    await page.waitForLoadState('networkidle');
    const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('cart'));
    await drawer.getByRole('button', { name: 'Increase quantity' }).click();
    await saved;
    await drawer.getByRole('link', { name: 'Go to checkout' }).click();
    await placeOnDelivery(page, shopper);
    const orderNumber = await readOrderNumber(page);

    const waiting = await runOrdersCommand('list');
    const sku = /^ +(\S+)=2 /m.exec(waiting.slice(waiting.indexOf(orderNumber)))?.[1] ?? '';
    await runOrdersCommand('pack', orderNumber, `${sku}=1`);
    await runOrdersCommand('ship', orderNumber, 'RR123456789SI');
    await track(page, 'si', orderNumber, shopper);
    const main = page.getByRole('main');
    const parcels = main.getByRole('region', { name: 'Parcels' });
    await expect(parcels.getByRole('heading', { name: 'Parcel 1' })).toBeVisible();
    await expect(parcels).toContainText('On its way to you.');
    await expect(parcels).toContainText('1 item will follow in another parcel.');
    await expect(parcels.getByRole('link', { name: /^Track it with/ })).toHaveAttribute('href', /RR123456789SI/);
    await expect(main.getByRole('button', { name: 'Withdraw from contract' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Return items' })).toHaveCount(0);
    await expectAccessible(page, 'tracking', { part: 'main' });

    await runOrdersCommand('deliver', orderNumber);
    await runOrdersCommand('pack', orderNumber);
    await runOrdersCommand('ship', orderNumber, 'RR987654321SI');
    await runOrdersCommand('deliver', orderNumber);
    await page.reload();
    await expect(parcels.getByRole('heading', { name: 'Parcel 2' })).toBeVisible();
    await expect(main.getByText('Your order has been delivered.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Return items' })).toBeVisible();
  },
);
