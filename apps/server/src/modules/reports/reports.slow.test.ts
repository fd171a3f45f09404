import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { cancelLines, packShipment, returnToSender, shipShipment } from '#modules/fulfilment';
import { parseRateTable, recordRates } from '#modules/exchange-rates';
import { writeInvoice, writeOssReport } from '#modules/invoicing';
import { listRefunds, markRefundSent } from '#modules/payments';
import { saveCoupon } from '#modules/promotions';
import { approveReturn, receiveReturn, refundReturn, takeBackReturn } from '#modules/returns';
import { createTestDatabase } from '#testing/database';
import { deliverForCash } from '#testing/orders/delivered-order';
import { placeAttributedOrder } from '#testing/orders/attributed-order';
import { activeAffiliate } from '#testing/people/active-affiliate';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { orderLines, orders } from '#tables/orders';
import { productCategories, products } from '#tables/catalog';
import { dailyReturns } from '#tables/figures';
import { returnRequests } from '#tables/returns';
import { outbox } from '#platform/tables';
import type { Database, Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { PlacedOrder, ReturnOverview } from '#server/contract';
import type { CohortReport, ReturnsReport, SalesReport, StockReport, VatReport } from './contract.ts';
import { countDueDays, countReportDays } from './count/count-days.ts';
import { countCohorts } from './count/count-cohorts.ts';
import { countStock } from './count/count-stock.ts';
import { reconcileReports } from './reconcile-reports.ts';
import { recountReports } from './count/recount-reports.ts';
import { reportDueDays, reportFigures, reportStock, reportVat } from './tables.ts';

let database: Database;
let shop: TestShop;
let shirt: TestGarment;
let scarf: TestGarment;
let affiliateCode: string;
let restore = () => {};
const at = (time: string) => {
  restore();
  restore = setClock(() => new Date(time));
};

async function buy(country: 'SI' | 'HU', form: Parameters<typeof readyForm>[1], ...lines: { garment: TestGarment; quantity?: number }[]) {
  const cart = await shop.createCart(shopIds[country], ...lines);
  const { data, code } = await shop.order(cart.id, readyForm(country, form));
  if (code) throw new Error(code);
  await shop.runJobs();
  return data;
}

async function findFirstLine({ orderNumber }: PlacedOrder): Promise<number> {
  const [line] = await database.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.orderNumber, orderNumber))
    .orderBy(asc(orderLines.position));
  return line?.id ?? 0;
}

/** Cancels the only piece of an order, and with it the order. */
async function cancel(placed: PlacedOrder): Promise<void> {
  const pieces = [{ orderLineId: await findFirstLine(placed), quantity: 1 }];
  await cancelLines(database.db, { orderNumber: placed.orderNumber, pieces, reason: '', actor: 'mira' });
  await shop.runJobs();
}

/** Returns one piece of an order with its refund. */
async function sendBack(placed: PlacedOrder): Promise<void> {
  await refund(placed, await requestReturn(placed));
}

/** @returns the number of the return */
async function requestReturn(placed: PlacedOrder): Promise<string> {
  const item = { lineId: await findFirstLine(placed), quantity: 1, reason: 'too-small', wish: 'refund', isSealed: false };
  const { code } = await shop.call<ReturnOverview>('POST', 'returns', {
    proof: { link: placed.link },
    request: { comments: '', hasAcceptedPolicy: true, payOut: { iban: 'SI56 2633 0001 2039 086', holder: 'Ana Novak' }, items: [item] },
  });
  if (code) throw new Error(code);
  const [request] = await database.db.select().from(returnRequests).orderBy(desc(returnRequests.id));
  await shop.runJobs();
  return request?.returnNumber ?? '';
}

async function refund(placed: PlacedOrder, returnNumber: string): Promise<void> {
  const { db } = database;
  const work = { returnNumber, by: 'mira' };
  await approveReturn(db, work);
  await receiveReturn(db, { ...work, isRestocked: true });
  await refundReturn(db, work);
  const [due] = await listRefunds(db, placed.orderNumber);
  await markRefundSent(db, due?.id ?? 0, { by: 'mira' });
  await shop.runJobs();
}

