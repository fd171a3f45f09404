import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { auditLog } from '#tables/audit';
import { products } from '#tables/catalog';
import { paymentMethods } from '#tables/countries';
import { shipments } from '#tables/fulfilment';
import { orderLines, orders } from '#tables/orders';
import { refunds } from '#tables/payments';
import { test } from '#testing/database';
import { listMails } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openBankedShop } from '#testing/test-bank';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { BulkReport, QueuedOrder, QueueCounts, OpenMoneyTasks, OrderLineRow, OrderRecord, RowReports } from './contract.ts';

const { SI } = shopIds;
type Staff = Awaited<ReturnType<typeof signedInStaff>>;

async function placed(shop: TestShop, lines: { garment: TestGarment; quantity?: number }[], changes: Parameters<typeof readyForm>[1] = {}) {
  const cart = await shop.createCart(SI, ...lines);
  return (await shop.order(cart.id, readyForm('SI', { paymentMethod: 'cod', ...changes }))).data;
}
const listed = async (staff: Staff, filter: Record<string, unknown>, more = '') =>
  (await staff.call<QueuedOrder[]>('GET', `admin/orders?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`)).data.map(({ id }) => id);
const record = async (staff: Staff, number: string) => (await staff.call<OrderRecord>('GET', `admin/orders/${number}`)).data;
const act = (staff: Staff, path: string, body: unknown = {}) => staff.call<OrderRecord>('POST', `admin/${path}`, body);
/** Acts on money or pieces with the order as it is now. */
const actNow = async (staff: Staff, number: string, action: string, body: object) =>
  act(staff, `orders/${number}/${action}`, { ...body, revision: (await record(staff, number)).revision });
const getFirstLineId = ({ order }: OrderRecord) => order.lines[0]?.lineId ?? 0;

test('an order is found by any of its data and by the work that is due', async ({ database }) => {
  const shop = openTestShop(database);
  const staff = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  const garment = await shop.garment();
  const first = await placed(shop, [{ garment }]);
  const second = await placed(shop, [{ garment: await shop.garment() }], {
    email: 'eva@example.si',
    phone: '041 555 123',
    firstName: 'Eva',
    lastName: 'Kralj',
  });
  const { order } = (await act(staff, `orders/${second.orderNumber}/pack`)).data;
  await act(staff, `parcels/${order.shipments[0]?.number}/ship`, { trackingNumber: 'SI99' });
  const found = (q: string) => listed(staff, { q });
  const [line] = await database.db.select().from(orderLines).where(eq(orderLines.variantId, garment.variantId));
  expect([await found(first.orderNumber.toLowerCase()), await found(first.invoiceNumber ?? ''), await found(line?.sku.toLowerCase() ?? '')]).toEqual([
    [first.orderNumber],
    [first.orderNumber],
    [first.orderNumber],
  ]);
  for (const q of ['eva@', 'SI99', '041 555 123', '+386 41 555 123', 'kral', 'Eva Kralj', 'kralj, e', `${second.orderNumber}-1`]) {
    expect(await found(q), q).toEqual([second.orderNumber]);
  }
  expect([await found('Kraljica'), await found("o'%_"), await found('Ana Kralj')]).toEqual([[], [], []]);
  expect(await listed(staff, {})).toEqual([first.orderNumber, second.orderNumber]);
  expect(await listed(staff, {}, '&order=desc')).toEqual([second.orderNumber, first.orderNumber]);
  expect(await listed(staff, { work: 'to-pack' })).toEqual([first.orderNumber]);
  expect(await listed(staff, { status: 'SHIPPED', countryId: SI, paymentMethod: 'cod' })).toEqual([second.orderNumber]);
  expect(await listed(staff, { from: '2019-01-01', until: '2019-12-31' })).toEqual([]);
  const later = new Date(now().getTime() + days(8));
  const resetClock = setClock(() => later);
  // The first session has ended meanwhile.
  const back = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  expect(await listed(back, { work: 'long-on-the-way' })).toEqual([second.orderNumber]);
  const { data } = await back.call<QueueCounts>('GET', 'admin/work');
  expect([data['to-pack'].count, data['to-ship'].count, data['long-on-the-way'].count]).toEqual([1, 0, 1]);
  resetClock();
});

