import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { now } from '#kit/clock';
import { seedUserTypes, type StaffArea } from '#modules/accounts';
import { adjustLedger } from '#modules/affiliates';
import { approveReturn, receiveReturn, requestReturn } from '#modules/returns';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { affiliates } from '#tables/affiliates';
import { attributeValues, variants } from '#tables/catalog';
import { paymentMethods } from '#tables/countries';
import { orderLines, orders } from '#tables/orders';
import { payments, refunds } from '#tables/payments';
import { settleOrder } from '#server/modules/checkout/payment/settle-order';
import { createTestDatabase } from '#testing/database';
import { deliver, ship } from '#testing/orders/delivered-order';
import { placeAttributedOrder } from '#testing/orders/attributed-order';
import { activeAffiliate, endPayoutHold } from '#testing/people/active-affiliate';
import { buildPayoutAccount } from '#testing/people/payout-account';
import { signedInStaff } from '#testing/people/staff';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds, type PlacedOrder, type TestGarment, type TestShop } from '#testing/test-shop';
import { buildApiDocument } from '../app.ts';
import type { ProductRecord } from './catalog/product-contract.ts';
import type { OrderRecord } from './orders/contract.ts';
import type { PhoneOrder } from './phone-orders/contract.ts';
import type { ReturnOverview, ReturnRecord } from './returns/contract.ts';
import type { HeldRow } from './affiliates/contract.ts';

/** A call that moves money or stock, as a form sends it. */
interface Post {
  path: string;
  body: unknown;
}

let database: Database;
let bank: BankedShop;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let garment: TestGarment;
let large: number;
/** Mutating calls of the areas that can move money or stock. */
let operations: string[];

const areas: readonly StaffArea[] = ['orders', 'returns', 'affiliates'];

beforeAll(async () => {
  database = await createTestDatabase();
  bank = await openBankedShop(database);
  shop = bank.shop;
  await seedUserTypes(database.db);
  staff = await signedInStaff(shop);
  garment = await shop.garment({ stock: 900, prices: { [shopIds.SI]: 2000, [shopIds.BD]: 90_000 } });
  const other = await shop.garment({ stock: 90 });
  const [size] = await database.db.insert(attributeValues).values({ attribute: 'size', code: 'l', scale: 'alpha' }).onConflictDoNothing().returning();
  const { productId, colorId } = garment;
  await database.db
    .update(variants)
    .set({ productId, colorId, sizeId: size?.id ?? 0 })
    .where(eq(variants.id, other.variantId));
  large = other.variantId;
  await database.db.update(paymentMethods).set({ reviewFrom: 7000 }).where(eq(paymentMethods.code, 'cod'));
  const document = JSON.parse(JSON.stringify(buildApiDocument())) as {
    paths: Record<string, Record<string, { security?: { staff?: StaffArea[] }[] }>>;
  };
  operations = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method, { security }]) => method !== 'get' && areas.some((area) => security?.[0]?.staff?.includes(area)))
        .map(([method]) => `${method.toUpperCase()} ${path.replace('/api/admin', '')}`),
    );
});
afterAll(async () => {
  await bank.close();
  await database.close();
});

/** Places an order of three pieces, paid by card or on delivery. */
async function placed(paymentMethod: 'cod' | 'card' = 'cod', quantity = 3): Promise<PlacedOrder> {
  const cart = await shop.createCart(shopIds.SI, { garment, quantity });
  const { data, code } = await shop.order(cart.id, readyForm('SI', { paymentMethod, email: `${crypto.randomUUID()}@example.si` }));
  if (code) throw new Error(code);
  if (data.payUrl) {
    await bank.press(data.payUrl, 'pay');
    await settleOrder(database.db, data.orderNumber);
  }
  return data;
}
const record = async ({ orderNumber }: PlacedOrder) => (await staff.call<OrderRecord>('GET', `admin/orders/${orderNumber}`)).data;
const getLineId = ({ order }: OrderRecord) => order.lines[0]?.lineId ?? 0;