/**
 * March 2027. A shirt costs 19.99 € in Slovenia and 7,990 Ft in Hungary, a scarf 10.00 € in Slovenia only.
 * 1 March: Ana buys two shirts and a scarf, with 10 % off; 2 March: an order that is cancelled; 3 March: Éva buys one shirt in Hungary;
 * 10 March: Ana returns a shirt; 20 March: Ana buys again through an affiliate.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  shirt = await shop.garment({ stock: 20 });
  scarf = await shop.garment({ name: 'Scarf', stock: 8, prices: { [shopIds.SI]: 1000 } });
  await shop.garment({ name: 'Unsold hat', stock: 5 });
  const [row] = await database.db.select().from(products).where(eq(products.id, shirt.productId));
  await database.db.insert(productCategories).values({ productId: shirt.productId, categoryId: row?.categoryId ?? 0 });
  await saveCoupon(database.db, { code: 'TENTH', kind: 'percent', terms: { rate: 1000 } });
  await seedUserTypes(database.db);
  affiliateCode = (await activeAffiliate(shop)).code;
  at('2027-03-01T10:00:00Z');
  const sentBack = await buy('SI', { couponCode: 'TENTH' }, { garment: shirt, quantity: 2 }, { garment: scarf });
  at('2027-03-02T10:00:00Z');
  const cancelled = await buy('SI', {}, { garment: shirt });
  await cancel(cancelled);
  at('2027-03-03T10:00:00Z');
  await buy('HU', {}, { garment: shirt });
  at('2027-03-05T10:00:00Z');
  await deliverForCash(database, sentBack);
  at('2027-03-10T10:00:00Z');
  await sendBack(sentBack);
  at('2027-03-20T10:00:00Z');
  await placeAttributedOrder(shop, { code: affiliateCode, garments: [{ garment: shirt }] });
  await shop.runJobs();
  at('2027-05-10T10:00:00Z');
  await recountReports(database.db, { isWhole: true });
});
afterAll(async () => {
  restore();
  await database.close();
});
afterEach(() => at('2027-05-10T10:00:00Z'));

const march = 'from=2027-03-01&until=2027-03-31';
async function read<Report>(path: string): Promise<Report> {
  const { status, data } = await (await signedInStaff(shop)).call<Report>('GET', `admin/reports/${path}`);
  expect(status).toBe(200);
  return data;
}
const sales = (query: string) => read<SalesReport>(`sales?${query}`);
const findFigures = (report: { rows: { label: string; figures: object }[] }, label: string) =>
  report.rows.find((row) => row.label === label)?.figures;

const nothing = { orders: 0, pieces: 0, gross: 0, discounts: 0, sales: 0, vat: 0, net: 0, refunded: 0, averageOrder: null };
// The shirts and the scarf: 2 × 19.99 + 10.00, less 10 %. Delivery costs 3.90 and cash on delivery 1.90.
const first = { orders: 1, pieces: 3, gross: 5578, discounts: 500, sales: 5078, vat: 915, net: 4163, refunded: 0, averageOrder: 5078 };
const second = { orders: 1, pieces: 1, gross: 2579, discounts: 0, sales: 2579, vat: 464, net: 2115, refunded: 0, averageOrder: 2579 };
const slovenia = { orders: 2, pieces: 4, gross: 8157, discounts: 500, sales: 7657, vat: 1379, net: 6278, refunded: 1799, averageOrder: 3829 };

test('sales of a country are in its currency, and a cancelled order is left out', async () => {
  const own = await sales(`${march}&groupBy=country&countryId=${shopIds.SI}`);
  expect(own).toMatchObject({ currency: 'EUR', isConverted: false, totals: slovenia });
  const hungary = await sales(`${march}&groupBy=country&countryId=${shopIds.HU}`);
  // The shirt, delivery for 1,490 Ft and cash on delivery for 490 Ft.
  expect(hungary).toMatchObject({ currency: 'HUF', totals: { orders: 1, pieces: 1, gross: 997_000, sales: 997_000, vat: 211_960, refunded: 0 } });
});

test('sales of all countries are converted to euro by the rates of the overview', async () => {
  const report = await sales(`${march}&groupBy=country`);
  expect(report).toMatchObject({ currency: 'EUR', isConverted: true, withoutRate: [], rowCount: 2 });
  // 385 Ft for one euro.
  const hungary = { orders: 1, pieces: 1, gross: 2590, discounts: 0, sales: 2590, vat: 551, net: 2039, refunded: 0, averageOrder: 2590 };
  expect(report.rows.map(({ label, figures }) => [label, figures])).toEqual([
    ['Slovenia', slovenia],
    ['Hungary', hungary],
  ]);
  expect(report.totals).toEqual({
    orders: 3,
    pieces: 5,
    gross: 10_747,
    discounts: 500,
    sales: 10_247,
    vat: 1930,
    net: 8317,
    refunded: 1799,
    averageOrder: 3416,
  });
});

test('sales by time have every step of the period, and a refund counts on its own day', async () => {
  const byWeek = await sales(`${march}&groupBy=week&order=asc&countryId=${shopIds.SI}`);
  expect(byWeek.rows.map(({ label, figures }) => [label, figures])).toEqual([
    ['2027-03-01 – 2027-03-07', first],
    ['2027-03-08 – 2027-03-14', { ...nothing, refunded: 1799 }],
    ['2027-03-15 – 2027-03-21', second],
    ['2027-03-22 – 2027-03-28', nothing],
    ['2027-03-29 – 2027-03-31', nothing],
  ]);
  const byDay = await sales(`from=2027-03-01&until=2027-03-03&groupBy=day&order=asc&countryId=${shopIds.SI}`);
  expect(byDay.rows.map(({ figures }) => figures)).toEqual([first, nothing, nothing]);
  const byMonth = await sales(`from=2027-02-15&until=2027-04-15&groupBy=month&order=asc&countryId=${shopIds.SI}`);
  expect(byMonth.rows.map(({ label, figures }) => [label, figures.sales])).toEqual([
    ['2027-02', 0],
    ['2027-03', 7657],
    ['2027-04', 0],
  ]);
});

test('a period is compared with the same number of days before or with the year before', async () => {
  const previous = await sales(`from=2027-03-15&until=2027-03-28&groupBy=country&compare=previous&countryId=${shopIds.SI}`);
  expect(previous).toMatchObject({
    compared: { from: '2027-03-01', until: '2027-03-14' },
    totals: second,
    totalsBefore: { ...first, refunded: 1799 },
  });
  expect(previous.rows).toMatchObject([{ label: 'Slovenia', before: { sales: 5078 } }]);
  const year = await sales('from=2028-03-01&until=2028-03-31&groupBy=product&compare=year');
  expect(year).toMatchObject({ compared: { from: '2027-03-01', until: '2027-03-31' }, totals: nothing, totalsBefore: { orders: 3 } });
});

test('the rows of every grouping add up to the totals', async () => {
  for (const groupBy of ['category', 'product', 'brand', 'size', 'color', 'coupon', 'affiliate']) {
    const { rows, totals } = await sales(`${march}&groupBy=${groupBy}&countryId=${shopIds.SI}`);
    for (const name of ['pieces', 'gross', 'discounts', 'sales', 'vat', 'net', 'refunded'] as const)
      expect([groupBy, name, rows.reduce((sum, { figures }) => sum + figures[name], 0)]).toEqual([groupBy, name, totals[name]]);
  }
});

test('sales by product, coupon and affiliate contain the discounts and the refund of their own lines', async () => {
  const byProduct = await sales(`${march}&groupBy=product&countryId=${shopIds.SI}`);
  expect(findFigures(byProduct, 'Linen shirt')).toMatchObject({ orders: 2, pieces: 3, gross: 5997, discounts: 400, sales: 5597, refunded: 1799 });
  expect(findFigures(byProduct, 'Scarf')).toMatchObject({ orders: 1, pieces: 1, gross: 1000, discounts: 100, sales: 900, refunded: 0 });
  expect(findFigures(byProduct, 'Delivery, fees and rounding')).toMatchObject({ orders: null, pieces: 0, sales: 1160 });
  const byCoupon = await sales(`${march}&groupBy=coupon&countryId=${shopIds.SI}`);
  expect(findFigures(byCoupon, 'TENTH')).toEqual({ ...first, refunded: 1799 });
  expect(findFigures(byCoupon, 'Without coupon')).toEqual(second);
  expect(findFigures(await sales(`${march}&groupBy=affiliate&countryId=${shopIds.SI}`), affiliateCode)).toEqual(second);
  const sorted = await sales(`${march}&groupBy=product&sort=averageOrder&order=asc&take=1&page=2`);
  expect(sorted).toMatchObject({ rowCount: 3, rows: [{ label: 'Linen shirt' }] });
});

test('sales are filtered by a category with the categories below it, and by brand', async () => {
  const [shirtRow] = await database.db.select().from(products).where(eq(products.id, shirt.productId));
  const { categoryId = 0, brandId = 0 } = shirtRow ?? {};
  const filtered = await sales(`${march}&groupBy=country&categoryId=${categoryId}&countryId=${shopIds.SI}`);
  // Only the shirts are listed in the category.
  expect(filtered.totals).toMatchObject({ orders: 2, pieces: 3, sales: 5597, refunded: 1799 });
  const ofBrand = await sales(`${march}&groupBy=month&brandId=${brandId}&countryId=${shopIds.SI}`);
  expect(ofBrand.totals).toMatchObject({ orders: 2, pieces: 4, sales: 6497 });
  const both = await sales(`${march}&groupBy=product&categoryId=${categoryId}&brandId=${brandId}&countryId=${shopIds.SI}`);
  expect(both).toMatchObject({ rowCount: 1, rows: [{ label: 'Linen shirt' }], totals: { orders: null, sales: 5597 } });
});

test('returns are counted by reason, size and product of the pieces sold', async () => {
  const returns = (query: string) => read<ReturnsReport>(`returns?${march}&countryId=${shopIds.SI}&${query}`);
  const all = { sold: 4, returned: 1, rate: 0.25, refunded: 1799 };
  expect(await returns('groupBy=reason')).toMatchObject({ rowCount: 1, rows: [{ key: 'too-small', figures: all }], totals: all });
  expect(await returns('groupBy=size')).toMatchObject({ rowCount: 1, rows: [{ label: 'M', figures: all }] });
  const byProduct = await returns('groupBy=product');
  expect(byProduct.rowCount).toBe(2);
  expect(findFigures(byProduct, 'Linen shirt')).toEqual({ sold: 3, returned: 1, rate: 1 / 3, refunded: 1799 });
  expect(findFigures(byProduct, 'Scarf')).toEqual({ sold: 1, returned: 0, rate: 0, refunded: 0 });
});

test('stock has sell-through and days of cover, and products without sales can be listed alone', async () => {
  const report = await read<StockReport>(`stock?${march}&groupBy=product`);
  // 31 days. Of 20 shirts one came back, and the cancelled order took none.
  expect(findFigures(report, 'Scarf')).toEqual({ onHand: 7, sold: 1, sellThrough: 0.125, coverDays: 217 });
  expect(findFigures(report, 'Unsold hat')).toEqual({ onHand: 5, sold: 0, sellThrough: 0, coverDays: null });
  expect(await read<StockReport>(`stock?${march}&isUnsold=true`)).toMatchObject({ rowCount: 1, rows: [{ label: 'Unsold hat' }] });
  expect((await read<StockReport>(`stock?${march}&groupBy=brand`)).rows).toMatchObject([{ label: 'Linea', figures: report.totals }]);
});

test('VAT by country and rate equals the documents and the return of the One-Stop Shop', async () => {
  const report = await read<VatReport>('vat?from=2027-01-01&until=2027-03-31');
  const [hungary, home] = report.rows;
  expect(hungary).toMatchObject({
    country: 'Hungary',
    scheme: 'oss',
    isBusiness: false,
    basisPoints: 2700,
    currency: 'HUF',
    net: 785_040,
    vat: 211_960,
  });
  // 41.63 + 21.15, less 14.75 for the returned shirt. The cancelled order is credited.
  expect(home).toMatchObject({ country: 'Slovenia', scheme: 'domestic', basisPoints: 2200, net: 4803, vat: 1055 });
  const rates = parseRateTable('day,currency,rate\n2027-03-31,HUF,100\n', 'test');
  await inTransaction(database.db, (tx) => recordRates(tx, rates, 'test'));
  const { report: csv } = await writeOssReport(database.db, { quarter: '2027-Q1' });
  expect(csv).toContain('supply,2027-Q1,HU,GOODS,STANDARD,27.00,78.50,21.20');
});

test('customers are grouped by the month of their first order', async () => {
  const { rows } = await read<CohortReport>('customers?from=2027-01-01&until=2027-05-10');
  // Ana ordered again after 19 days, Éva did not. On 10 May, two months have not passed for an order of 31 March.
  expect(rows).toEqual([{ month: '2027-03-01', customers: 2, within1: 0.5, within2: null, within3: null, within6: null, within12: null }]);
});

async function readCounts() {
  return [
    await database.db.select().from(reportFigures).orderBy(reportFigures.dimension, reportFigures.grain, reportFigures.start, reportFigures.key),
    await database.db.select().from(reportVat).orderBy(reportVat.day, reportVat.countryId),
  ];
}
const listDueDays = () => database.db.select().from(reportDueDays).orderBy(reportDueDays.countryId, reportDueDays.day);
const inSlovenia = (day: string) => ({ countryId: shopIds.SI, day });

test('a change marks its day, and the next count equals a full count', async () => {
  at('2027-05-10T09:00:00Z');
  await buy('SI', { email: 'new@example.si' }, { garment: scarf });
  const before = await sales('from=2027-05-10&until=2027-05-10');
  expect(before.totals.orders).toBe(0);
  expect(await listDueDays()).toEqual([inSlovenia('2027-05-10')]);
  await countDueDays(database.db);
  expect((await sales('from=2027-05-10&until=2027-05-10')).totals).toMatchObject({ orders: 1, sales: 1580 });
  const counted = await readCounts();
  await database.db.delete(reportFigures);
  await recountReports(database.db, { isWhole: true });
  expect(await readCounts()).toEqual(counted);
});

test('an interrupted first count is finished by the next run', async () => {
  const counted = await readCounts();
  await database.db.delete(reportFigures);
  await database.db.delete(reportVat);
  await expect(countDueDays(database.db, AbortSignal.abort())).rejects.toThrow();
  await countReportDays(database.db, { countryId: shopIds.SI, from: '2027-03-01', until: '2027-03-02' });
  await countDueDays(database.db);
  expect(await readCounts()).toEqual(counted);
});

test('a day that cannot be counted stays marked and does not stop the other days', async () => {
  await database.db.insert(reportDueDays).values(['2027-03-09', '2027-03-10', '2027-03-11', '2027-03-20'].map(inSlovenia));
  await database.db.execute(sql`alter table report_figures add constraint faulty check (start <> '2027-03-10') not valid`);
  await expect(countDueDays(database.db)).rejects.toThrow('2027-03-10 of country');
  await database.db.execute(sql`alter table report_figures drop constraint faulty`);
  expect(await listDueDays()).toEqual([inSlovenia('2027-03-10')]);
  await countDueDays(database.db);
  expect(await listDueDays()).toEqual([]);
});

test('stock and cohorts can be counted twice at the same time', async () => {
  const counts = [countStock, countStock, countStock, countCohorts, countCohorts, countCohorts];
  await expect(Promise.all(counts.map((count) => count(database.db)))).resolves.toHaveLength(6);
});

test('an invoice that is written after the count marks the day of its issue', async () => {
  at('2027-05-11T10:00:00Z');
  const cart = await shop.createCart(shopIds.SI, { garment: scarf });
  const { data: placed } = await shop.order(cart.id, readyForm('SI', { email: 'late@example.si' }));
  // As if all jobs of the order except the one that writes the invoice had run, and the day had been counted.
  await database.db.delete(outbox);
  await database.db.insert(reportDueDays).values(inSlovenia('2027-05-11'));
  await countDueDays(database.db);
  const [order] = await database.db.select().from(orders).where(eq(orders.orderNumber, placed.orderNumber));
  await writeInvoice(database.db, order?.id ?? 0);
  await shop.runJobs();
  expect(await listDueDays()).toEqual([inSlovenia('2027-05-11')]);
  await countDueDays(database.db);
  expect((await reconcileReports(database.db)).discrepancies).toEqual([]);
});

test('a refund marks the day on which its return was requested', async () => {
  at('2027-05-12T10:00:00Z');
  const placed = await buy('SI', { email: 'returns@example.si' }, { garment: scarf });
  at('2027-05-13T10:00:00Z');
  await deliverForCash(database, placed);
  at('2027-05-14T10:00:00Z');
  const returnNumber = await requestReturn(placed);
  await countDueDays(database.db);
  at('2027-05-16T10:00:00Z');
  await refund(placed, returnNumber);
  expect(await listDueDays()).toEqual(['2027-05-12', '2027-05-14', '2027-05-16'].map(inSlovenia));
  await countDueDays(database.db);
  const report = await read<ReturnsReport>('returns?from=2027-05-14&until=2027-05-14');
  expect(report.totals).toMatchObject({ returned: 1, refunded: 1000 });
});

test('a return that is taken back marks the day on which it was requested, and the overview no longer counts it', async () => {
  at('2027-05-17T10:00:00Z');
  const placed = await buy('SI', { email: 'keeps@example.si' }, { garment: scarf });
  await deliverForCash(database, placed);
  const returnNumber = await requestReturn(placed);
  await countDueDays(database.db);
  const countInOverview = () => database.db.$count(dailyReturns, eq(dailyReturns.day, '2027-05-17'));
  expect(await countInOverview()).toBe(1);
  const [order] = await database.db.select().from(orders).where(eq(orders.orderNumber, placed.orderNumber));
  at('2027-05-18T10:00:00Z');
  await takeBackReturn(database.db, { orderId: order?.id ?? 0, returnNumber });
  await shop.runJobs();
  expect(await countInOverview()).toBe(0);
  expect(await listDueDays()).toEqual([inSlovenia('2027-05-17')]);
  await countDueDays(database.db);
  expect((await read<ReturnsReport>('returns?from=2027-05-17&until=2027-05-17')).totals).toMatchObject({ returned: 0 });
});

test('pieces of an unpaid order that are cancelled or come back undelivered are not sales', async () => {
  at('2027-05-19T10:00:00Z');
  const placed = await buy('SI', { email: 'part@example.si' }, { garment: shirt, quantity: 3 });
  const orderLineId = await findFirstLine(placed);
  const pieces = [{ orderLineId, quantity: 1 }];
  const { number } = await packShipment(database.db, { orderNumber: placed.orderNumber, actor: 'mira', pieces });
  await cancelLines(database.db, { orderNumber: placed.orderNumber, pieces, reason: '', actor: 'mira' });
  await shop.runJobs();
  await countDueDays(database.db);
  const readDay = async () => (await sales('from=2027-05-19&until=2027-05-19')).totals;
  // Two shirts and cash on delivery for 1.90. Delivery of three shirts is free.
  const two = { orders: 1, pieces: 2, gross: 4188, discounts: 0, sales: 4188, refunded: 0 };
  expect(await readDay()).toMatchObject(two);
  await shipShipment(database.db, { number, trackingNumber: 'T-1', actor: 'mira' });
  await returnToSender(database.db, { number, actor: 'mira' });
  await shop.runJobs();
  await countDueDays(database.db);
  expect(await readDay()).toMatchObject({ ...two, pieces: 1, gross: 2189, sales: 2189 });
  expect((await reconcileReports(database.db)).discrepancies).toEqual([]);
});

test('coupons of the prize wheel are one row', async () => {
  at('2027-05-20T10:00:00Z');
  for (const code of ['SPIN-AAAAA-BBBBB', 'SPIN-CCCCC-DDDDD']) {
    await saveCoupon(database.db, { code, kind: 'percent', terms: { rate: 1000 } });
    await buy('SI', { couponCode: code, email: `${code.toLowerCase()}@example.si` }, { garment: shirt });
  }
  await countDueDays(database.db);
  const { rows } = await sales('from=2027-05-20&until=2027-05-20&groupBy=coupon');
  expect(rows).toMatchObject([{ label: 'Prize wheel', figures: { orders: 2 } }]);
});

test('a product that moves to another category moves with its total', async () => {
  const [row] = await database.db.select().from(products).where(eq(products.id, scarf.productId));
  await database.db.insert(productCategories).values({ productId: scarf.productId, categoryId: row?.categoryId ?? 0 });
  const { rows, totals } = await sales(`${march}&groupBy=product&categoryId=${row?.categoryId ?? 0}&countryId=${shopIds.SI}`);
  expect(rows.map(({ label }) => label)).toEqual(['Linen shirt', 'Scarf']);
  expect(rows.reduce((sum, { figures }) => sum + figures.sales, 0)).toBe(totals.sales);
  await database.db.delete(productCategories).where(eq(productCategories.productId, scarf.productId));
});

test('orders in a currency without a rate are not part of the average order', async () => {
  await database.db.update(reportFigures).set({ currency: 'XXX' }).where(eq(reportFigures.countryId, shopIds.HU));
  const { withoutRate, totals } = await sales(`${march}&groupBy=country`);
  expect({ withoutRate, ...totals }).toMatchObject({ withoutRate: ['XXX'], orders: 3, sales: 7657, averageOrder: 3829 });
  await recountReports(database.db, { isWhole: true });
});

test('a reason of returns that exists only in the compared period has a row', async () => {
  const report = await read<ReturnsReport>(`returns?from=2027-03-15&until=2027-03-28&groupBy=reason&compare=previous&countryId=${shopIds.SI}`);
  expect(report.rows).toMatchObject([{ key: 'too-small', figures: { returned: 0 }, before: { returned: 1 } }]);
});

test('stock by brand is sorted by name', async () => {
  await database.db.update(reportStock).set({ brandId: 99 }).where(eq(reportStock.productId, scarf.productId));
  const report = await read<StockReport>(`stock?${march}&groupBy=brand&sort=label&order=asc`);
  expect(report.rows.map(({ label }) => label)).toEqual(['99 (deleted)', 'Linea']);
  await countStock(database.db);
});

test.for([
  ['report-figures', `update report_figures set sales = sales + 1 where dimension = 'total' and grain = 'day'`],
  ['report-dimensions', `update report_figures set refunded = refunded + 1 where dimension = 'product'`],
  ['report-months', `update report_figures set sales = sales + 1 where grain = 'month'`],
  ['report-vat', 'update report_vat set vat = vat + 1'],
] as const)('the reconciliation check %s finds the damage: %s', async ([rule, damage]) => {
  const undone = new Error('the damage is undone');
  const readRules = async (db: Db) => (await reconcileReports(db)).discrepancies.map((each) => each.rule);
  expect(await readRules(database.db)).toEqual([]);
  let found: string[] = [];
  const damaged = inTransaction(database.db, async (tx) => {
    await tx.execute(sql.raw(damage));
    found = await readRules(tx);
    throw undone;
  });
  await expect(damaged).rejects.toBe(undone);
  expect(found).toContain(rule);
});

test('reports are for staff with access to the overview, and a filter that cannot be applied is refused', async () => {
  for (const path of ['sales', 'returns', 'stock', 'vat', 'customers'].map((name) => `admin/reports/${name}?${march}`)) {
    expect((await (await signedInStaff(shop, { role: 'vendor' })).call('GET', path)).status).toBe(403);
    expect((await (await signedInStaff(shop, { role: 'user', areas: ['orders'] })).call('GET', path)).status).toBe(403);
    expect((await shop.call('GET', path)).status).toBe(401);
  }
  const admin = await signedInStaff(shop);
  expect((await admin.call('GET', 'admin/reports/sales?from=2027-03-02&until=2027-03-01')).status).toBe(422);
  expect((await admin.call('GET', 'admin/reports/sales?from=2020-01-01&until=2027-03-01')).status).toBe(422);
  for (const query of ['sales?groupBy=size', 'sales?groupBy=coupon', 'returns?groupBy=reason', 'returns?groupBy=country'])
    expect([query, (await admin.call('GET', `admin/reports/${query}&${march}&brandId=1`)).status]).toEqual([query, 422]);
});