test('two people pack the same order at once: one parcel is created, the second person gets the error that nothing is left to pack', async ({
  database,
}) => {
  const shop = openTestShop(database);
  const [mira, tone] = [await signedInStaff(shop), await signedInStaff(shop, { role: 'user', areas: ['orders'] })];
  const { orderNumber } = await placed(shop, [{ garment: await shop.garment(), quantity: 2 }]);
  const tries = await Promise.all([mira, tone].map((staff) => act(staff, `orders/${orderNumber}/pack`)));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(tries.map(({ code }) => code).sort()).toEqual(['', 'NothingToPack']);
  const { order, timeline } = await record(mira, orderNumber);
  expect(order.shipments).toHaveLength(1);
  expect(timeline.find(({ kind }) => kind === 'parcel')).toMatchObject({ event: `${orderNumber}-1 PACKED`, actor: 'Mira Novak' });
  const log = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, orderNumber));
  expect(log.map(({ action, actor }) => [action, actor])).toEqual([['order.pack', 'Mira Novak']]);
});

test('many orders are packed and shipped at once with a result for each, and a refused one does not block the others', async ({ database }) => {
  const shop = openTestShop(database);
  const staff = await signedInStaff(shop);
  const garment = await shop.garment({ stock: 9 });
  const [a, b] = [await placed(shop, [{ garment }]), await placed(shop, [{ garment, quantity: 2 }])];
  const ids = [a.orderNumber, '22222-22222', b.orderNumber];
  const packed = (await staff.call<BulkReport>('POST', 'admin/orders/many/pack', { ids })).data;
  expect(packed).toMatchObject([
    { isDone: true, message: `parcel ${a.orderNumber}-1, items: 1` },
    { isDone: false, message: 'There is no such order' },
    { isDone: true, message: `parcel ${b.orderNumber}-1, items: 2` },
  ]);
  const slips = await shop.app.fetch(
    new Request(`http://localhost/api/admin/orders/many/slips?ids=${a.orderNumber},${b.orderNumber}`, { headers: staff.headers }),
  );
  expect([slips.status, slips.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const text = `Order\tTracking number\tCarrier\n${a.orderNumber}\tPS 1\n${b.orderNumber}-1\tG 2\tGLS\n${a.orderNumber}\tPS 3\n${b.orderNumber}\t\t`;
  const shipped = (await staff.call<BulkReport>('POST', 'admin/orders/many/ship', { text })).data;
  expect(shipped.map(({ isDone }) => isDone)).toEqual([true, true, false, false]);
  expect(shipped[2]?.message).toContain('no parcel that is PACKED');
  const parcels = await database.db.select().from(shipments).orderBy(shipments.id);
  expect(parcels.map(({ trackingNumber, status }) => [trackingNumber, status])).toEqual([
    ['PS 1', 'SHIPPED'],
    ['G 2', 'SHIPPED'],
  ]);
  expect((await staff.call('POST', 'admin/orders/many/ship', { text: 'Order;Number' })).status).toBe(422);
});

test('an order in the queue is confirmed or refused, its mail is sent again, and notes appear in its timeline', async ({ database }) => {
  const shop = openTestShop(database);
  const staff = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  await database.db.update(paymentMethods).set({ reviewFrom: 0 }).where(eq(paymentMethods.code, 'cod'));
  const garment = await shop.garment();
  // Of two waiting orders of one address, the second gets its mail an hour later.
  const [good, bad] = [await placed(shop, [{ garment }]), await placed(shop, [{ garment }], { email: 'bor@example.si' })];
  await shop.runJobs();
  expect(await listed(staff, { work: 'to-confirm' })).toEqual([good.orderNumber, bad.orderNumber]);
  expect((await act(staff, `orders/${bad.orderNumber}/refuse`, { reason: ' ' })).status).toBe(422);
  expect((await act(staff, `orders/${bad.orderNumber}/refuse`, { reason: 'an address that is none' })).data.order.status).toBe('CANCELLED');
  expect((await act(staff, `orders/${bad.orderNumber}/confirm`)).code).toBe('OrderNotReady');
  expect((await act(staff, `orders/${good.orderNumber}/confirm`)).data).toMatchObject({
    order: { status: 'CONFIRMED' },
    can: { confirm: false, pack: true },
  });
  await act(staff, `orders/${good.orderNumber}/notes`, { text: 'Rings twice' });
  await act(staff, `orders/${good.orderNumber}/confirmation-mail`);
  await shop.runJobs();
  const confirmations = (await listMails(shop, 'ana@example.si')).filter(({ text }) => text?.includes(good.orderNumber));
  expect(confirmations).toHaveLength(2);
  const { timeline, notes, mails } = await record(staff, good.orderNumber);
  expect(notes).toMatchObject([{ text: 'Rings twice', author: 'Mira Novak' }]);
  expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmation', 'order-confirmation:2']);
  expect(timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order', 'note', 'mail']));
  expect((await act(staff, `orders/${bad.orderNumber}/confirmation-mail`)).code).toBe('OrderCannotMove');
});

test('money is refunded by line with a credit note, never more than was paid; a later return refunds the rest', async ({ database }) => {
  const bank = await openBankedShop(database);
  const { shop } = bank;
  const staff = await signedInStaff(shop);
  const garment = await shop.garment({ prices: { [SI]: 3333 } });
  const order = await placed(shop, [{ garment, quantity: 2 }], { paymentMethod: 'card' });
  await bank.press(order.payUrl ?? '', 'pay');
  await shop.runJobs();
  const path = `orders/${order.orderNumber}`;
  const before = await record(staff, order.orderNumber);
  const lineId = getFirstLineId(before);
  const refund = (lines: unknown[]) => actNow(staff, order.orderNumber, 'refund', { lines, reason: 'a button is missing' });
  expect((await refund([{ lineId, amount: 66.67 }])).params).toMatchObject({ issues: [{ field: 'lines.0.amount' }] });
  expect((await refund([{ lineId, pieces: 3 }])).status).toBe(422);
  const after = (await refund([{ lineId, amount: 5 }])).data;
  expect(after.leftToRefund).toBeCloseTo(before.leftToRefund - 5, 2);
  expect(after.order.documents.map(({ kind, total }) => [kind, total]).at(-1)).toEqual(['credit-note', 5]);
  expect(after.notes).toMatchObject([{ text: 'Refund: a button is missing', author: 'Mira Novak' }]);
  await act(staff, `${path}/pack`);
  await act(staff, `parcels/${order.orderNumber}-1/ship`, { trackingNumber: 'T' });
  const back = (await act(staff, `parcels/${order.orderNumber}-1/back`, { reason: 'nobody took it' })).data;
  await shop.runJobs();
  expect([back.order.status, back.leftToRefund]).toEqual(['CANCELLED', 0]);
  const given = await database.db.select().from(refunds);
  const [row] = await database.db.select().from(orders);
  expect([given.reduce((sum, { amount }) => sum + amount, 0), given.length]).toEqual([row?.total, 2]);
  expect((await refund([{ lineId, amount: 1 }])).status).toBe(422);
  expect((await record(staff, order.orderNumber)).order.paymentStatus).toBe('REFUNDED');
  await bank.close();
});

test('cash is booked from the list of a carrier after a preview line by line; refunds of it are sent by hand', async ({ database }) => {
  const shop = openTestShop(database);
  const staff = await signedInStaff(shop);
  const garment = await shop.garment({ stock: 9 });
  const [a, b] = [await placed(shop, [{ garment }]), await placed(shop, [{ garment }])];
  for (const [index, { orderNumber }] of [a, b].entries()) {
    await act(staff, `orders/${orderNumber}/pack`);
    await act(staff, `parcels/${orderNumber}-1/ship`, { trackingNumber: `T${index}` });
  }
  const lineId = getFirstLineId(await record(staff, a.orderNumber));
  const goodwill = { lines: [{ lineId, amount: 4 }], reason: 'late', payOut: { holder: 'Ana Novak', account: 'SI56' } };
  expect((await actNow(staff, a.orderNumber, 'refund', goodwill)).code).toBe('MoreThanWasPaid');
  const at = new Date(now().getTime() - 60_000).toISOString();
  const arrivals = { text: `tracking number,status,time\nT0,delivered,${at}\nT1,delivered,${at}\nT9,lost,${at}` };
  const rehearsed = (await staff.call<RowReports>('POST', 'admin/deliveries', { ...arrivals, isRehearsal: true })).data;
  expect(rehearsed.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'done'],
    [3, 'done'],
    [4, 'refused'],
  ]);
  expect(await listed(staff, { work: 'cash-to-come' })).toEqual([]);
  await staff.call('POST', 'admin/deliveries', { ...arrivals, isRehearsal: false });
  expect(await listed(staff, { work: 'cash-to-come' })).toEqual([a.orderNumber, b.orderNumber]);
  const due = (await record(staff, a.orderNumber)).cashDue ?? 0;
  const list = { text: `order;amount\n${a.orderNumber};${due}\nT1;${due - 1}\nT1;${due}\nT7;1,00\n${a.orderNumber};x`, reference: 'PS-77' };
  const booked = async (isRehearsal: boolean) => (await staff.call<RowReports>('POST', 'admin/remittances', { ...list, isRehearsal })).data;
  const mailSubjects = await booked(true);
  expect(mailSubjects.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'done'],
    [3, 'refused'],
    [4, 'refused'],
    [5, 'refused'],
    [6, 'refused'],
  ]);
  expect(mailSubjects[1]?.message).toContain(`${due} EUR had to be collected`);
  expect((await record(staff, a.orderNumber)).order.status).toBe('DELIVERED');
  await booked(false);
  expect([(await record(staff, a.orderNumber)).order.status, (await record(staff, b.orderNumber)).order.status]).toEqual(['COMPLETED', 'DELIVERED']);
  expect((await booked(false))[0]).toMatchObject({ outcome: 'refused' });
  expect((await act(staff, `orders/${b.orderNumber}/remit`, { amount: due, reference: 'PS-78' })).data.order.status).toBe('COMPLETED');
  const actions = (await database.db.select().from(auditLog).where(eq(auditLog.subjectId, a.orderNumber))).map(({ action }) => action);
  expect(actions).toEqual(['order.pack', 'parcel.ship', 'order.carrier-says', 'order.remit']);

  expect((await actNow(staff, a.orderNumber, 'refund', goodwill)).data.leftToRefund).toBeCloseTo(due - 4, 2);
  const [waiting] = (await staff.call<OpenMoneyTasks>('GET', 'admin/money-work')).data.refunds;
  expect(waiting).toMatchObject({ amount: 4, currency: 'EUR', payOut: 'holder: Ana Novak, account: SI56' });
  expect((await staff.call<OpenMoneyTasks>('POST', `admin/refunds/${waiting?.id}/sent`, { bankRef: 'B1' })).data.refunds).toEqual([]);
  await shop.runJobs();
  expect((await record(staff, a.orderNumber)).order.paymentStatus).toBe('PARTIALLY_REFUNDED');
});