async function arrived(paymentMethod: 'cod' | 'card' = 'cod'): Promise<PlacedOrder> {
  const order = await placed(paymentMethod);
  await deliver(database, order);
  return order;
}
const actOnOrder = (path: string, make: () => Promise<PlacedOrder>, build: (order: OrderRecord) => object) => async (): Promise<Post> => {
  const order = await record(await make());
  return { path: `orders/${order.id}/${path}`, body: { revision: order.revision, ...build(order) } };
};
const actOnParcel =
  (path: string, make: () => Promise<string>, body: object = {}) =>
  async (): Promise<Post> => ({ path: `parcels/${await make()}/${path}`, body });
const packed = async () => {
  const { orderNumber } = await placed();
  await staff.call('POST', `admin/orders/${orderNumber}/pack`, {});
  return `${orderNumber}-1`;
};
const shipped = async () => ship(database, await placed());

async function returned(wish: 'refund' | 'exchange', state: 'asked' | 'approved' | 'received'): Promise<ReturnRecord> {
  const { orderNumber } = await arrived();
  const [line] = await database.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.orderNumber, orderNumber), eq(orderLines.kind, 'goods')));
  const wanted = wish === 'refund' ? { wish } : { wish, exchangeVariantId: large };
  const items = [{ lineId: line?.id ?? 0, quantity: 3, reason: 'too-small', isSealed: false, ...wanted }];
  const payOut = { holder: 'Ana Novak', iban: 'SI56263300012039086' };
  const returnNumber = await requestReturn(database.db, orderNumber, { items, payOut, comments: '', hasAcceptedPolicy: true });
  if (state !== 'asked') await approveReturn(database.db, { returnNumber, by: 'Mira' });
  if (state === 'received') await receiveReturn(database.db, { returnNumber, by: 'Mira', isRestocked: true });
  return (await staff.call<ReturnRecord>('GET', `admin/returns/${returnNumber}`)).data;
}
/** One of the three pieces of a return. */
const actOnReturn =
  (move: string, make: () => Promise<ReturnRecord>, body: object = {}) =>
  async (): Promise<Post> => {
    const { id, revision, items } = await make();
    return { path: `returns/${id}/${move}`, body: { revision, pieces: [{ itemId: items[0]?.id, quantity: 1 }], ...body } };
  };

async function dueAffiliate(): Promise<number> {
  const { affiliateId } = await activeAffiliate(shop);
  await database.db
    .update(affiliates)
    .set({ payoutAccount: buildPayoutAccount(affiliateId) })
    .where(eq(affiliates.id, affiliateId));
  await endPayoutHold(database, affiliateId);
  const entry = { affiliateId, currency: 'EUR', amount: 9000, reason: 'By hand', by: 'Mira' };
  await inTransaction(database.db, (tx) => adjustLedger(tx, entry));
  return affiliateId;
}
async function preparedPayout(): Promise<number> {
  const affiliateIds = [await dueAffiliate()];
  return (await staff.call<{ id: number }[]>('POST', 'admin/affiliate-payouts/prepare', { affiliateIds })).data[0]?.id ?? 0;
}

async function heldCommission(): Promise<number> {
  const { code, email, affiliateId } = await activeAffiliate(shop);
  await placeAttributedOrder(shop, { code, garments: [{ garment }], form: { email } });
  await shop.runJobs();
  const filter = encodeURIComponent(JSON.stringify({ affiliateId }));
  return (await staff.call<HeldRow[]>('GET', `admin/held-commissions?filter=${filter}`)).data[0]?.id ?? 0;
}

async function riskyPayment(): Promise<number> {
  const cart = await shop.createCart(shopIds.BD, { garment });
  const form = readyForm('BD', { paymentMethod: 'sslcommerz', email: `${crypto.randomUUID()}@example.com` });
  const { data } = await shop.order(cart.id, form, { returnUrl: 'http://bd.localhost:3000/bn' });
  await bank.press(data.payUrl ?? '', 'risky');
  const [payment] = await database.db.select().from(payments).where(eq(payments.reference, data.orderNumber));
  return payment?.id ?? 0;
}

