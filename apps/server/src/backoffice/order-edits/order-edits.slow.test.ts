import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelLines, packShipment, refundLines } from '#modules/fulfilment';
import { saveCoupon } from '#modules/promotions';
import type { Database } from '#platform/database';
import { listBrokenRecords } from '#testing/orders/broken-records';
import { createTestDatabase } from '#testing/database';
import { listMails } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds, type PlacedOrder, type TestShop } from '#testing/test-shop';
import { auditLog } from '#tables/audit';
import { stockLevels } from '#tables/catalog/stock';
import { variants } from '#tables/catalog';
import { documents } from '#tables/invoicing';
import { refunds } from '#tables/payments';
import type { OpenedOrderEdit } from './contract.ts';

let database: Database;
let bank: BankedShop;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let shirt: Awaited<ReturnType<TestShop['garment']>>;
let scarf: Awaited<ReturnType<TestShop['garment']>>;
/** The shirt in another colour. */
let blackShirt: number;
beforeAll(async () => {
  database = await createTestDatabase();
  bank = await openBankedShop(database);
  shop = bank.shop;
  staff = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  [shirt, scarf] = [await shop.garment({ stock: 40 }), await shop.garment({ name: 'Scarf', stock: 40, prices: { [shopIds.SI]: 999 } })];
  blackShirt = await otherSize(shirt);
  await saveCoupon(database.db, { code: 'TENTH', kind: 'percent', terms: { rate: 1000 }, mostUses: 1 });
});
afterAll(async () => {
  await bank.close();
  await database.close();
});

/** Adds a second size of a product with five pieces of stock. */
async function otherSize({ productId, colorId }: typeof shirt): Promise<number> {
  const other = await shop.garment({ stock: 5 });
  await database.db.delete(variants).where(and(eq(variants.productId, productId), eq(variants.id, -1)));
  const { attributeValues } = await import('#tables/catalog');
  const [size] = await database.db.insert(attributeValues).values({ attribute: 'size', code: 'l', scale: 'alpha' }).onConflictDoNothing().returning();
  await database.db
    .update(variants)
    .set({ productId, colorId, sizeId: size?.id ?? 0 })
    .where(eq(variants.id, other.variantId));
  return other.variantId;
}

async function placed(paymentMethod: 'cod' | 'card', more: Record<string, string> = {}): Promise<PlacedOrder> {
  const cart = await shop.createCart(shopIds.SI, { garment: shirt, quantity: 2 }, { garment: scarf });
  const { data, code } = await shop.order(cart.id, readyForm('SI', { paymentMethod, email: `${crypto.randomUUID()}@example.si`, ...more }));
  if (code) throw new Error(code);
  if (data.payUrl) await bank.press(data.payUrl, 'pay');
  await shop.runJobs();
  return data;
}

const open = async ({ orderNumber }: PlacedOrder) => (await staff.call<OpenedOrderEdit>('GET', `admin/orders/${orderNumber}/edit`)).data;
const preview = ({ orderNumber }: PlacedOrder, edit: object) => staff.call<OpenedOrderEdit>('POST', `admin/orders/${orderNumber}/edit/preview`, edit);

/** Edits an order as the form does: after a preview of the costs. */
async function edit(order: PlacedOrder, change: object) {
  const { revision } = await open(order);
  const seen = await preview(order, change);
  if (seen.code) return seen;
  return staff.call<OpenedOrderEdit>('PUT', `admin/orders/${order.orderNumber}/edit`, { ...change, revision, shownTotal: seen.data.totals.total });
}

const tracked = async ({ link }: PlacedOrder) =>
  (
    await shop.call<{
      grandTotal: number;
      invoiceNumber: string;
      lines: { name: string; quantity: number; size: string }[];
      documents: { kind: string; total: number }[];
    }>('POST', 'orders/track', { link })
  ).data;
const free = async (...ids: number[]) => {
  const rows = await database.db.select().from(stockLevels).where(inArray(stockLevels.variantId, ids));
  return ids.map((id) => rows.find(({ variantId }) => variantId === id)?.onHand ?? 0);
};