test('an order is cancelled wholly or by line before it is packed, and not afterwards; payments are refunded', async ({ database }) => {
  const bank = await openBankedShop(database);
  const { shop } = bank;
  const staff = await signedInStaff(shop);
  const garment = await shop.garment({ stock: 9 });
  const [open, paid, packed] = [
    await placed(shop, [{ garment }], { paymentMethod: 'card' }),
    await placed(shop, [{ garment, quantity: 2 }], { paymentMethod: 'card' }),
    await placed(shop, [{ garment }]),
  ];
  await bank.press(paid.payUrl ?? '', 'pay');
  await shop.runJobs();
  const why = { reason: 'ordered twice' };
  expect((await act(staff, `orders/${open.orderNumber}/cancel`, why)).data.order).toMatchObject({ status: 'CANCELLED', paymentStatus: 'FAILED' });
  expect((await act(staff, `orders/${open.orderNumber}/cancel`, why)).code).toBe('OrderCannotMove');
  const pieces = [{ lineId: getFirstLineId(await record(staff, paid.orderNumber)), quantity: 1 }];
  const less = (await actNow(staff, paid.orderNumber, 'cancel-lines', { pieces, ...why })).data;
  expect(less.order.lines[0]).toMatchObject({ quantity: 2, cancelled: 1, unpacked: 1 });
  expect((await actNow(staff, paid.orderNumber, 'cancel-lines', { pieces: [{ ...pieces[0], quantity: 2 }], ...why })).code).toBe(
    'PiecesNotAvailable',
  );
  expect((await act(staff, `orders/${paid.orderNumber}/cancel`, why)).data).toMatchObject({ order: { status: 'CANCELLED' }, leftToRefund: 0 });
  await act(staff, `orders/${packed.orderNumber}/pack`);
  expect((await act(staff, `orders/${packed.orderNumber}/cancel`, why)).code).toBe('OrderCannotMove');
  expect((await act(staff, `parcels/${packed.orderNumber}-1/ship`)).code).toBe('TrackingNumberMissing');
  await bank.close();
});

