import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { variants } from '#tables/catalog';
import { test } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds } from '#testing/test-shop';
import type { OrderRecord } from './contract.ts';

interface Scan {
  orderNumbers: string[];
  variants: { sku: string; name: string; color: string; size: string }[];
}

test('a scanned code finds the order of a slip, invoice or carrier label, and the variant of a barcode or SKU', async ({ database }) => {
  const shop = openTestShop(database);
  const staff = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  const garment = await shop.garment();
  const cart = await shop.createCart(shopIds.SI, { garment });
  const { orderNumber, invoiceNumber } = (await shop.order(cart.id, readyForm('SI', { paymentMethod: 'cod' }))).data;
  // Stored as UPC-A.
  await database.db.update(variants).set({ barcode: '036000291452' }).where(eq(variants.id, garment.variantId));
  const [variant] = await database.db.select().from(variants).where(eq(variants.id, garment.variantId));
  const sku = variant?.sku ?? '';
  const scan = async (code: string) => (await staff.call<Scan>('GET', `admin/scans?code=${encodeURIComponent(code)}`)).data;
  await staff.call('POST', `admin/orders/${orderNumber}/pack`, {});
  await staff.call('POST', `admin/parcels/${orderNumber}-1/ship`, { trackingNumber: 'RR123456785SI' });

  for (const code of [orderNumber, orderNumber.toLowerCase(), invoiceNumber ?? '', `${orderNumber}-1`, 'RR123456785SI'])
    expect(await scan(code), code).toEqual({ orderNumbers: [orderNumber], variants: [] });
  const found = { orderNumbers: [], variants: [{ sku, name: 'Linen shirt', color: 'Navy', size: 'M' }] };
  for (const code of ['036000291452', '0036000291452', ' 0 36000 29145 2', sku, sku.toLowerCase()]) expect(await scan(code), code).toEqual(found);
  for (const code of ['4006381333931', `${orderNumber}-2`, `${sku}X`]) expect(await scan(code), code).toEqual({ orderNumbers: [], variants: [] });

  const { data } = await staff.call<OrderRecord>('GET', `admin/orders/${orderNumber}`);
  expect(data.labels).toEqual([{ lineId: data.order.lines[0]?.lineId, sku, barcode: '036000291452' }]);
});

test('a second person who packs the same counted pieces is refused, because the order has changed', async ({ database }) => {
  const shop = openTestShop(database);
  const [mira, tone] = [await signedInStaff(shop), await signedInStaff(shop, { role: 'user', areas: ['orders'] })];
  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment(), quantity: 2 });
  const { orderNumber } = (await shop.order(cart.id, readyForm('SI', { paymentMethod: 'cod' }))).data;
  const { order, revision } = (await mira.call<OrderRecord>('GET', `admin/orders/${orderNumber}`)).data;
  const body = { pieces: [{ lineId: order.lines[0]?.lineId, quantity: 1 }], revision };
  expect((await mira.call('POST', `admin/orders/${orderNumber}/pack`, body)).status).toBe(200);
  expect(await tone.call('POST', `admin/orders/${orderNumber}/pack`, body)).toMatchObject({ status: 409, code: 'EditConflict' });
  const left = (await tone.call<OrderRecord>('GET', `admin/orders/${orderNumber}`)).data;
  expect([left.order.lines[0]?.unpacked, left.order.shipments.length, left.revision === revision]).toEqual([1, 1, false]);
});