test('a cash on delivery order gets fewer pieces, another size, another product and another address; its invoice is credited and reissued, the customer is notified, and reconciliation finds no discrepancy', async () => {
  const order = await placed('cod');
  const before = await open(order);
  const [shirts, scarves] = before.lines;
  const stock = await free(shirt.variantId, blackShirt, scarf.variantId);
  const change = {
    form: { address: 'Prešernova cesta 9', phone: '040 111 222' },
    lines: [{ lineId: shirts?.lineId, quantity: 1, variantId: blackShirt }],
    newLines: [{ variantId: scarf.variantId, quantity: 2 }],
    reason: 'said so on the telephone',
  };
  const { data: seen } = await preview(order, change);
  // The price that was paid, 19.99, for one scarf plus two more; delivery and cash on delivery charges unchanged.
  const charges = before.totals.delivery + before.totals.cashOnDelivery;
  expect(seen.totals).toMatchObject({ goods: 49.96, total: Math.round((49.96 + charges) * 100) / 100 });
  expect(seen).toMatchObject({ isInvoicedAnew: true, refund: 0, before: before.before });

  expect((await edit(order, change)).status).toBe(200);
  await shop.runJobs();
  const after = await tracked(order);
  expect(after.grandTotal).toBe(seen.totals.total);
  expect(after.lines.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual(['1 Linen shirt', '1 Scarf', '2 Scarf']);
  expect(after.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
  expect(after.documents.at(-1)).toMatchObject({ number: after.invoiceNumber, total: after.grandTotal });
  expect(after.documents[1]?.total).toBe(after.documents[0]?.total);
  const newest = (await database.db.select().from(documents).where(eq(documents.number, after.invoiceNumber)))[0]?.content;
  expect(newest?.buyer.lines).toContain('Prešernova cesta 9');
  expect(await free(shirt.variantId, blackShirt, scarf.variantId)).toEqual([(stock[0] ?? 0) + 2, (stock[1] ?? 0) - 1, (stock[2] ?? 0) - 2]);
  // The first mail has the first invoice number, which still opens the order.
  expect((await shop.call('POST', 'orders/track', { orderNumber: order.orderNumber, invoiceNumber: order.invoiceNumber })).status).toBe(200);
  const mail = (await listMails(shop, order.email)).find(({ subject }) => subject.startsWith('We’ve updated'));
  expect(mail?.text).toContain(after.invoiceNumber);
  const [line] = await database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, order.orderNumber), eq(auditLog.action, 'order.edit')));
  expect(line).toMatchObject({ actor: 'Mira Novak', after: { phone: '+38640111222' } });
  expect(await listBrokenRecords(database)).toEqual([]);

  // Once more after a piece was cancelled: credited pieces are not credited twice.
  await cancelLines(database.db, {
    orderNumber: order.orderNumber,
    pieces: [{ orderLineId: (await open(order)).lines[2]?.lineId ?? 0, quantity: 1 }],
    actor: 'mira',
    reason: '',
  });
  expect((await edit(order, { lines: [{ lineId: scarves?.lineId, quantity: 0 }] })).status).toBe(200);
  await shop.runJobs();
  expect((await tracked(order)).lines.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual(['1 Linen shirt', '1 Scarf']);
  const left = await open(order);
  await cancelLines(database.db, {
    orderNumber: order.orderNumber,
    pieces: left.lines.map(({ lineId, quantity }) => ({ orderLineId: lineId ?? 0, quantity })),
    actor: 'mira',
    reason: '',
  });
  await shop.runJobs();
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('a reduction of an order paid online is refunded; it cannot exceed the amount paid', async () => {
  const order = await placed('card', { couponCode: 'TENTH' });
  const { lines } = await open(order);
  const more = await edit(order, { newLines: [{ variantId: scarf.variantId, quantity: 1 }] });
  expect(more).toMatchObject({ status: 409, code: 'CostsMoreThanPaid' });
  const fewer = { lines: [{ lineId: lines[0]?.lineId, quantity: 1 }] };
  const { data: seen } = await preview(order, fewer);
  // A piece less its tenth: the coupon is used up but still applies to this order.
  expect(seen).toMatchObject({ refund: 17.99, couponCode: 'TENTH' });
  expect((await edit(order, fewer)).status).toBe(200);
  await shop.runJobs();
  expect(await database.db.select().from(refunds).where(eq(refunds.reference, order.orderNumber))).toMatchObject([{ amount: 1799, status: 'done' }]);
  expect(await listBrokenRecords(database)).toEqual([]);
  // The other size costs the same as the first.
  expect((await edit(order, { lines: [{ lineId: lines[0]?.lineId, quantity: 1, variantId: blackShirt }] })).status).toBe(200);
  await shop.runJobs();
  expect((await database.db.select().from(refunds).where(eq(refunds.reference, order.orderNumber))).length).toBe(1);
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('another telephone number or email leaves price and documents unchanged', async () => {
  const order = await placed('cod');
  const { data } = await edit(order, { form: { email: 'Other@Example.si' } });
  expect(data).toMatchObject({ form: { email: 'other@example.si' }, before: order.total });
  await shop.runJobs();
  expect((await tracked({ ...order, email: 'other@example.si' })).documents).toHaveLength(1);
  expect((await edit(order, { form: {} })).code).toBe('NothingToEdit');
  expect((await edit(order, { form: { email: 'nobody' } })).params.issues).toMatchObject([{ field: 'form.email', code: 'email' }]);
});

test('a packed order is not edited, a sold-out product not added, and simultaneous edits do not overwrite each other', async () => {
  const order = await placed('cod');
  const { revision, totals, lines } = await open(order);
  const save = (body: object) => staff.call('PUT', `admin/orders/${order.orderNumber}/edit`, { revision, shownTotal: totals.total, ...body });
  expect((await save({ newLines: [{ variantId: blackShirt, quantity: 12 }] })).code).toBe('TotalChanged');
  expect((await edit(order, { newLines: [{ variantId: blackShirt, quantity: 12 }] })).code).toBe('SoldOut');
  expect((await edit(order, { lines: lines.map(({ lineId }) => ({ lineId, quantity: 0 })) })).params.issues).toMatchObject([
    { field: 'lines', code: 'required' },
  ]);
  await edit(order, { form: { firstName: 'Anja' } });
  expect((await save({ form: { firstName: 'Ana Marija' } })).code).toBe('EditConflict');
  await packShipment(database.db, { orderNumber: order.orderNumber, actor: 'mira' });
  expect((await open(order)).closed).toBe('packed');
  expect((await edit(order, { form: { firstName: 'Ana' } })).code).toBe('OrderNotEditable');
  const vendor = await signedInStaff(shop, { role: 'vendor' });
  expect((await vendor.call('GET', `admin/orders/${order.orderNumber}/edit`)).status).toBe(403);
  expect(await listBrokenRecords(database)).toEqual([]);
});

test('a card order with a price reduction can get another address or fewer pieces; the reduction stays credited and is not refunded again', async () => {
  const order = await placed('card');
  const before = await open(order);
  const [shirts, scarves] = before.lines;
  await refundLines(database.db, { orderNumber: order.orderNumber, lines: [{ orderLineId: scarves?.lineId ?? 0, amount: 300 }] });
  await shop.runJobs();
  const sumRefunds = async () =>
    (await database.db.select().from(refunds).where(eq(refunds.reference, order.orderNumber))).reduce((sum, { amount }) => sum + amount, 0);
  const sumRetained = async () =>
    (await tracked(order)).documents.reduce((sum, { kind, total }) => sum + Math.round(total * 100) * (kind === 'invoice' ? 1 : -1), 0);

  const address = { form: { address: 'Prešernova cesta 9' }, lines: [], newLines: [], reason: 'moved' };
  expect((await preview(order, address)).data).toMatchObject({ refund: 0, tooMuch: 0 });
  expect((await edit(order, address)).status).toBe(200);
  await shop.runJobs();
  expect(await sumRefunds()).toBe(300);
  expect(await sumRetained()).toBe(Math.round(before.before * 100) - 300);
  expect(await listBrokenRecords(database)).toEqual([]);

  const fewer = { form: {}, lines: [{ lineId: shirts?.lineId, quantity: 1 }], newLines: [], reason: 'one is enough' };
  expect((await preview(order, fewer)).data).toMatchObject({ refund: 19.99, tooMuch: 0 });
  expect((await edit(order, fewer)).status).toBe(200);
  await shop.runJobs();
  expect(await sumRefunds()).toBe(300 + 1999);
  expect(await sumRetained()).toBe(Math.round(before.before * 100) - 300 - 1999);
  expect(await listBrokenRecords(database)).toEqual([]);
});