async function fraudWarning(): Promise<number> {
  const { orderNumber } = await placed('card');
  const [payment] = await database.db.select().from(payments).where(eq(payments.reference, orderNumber));
  await bank.control({ event: { type: 'fraud-warning', session: payment?.providerRef } });
  return (await record({ orderNumber } as PlacedOrder)).disputes[0]?.id ?? 0;
}

async function phoneOrder(): Promise<Post> {
  const { data: started } = await staff.call<PhoneOrder>('POST', 'admin/phone-orders', { countryId: shopIds.SI });
  await staff.call('PUT', `admin/phone-orders/${started.cartId}/lines`, { variantId: garment.variantId, quantity: 1 });
  const form = readyForm('SI', { email: `${crypto.randomUUID()}@example.si` });
  const { data } = await staff.call<PhoneOrder>('PATCH', `admin/phone-orders/${started.cartId}`, { form });
  return { path: `phone-orders/${started.cartId}/place`, body: { form, idempotencyKey: data.idempotencyKey, shownTotal: data.totals.total } };
}

async function editedOrder(): Promise<Post> {
  const { orderNumber } = await placed('card');
  const path = `orders/${orderNumber}/edit`;
  const { data } = await staff.call<{ revision: string; totals: { total: number } } & Record<string, unknown>>('GET', `admin/${path}`);
  const { lines, form, shippingMethod } = data as unknown as { lines: { lineId: number }[]; form: object; shippingMethod: string };
  const edit = { lines: [{ lineId: lines[0]?.lineId, quantity: 2 }], form, shippingMethod };
  const preview = await staff.call<{ totals: { total: number } }>('POST', `admin/${path}/preview`, edit);
  return { path, body: { ...edit, revision: data.revision, shownTotal: preview.data.totals.total } };
}

/** An order above the amount from which staff confirm it. */
const reviewedOrder = () => placed('cod', 4);

async function manualRefund(): Promise<number> {
  const order = await record(await arrived());
  const lines = [{ lineId: getLineId(order), amount: 1 }];
  await staff.call('POST', `admin/orders/${order.id}/refund`, { lines, reason: 'late', revision: order.revision });
  const [refund] = await database.db.select().from(refunds).where(eq(refunds.reference, order.id));
  return refund?.id ?? 0;
}

const why = { reason: 'by telephone' };

