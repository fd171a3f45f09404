import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import type { Cart, Order } from '#server/contract';
import { computeIncludedVat } from '#kit/money';
import { createTestDatabase } from '#testing/database';
import { listBrokenRecords } from '#testing/orders/broken-records';
import { deliver } from '#testing/orders/delivered-order';
import { listMails } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { buildLine, openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { products } from '#tables/catalog';
import { vatRates } from '#tables/countries';
import { documents } from '#tables/invoicing';
import { refunds } from '#tables/payments';
import type { ReturnOverview, ReturnRecord } from '../returns/contract.ts';
import type { DiscountRuleChoice, DiscountTarget } from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
/** For 30.00, 20.00 and 10.00; the last with the reduced rate. */
let garments: [TestGarment, TestGarment, TestGarment];

const german = 3;
const payOut = { holder: 'Jan Weiß', iban: 'DE89370400440532013000' };

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(vatRates).values({ countryId: shopIds.DE, category: 'children', basisPoints: 700, validFrom: '2000-01-01' });
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['marketing', 'returns'] });
  const create = (price: number) => shop.garment({ stock: 50, prices: { [shopIds.DE]: price } });
  garments = [await create(3000), await create(2000), await create(1000)];
  await database.db.update(products).set({ vatCategory: 'children' }).where(eq(products.id, garments[2].productId));
});
afterAll(() => database.close());

const coupon = (terms: object, changes: object = {}) => ({
  ...{ code: 'THREE', kind: 'buy-x-get-y', terms, minimums: [], validFrom: null, validUntil: null, countryIds: [] },
  ...{ boundEmail: null, mostUses: null, mostUsesEach: null, isActive: true },
  ...changes,
});
const third = { buy: 2, get: 1, rate: 100, productIds: [] as number[], categoryIds: [] as number[] };
const listIssues = async (form: object) => (await staff.call('POST', 'admin/coupons', form)).params.issues;

const fillCart = (...pieces: number[]): Promise<Cart> =>
  shop.createCart(
    shopIds.DE,
    ...garments.map((garment, index) => ({ garment, quantity: pieces[index] ?? 0 })).filter(({ quantity }) => quantity > 0),
  );

test('the back office offers the rule with its fields, and reports wrong terms at their field', async () => {
  const { data: rules } = await staff.call<DiscountRuleChoice[]>('GET', 'admin/discount-rules');
  expect(rules.map(({ kind, uses }) => [kind, uses])).toContainEqual(['buy-x-get-y', ['coupon']]);
  expect(rules.find(({ kind }) => kind === 'buy-x-get-y')?.fields).toMatchObject([
    { name: 'buy', type: 'pieces' },
    { name: 'get', type: 'pieces' },
    { name: 'rate', type: 'percent' },
    { name: 'productIds', type: 'products' },
    { name: 'categoryIds', type: 'categories' },
  ]);
  expect(await listIssues(coupon({ ...third, buy: 0 }))).toMatchObject([{ field: 'terms.buy', code: 'required' }]);
  expect(await listIssues(coupon({ ...third, rate: 101 }))).toMatchObject([{ field: 'terms.rate' }]);
  expect(await listIssues(coupon({ ...third, productIds: ['all'] }))).toMatchObject([{ field: 'terms.productIds' }]);
  expect(await listIssues(coupon(third, { kind: 'buy-one' }))).toMatchObject([{ field: 'kind', code: 'unknown' }]);
  // A goal and an affiliate's discount concern the whole order.
  const goal = { countryId: shopIds.DE, threshold: 100, kind: 'buy-x-get-y', terms: third, validFrom: null, validUntil: null, isActive: true };
  expect((await staff.call('POST', 'admin/goals', goal)).params.issues).toMatchObject([{ field: 'kind', code: 'unknown' }]);
  const { data: categories } = await staff.call<DiscountTarget[]>('GET', 'admin/discount-categories');
  expect(categories.map(({ name }) => name)).toContain('Shirts');
  const { data: found } = await staff.call<DiscountTarget[]>('GET', 'admin/discount-products');
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(garments.map(({ productId }) => productId)));
});