test('a vendor sees the lines of their own products with the state of their parcels, but no order number, customer data or other lines', async ({
  database,
}) => {
  const shop = openTestShop(database);
  const [admin, vendor, other] = [
    await signedInStaff(shop),
    await signedInStaff(shop, { role: 'vendor' }),
    await signedInStaff(shop, { role: 'seller' }),
  ];
  const [coat, shirt] = [await shop.garment({ name: 'Wool coat' }), await shop.garment()];
  await database.db.update(products).set({ vendorId: vendor.id }).where(eq(products.id, coat.productId));
  await database.db.update(products).set({ vendorId: other.id }).where(eq(products.id, shirt.productId));
  const { orderNumber } = await placed(shop, [{ garment: coat, quantity: 2 }, { garment: shirt }]);
  await act(admin, `orders/${orderNumber}/pack`);
  const lines = async (staff: Staff, filter = {}) =>
    (await staff.call<OrderLineRow[]>('GET', `admin/order-lines?order=desc&filter=${encodeURIComponent(JSON.stringify(filter))}`)).data;
  const seen = await lines(vendor);
  expect(seen).toMatchObject([
    {
      orderNumber: expect.stringMatching(/^R-\w{10}$/) as string,
      name: 'Wool coat',
      quantity: 2,
      total: 39.98,
      parcels: [{ status: 'PACKED', quantity: 2 }],
    },
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/ana@|Novak|Slovenska|Linen shirt/);
  expect(JSON.stringify(seen)).not.toContain(orderNumber);
  expect(await lines(vendor, { number: orderNumber })).toEqual([]);
  expect((await lines(other, { number: seen[0]?.orderNumber })).map(({ name }) => name)).toEqual(['Linen shirt']);
  expect((await lines(vendor, { sku: (await lines(other))[0]?.sku })).length).toBe(0);
  const [otherLine] = await lines(other);
  expect((await vendor.call<OrderLineRow[]>('GET', `admin/order-lines?ids=${otherLine?.id}`)).data).toEqual([]);
  for (const path of [
    `orders/${orderNumber}`,
    'orders',
    'work',
    'money-work',
    `orders/${orderNumber}/documents/SI-2026-000001`,
    `parcels/${orderNumber}-1/slip`,
  ]) {
    expect((await vendor.call('GET', `admin/${path}`)).status, path).toBe(403);
  }
  expect((await act(vendor, `orders/${orderNumber}/notes`, { text: 'x' })).status).toBe(403);
  expect(await lines(admin)).toHaveLength(2);
});