/** Every call that moves money or stock, with what makes it possible. */
const scenarios: Readonly<Record<string, () => Promise<Post>>> = {
  // First, because it runs the jobs of all earlier orders.
  'PATCH /held-commissions/many': async () => ({
    path: 'held-commissions/many',
    body: { ids: [await heldCommission()], change: { verdict: 'refused', reason: 'own order' } },
  }),
  'POST /orders/{number}/refund': actOnOrder(
    'refund',
    () => arrived('card'),
    (order) => ({ ...why, lines: [{ lineId: getLineId(order), pieces: 1 }] }),
  ),
  'POST /orders/{number}/cancel-lines': actOnOrder(
    'cancel-lines',
    () => placed('card'),
    (order) => ({
      ...why,
      pieces: [{ lineId: getLineId(order), quantity: 1 }],
    }),
  ),
  'POST /orders/{number}/cancel': actOnOrder(
    'cancel',
    () => placed('card'),
    () => why,
  ),
  'POST /orders/{number}/pack': actOnOrder(
    'pack',
    () => placed(),
    (order) => ({ pieces: [{ lineId: getLineId(order), quantity: 1 }] }),
  ),
  'POST /orders/{number}/confirm': actOnOrder('confirm', reviewedOrder, () => ({})),
  'POST /orders/{number}/refuse': actOnOrder('refuse', reviewedOrder, () => why),
  'POST /orders/{number}/remit': actOnOrder(
    'remit',
    () => arrived(),
    ({ cashDue }) => ({ amount: cashDue }),
  ),
  'PUT /orders/{number}/edit': editedOrder,
  'POST /orders/many/confirm': async () => ({ path: 'orders/many/confirm', body: { ids: [(await reviewedOrder()).orderNumber] } }),
  'POST /orders/many/pack': async () => ({ path: 'orders/many/pack', body: { ids: [(await placed()).orderNumber] } }),
  'POST /orders/many/ship': async () => ({ path: 'orders/many/ship', body: { text: `number;tracking\n${await packed()};T-1` } }),
  'POST /parcels/{number}/ship': actOnParcel('ship', packed, { trackingNumber: 'T-2' }),
  'POST /parcels/{number}/unpack': actOnParcel('unpack', packed),
  'POST /parcels/{number}/deliver': actOnParcel('deliver', shipped),
  'POST /parcels/{number}/fail': actOnParcel('fail', shipped),
  'POST /parcels/{number}/back': actOnParcel('back', shipped),
  'POST /parcels/{number}/lose': actOnParcel('lose', shipped),
  'POST /deliveries': async () => ({
    path: 'deliveries',
    body: { text: `tracking number,status,time\nT-${await shipped()},delivered,${now().toISOString()}`, isRehearsal: false },
  }),
  'POST /remittances': async () => {
    const { id, cashDue } = await record(await arrived());
    return { path: 'remittances', body: { text: `order;amount\n${id};${cashDue}`, reference: 'PS-1', isRehearsal: false } };
  },
  'POST /refunds/{id}/sent': async () => ({ path: `refunds/${await manualRefund()}/sent`, body: { bankRef: 'B-1' } }),
  'POST /payments/{id}/{decision}': async () => ({ path: `payments/${await riskyPayment()}/give-back`, body: {} }),
  'POST /payment-disputes/{id}/close': async () => ({ path: `payment-disputes/${await fraudWarning()}/close`, body: {} }),
  'POST /phone-orders/{cartId}/place': phoneOrder,
  'POST /returns': async () => {
    const { orderNumber } = await arrived();
    const { data } = await staff.call<ReturnOverview>('GET', `admin/returns/of/${orderNumber}`);
    const items = [{ lineId: data.lines[0]?.lineId, quantity: 1, reason: 'too-small', wish: 'exchange', exchangeVariantId: large }];
    return { path: 'returns', body: { orderNumber, revision: data.revision, request: { items, comments: '', hasAcceptedPolicy: true } } };
  },
  'PATCH /returns/many': async () => ({ path: 'returns/many', body: { ids: [(await returned('refund', 'asked')).id], change: { move: 'approve' } } }),
  'POST /returns/{number}/approve': actOnReturn('approve', () => returned('refund', 'asked')),
  'POST /returns/{number}/reject': actOnReturn('reject', () => returned('exchange', 'asked'), why),
  'POST /returns/{number}/receive': actOnReturn('receive', () => returned('refund', 'approved'), { isRestocked: true }),
  'POST /returns/{number}/refund': actOnReturn('refund', () => returned('refund', 'received')),
  'POST /returns/{number}/exchange': actOnReturn('exchange', () => returned('exchange', 'received')),
  'POST /returns/{number}/take-back': async () => ({ path: `returns/${(await returned('exchange', 'asked')).id}/take-back`, body: {} }),
  'POST /affiliate-payouts/prepare': async () => ({ path: 'affiliate-payouts/prepare', body: { affiliateIds: [await dueAffiliate()] } }),
  'POST /affiliate-payouts/export': async () => {
    const exporting = { path: 'affiliate-payouts/export', body: { kind: 'pain.001', currency: 'EUR' } };
    // The payouts of earlier tests go into a file of their own.
    await staff.call('POST', `admin/${exporting.path}`, exporting.body);
    await preparedPayout();
    return exporting;
  },
  'POST /affiliate-payouts/paid': async () => ({ path: 'affiliate-payouts/paid', body: { payoutIds: [await preparedPayout()] } }),
  'POST /affiliate-payouts/failed': async () => ({
    path: 'affiliate-payouts/failed',
    body: { payoutIds: [await preparedPayout()], reason: 'closed' },
  }),
  'POST /affiliates/{id}/adjust': async () => ({
    path: `affiliates/${await dueAffiliate()}/adjust`,
    body: { currency: 'EUR', amount: 5, reason: 'A wrong link', key: crypto.randomUUID() },
  }),
  // The area of products has two calls that change stock: this one and the form of a product, which has a revision.
  'POST /products/{id}/stock': async () => {
    const { data } = await staff.call<ProductRecord>('GET', `admin/products/${garment.productId}`);
    const shown = data.stock.find(({ id }) => id === garment.variantId)?.onHand ?? 0;
    return {
      path: `products/${garment.productId}/stock`,
      body: { reason: 'delivery', counts: [{ variantId: garment.variantId, pieces: shown + 7, shown }] },
    };
  },
};