test('three pieces with a coupon for two: cart, order, email, invoice, VAT and partial refunds agree', async () => {
  const made = await staff.call<{ id: number; benefit: string }>('POST', 'admin/coupons', coupon(third));
  expect(made.status).toBe(200);
  const { data: listed } = await staff.call<{ benefit: string }[]>('GET', 'admin/coupons?filter={"q":"THREE"}');
  expect(listed).toMatchObject([{ benefit: 'buy 2, get 1, 100 %' }]);

  const cart = await fillCart(1, 1, 1);
  const form = readyForm('DE', { couponCode: 'three' });
  await shop.call('PATCH', `checkout/${cart.id}`, { form });
  const { data: priced } = await shop.call<Cart>('GET', `carts/${cart.id}?languageId=${german}`);
  expect(priced).toMatchObject({
    ...{ total: 60, discount: 10, payable: 50 },
    promotions: [{ kind: 'coupon', code: 'THREE', explanation: '2 kaufen, 1 gratis', amount: 10 }],
    coupon: { isApplied: true, explanation: '2 kaufen, 1 gratis' },
  });

  const { data: placed } = await shop.order(cart.id, form, { languageId: german });
  const { data: order } = await shop.call<Order>('POST', 'orders/track', { orderNumber: placed.orderNumber, email: placed.email });
  expect(order.lines.map(({ total, discount }) => [total, discount])).toEqual([
    [30, 5],
    [20, 3.33],
    [10, 1.67],
  ]);
  expect(order.promotions).toMatchObject([{ explanation: '2 kaufen, 1 gratis', amount: 10 }]);
  const delivery = Math.round(order.shippingCharge * 100);
  const cash = Math.round(order.cashOnDeliveryCharge * 100);
  const standard = [2500, 1667, delivery, cash].reduce((sum, amount) => sum + computeIncludedVat(amount, 1900), 0);
  expect(order.vat).toEqual([
    { basisPoints: 1900, amount: standard / 100 },
    { basisPoints: 700, amount: computeIncludedVat(833, 700) / 100 },
  ]);

  await shop.runJobs();
  const [mail] = await listMails(shop, placed.email);
  expect(mail?.text).toContain('Rabatt THREE: 2 kaufen, 1 gratis');
  const [invoice] = await database.db.select().from(documents);
  expect(
    invoice?.content.lines.slice(0, 3).map(({ unitPrice, discount, total, vatBasisPoints }) => [unitPrice, discount, total, vatBasisPoints]),
  ).toEqual([
    [3000, 500, 2500, 1900],
    [2000, 333, 1667, 1900],
    [1000, 167, 833, 700],
  ]);
  expect(invoice?.content).toMatchObject({ vatScheme: 'oss', total: 5000 + delivery + cash });

  // Whichever piece comes back, its own price paid is refunded. The last one brings the charges back: the whole order is returned in time.
  await deliver(database, placed);
  expect([await sendBack(placed, 2), await sendBack(placed, 0), await sendBack(placed, 1)]).toEqual([833, 2500, 1667 + delivery + cash]);
  await shop.runJobs();
  const last = computeIncludedVat(1667, 1900) + computeIncludedVat(delivery + cash, 1900);
  const notes = (await database.db.select().from(documents)).filter(({ kind }) => kind === 'credit-note');
  expect(notes.map(({ content }) => content.vat)).toEqual([
    [{ basisPoints: 700, net: 833 - computeIncludedVat(833, 700), amount: computeIncludedVat(833, 700) }],
    [{ basisPoints: 1900, net: 2500 - computeIncludedVat(2500, 1900), amount: computeIncludedVat(2500, 1900) }],
    [{ basisPoints: 1900, net: 1667 + delivery + cash - last, amount: last }],
  ]);
  expect(await listBrokenRecords(database)).toEqual([]);
});

/** Returns one line of an order. @returns the refund in minor units */
async function sendBack({ orderNumber, invoiceNumber }: { orderNumber: string; invoiceNumber: string | null }, position: number): Promise<number> {
  const { data } = await staff.call<ReturnOverview>('GET', `admin/returns/of/${invoiceNumber ?? ''}`);
  const items = [{ lineId: data.lines[position]?.lineId ?? 0, quantity: 1, reason: 'too-small', wish: 'refund' }];
  const request = { items, payOut, comments: '', hasAcceptedPolicy: true };
  const { data: record } = await staff.call<ReturnRecord>('POST', 'admin/returns', { orderNumber, request, revision: data.revision });
  await staff.call('POST', `admin/returns/${record.id}/approve`, {});
  await staff.call('POST', `admin/returns/${record.id}/receive`, { isRestocked: true });
  await staff.call('POST', `admin/returns/${record.id}/refund`, {});
  const money = await database.db.select().from(refunds).where(eq(refunds.reference, orderNumber));
  return money.at(-1)?.amount ?? 0;
}

test('an incomplete set says what the coupon gives, and a goal applies before it', async () => {
  const cart = await fillCart(0, 2, 0);
  const save = async (changes: object = {}) =>
    (await shop.call<{ cart: Cart }>('PATCH', `checkout/${cart.id}`, { form: readyForm('DE', { couponCode: 'THREE', ...changes }) })).data.cart;
  expect(await save()).toMatchObject({
    discount: 0,
    coupon: { isApplied: false, problem: 'nothing-off', explanation: 'Buy 2, get 1 free' },
  });
  await shop.call('POST', `carts/${cart.id}/lines`, buildLine(garments[1], 1));
  expect(await save()).toMatchObject({ total: 60, discount: 20 });
  const goal = { countryId: shopIds.DE, threshold: 50, kind: 'percent', terms: { rate: 10 }, validFrom: null, validUntil: null, isActive: true };
  const { data: made } = await staff.call<{ id: number }>('POST', 'admin/goals', goal);
  // 10 % off 60.00, then one of three pieces that cost 18.00 now.
  expect(await save()).toMatchObject({
    discount: 24,
    promotions: [
      { kind: 'goal', amount: 6 },
      { kind: 'coupon', amount: 18 },
    ],
  });
  await staff.call('DELETE', `admin/goals/${made.id}`);
});

test('a coupon for some products and categories reduces nothing else', async () => {
  const ids = garments.map(({ productId }) => productId);
  const [shirts] = await database.db.select({ id: products.categoryId }).from(products).where(inArray(products.id, ids));
  const second = { ...third, buy: 1, rate: 50 };
  await staff.call('POST', 'admin/coupons', coupon({ ...second, productIds: ids.slice(0, 2) }, { code: 'SECOND' }));
  await staff.call('POST', 'admin/coupons', coupon({ ...second, categoryIds: [shirts?.id] }, { code: 'SHIRTS' }));
  const cart = await fillCart(1, 1, 1);
  const read = async (couponCode: string) =>
    (await shop.call<{ cart: Cart }>('PATCH', `checkout/${cart.id}`, { form: readyForm('DE', { couponCode }) })).data.cart;
  expect(await read('SECOND')).toMatchObject({ discount: 10, promotions: [{ explanation: 'Buy 1, get 1 at 50% off' }] });
  // Three pieces are one set of two: the cheapest of all.
  expect(await read('SHIRTS')).toMatchObject({ discount: 5 });
});