/** Calls of these areas that move neither money nor stock. */
const others: readonly RegExp[] = [
  /^POST \/orders\/\{number\}\/(notes|tags|confirmation-mail|edit\/preview)$/,
  /^POST \/orders\/many\/tags$/,
  /^(POST|PUT|PATCH) \/phone-orders(\/\{cartId\}(\/lines)?)?$/,
  /^(POST|PUT|DELETE) \/(affiliate-(programme|groups|tiers|discounts|creatives|announcements)|commission-rules)(\/|$)/,
  /^PUT \/affiliates\/\{id\}$/,
  /^POST \/affiliates\/\{id\}\/(approve|reject|suspend|resume|postbacks\/switch|messages|messages\/read)$/,
  /^PATCH \/affiliate-applications\/many$/,
  /^POST \/affiliate-payouts\/accept-account$/,
  // A repeated rate is stored once.
  /^POST \/exchange-rates$/,
  /^POST \/returns\/\{number\}\/pay-out$/,
];

/** Returns sums of everything that is money or stock. */
async function readSums(): Promise<Record<string, number>> {
  const { rows } = await database.db.execute<{ name: string; sum: string }>(sql`
    select 'refunds ' || status as name, sum(amount)::text as sum from refunds group by status
    union all select 'refund count', count(*)::text from refunds
    union all select 'stock ' || kind, sum(on_hand_change + 1000 * held_change)::text from stock_movements group by kind
    union all select 'parcels ' || status, count(*)::text from shipments group by status
    union all select 'packed pieces', sum(quantity)::text from shipment_items
    union all select 'remittances', sum(amount)::text from remittances
    union all select 'documents ' || kind, count(*)::text from documents group by kind
    union all select 'orders ' || status || ' ' || payment_status, count(*)::text from orders group by status, payment_status
    union all select 'pieces', sum(quantity - cancelled)::text from order_lines
    union all select 'return items ' || status, sum(quantity)::text from return_items group by status
    union all select 'ledger ' || kind, sum(pending + approved + paid)::text from ledger_entries group by kind
    union all select 'ledger entries', count(*)::text from ledger_entries
    union all select 'payouts ' || status, sum(amount)::text from payouts group by status
    union all select 'disputes ' || status, count(*)::text from payment_disputes group by status
    union all select 'payments ' || coalesce(outcome, ''), sum(amount)::text from payments group by outcome`);
  return Object.fromEntries(rows.map(({ name, sum: value }) => [name, Number(value)]));
}

const compareSums = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );

test('every call of staff that can move money or stock is sent twice by a test', () => {
  const unknown = operations.filter((name) => !(name in scenarios) && !others.some((pattern) => pattern.test(name)));
  expect(unknown).toEqual([]);
  expect(Object.keys(scenarios).filter((name) => !operations.includes(name) && !name.startsWith('POST /products'))).toEqual([]);
});

describe('a repeated action of staff moves money and stock once', () => {
  test.each(Object.entries(scenarios))('%s', async (name, prepare) => {
    const send = async ({ path, body }: Post) => (await staff.call(name.split(' ')[0] ?? '', `admin/${path}`, body)).status;
    const one = await prepare();
    const begin = await readSums();
    expect(await send(one)).toBe(200);
    const once = await readSums();
    const changes = compareSums(begin, once);
    expect(changes).not.toEqual({});
    expect([200, 409]).toContain(await send(one));
    expect(compareSums(once, await readSums())).toEqual({});

    const another = await prepare();
    const before = await readSums();
    const statuses = await Promise.all([send(another), send(another)]);
    expect(compareSums(before, await readSums())).toEqual(changes);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  });
});
