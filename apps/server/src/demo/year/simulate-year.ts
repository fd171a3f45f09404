import type { CountryRow } from '#modules/countries';
import type { Db } from '#platform/database';
import { createIdSource } from '#platform/sql/reserve-ids';
import { reserveShipmentIds } from '#seeds/fulfilment';
import { reserveLineIds, reserveOrderIds } from '#seeds/orders';
import { reservePaymentIds } from '#seeds/payments';
import { listCouponRows } from '#seeds/promotions';
import { reserveItemIds, reserveRequestIds } from '#seeds/returns';
import { createSeededRandom } from './seeded-random.ts';
import { createEmptyRecords, type SimulatedOrder, type NextId, type YearRecords } from './year-records.ts';
import { readVariantCatalog } from './order/variant-catalog.ts';
import { simulateOrder } from './order/simulate-order.ts';
import { makeDocuments, type YearDocuments } from './make-documents.ts';
import type { PlannedOrder } from './plan.ts';
import { priceOrder } from './order/price-order.ts';

/** A year of data to be inserted. */
export interface SimulatedYear {
  records: YearRecords;
  documents: YearDocuments;
  /** Orders that are credited to an affiliate. */
  creditedOrders: SimulatedOrder[];
}

interface YearToSimulate {
  planned: readonly PlannedOrder[];
  shops: readonly CountryRow[];
  today: Date;
  onOrder: (done: number) => void;
}

/** Fills, prices and processes all orders in the order of placement. Nothing is stored. */
export async function simulateYear(db: Db, { planned, shops, today, onOrder }: YearToSimulate): Promise<SimulatedYear> {
  const random = createSeededRandom(planned.length);
  const goods = await readVariantCatalog(db);
  const found = await listCouponRows(db);
  const pricing = {
    db,
    goods,
    random,
    today,
    coupons: new Map(found.map(({ createdAt: _, ...coupon }) => [coupon.code, { ...coupon, usesByEmail: 0 }])),
  };
  const takeId = await reserveIds(db, planned.length);
  const records = createEmptyRecords();
  for (const [index, order] of planned.entries()) {
    const country = shops.find(({ code }) => code === order.country);
    if (!country) continue;
    const priced = await priceOrder(pricing, { planned: order, country });
    simulateOrder({ records, takeId, random, today }, { planned: order, priced });
    onOrder(index + 1);
  }
  assignReturnIds(records);
  const documents = await makeDocuments(db, records.orders);
  return { records, documents, creditedOrders: records.orders.filter(({ priced }) => priced.credit.affiliateId !== null) };
}

/** Assigns ids of returns in chronological order, because the queue sorts by id. */
function assignReturnIds({ requests, items, returnEvents }: YearRecords): void {
  const ids = requests.map(({ id }) => id).sort((a, b) => a - b);
  const inTime = requests.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const newId = new Map(inTime.map(({ id }, index) => [id, ids[index] ?? id]));
  for (const row of [...items, ...returnEvents]) row.requestId = newId.get(row.requestId) ?? row.requestId;
  for (const request of requests) request.id = newId.get(request.id) ?? request.id;
}

/** Maximum number of rows per order, and how their ids are reserved. */
const tables: Record<Parameters<NextId>[0], { perOrder: number; reserve: (db: Db, count: number) => Promise<number[]> }> = {
  orders: { perOrder: 1, reserve: reserveOrderIds },
  lines: { perOrder: 7, reserve: reserveLineIds },
  payments: { perOrder: 1, reserve: reservePaymentIds },
  shipments: { perOrder: 1, reserve: reserveShipmentIds },
  requests: { perOrder: 1, reserve: reserveRequestIds },
  items: { perOrder: 4, reserve: reserveItemIds },
};

/** Reserves ids from the sequences, so that rows can refer to each other before they are inserted. */
async function reserveIds(db: Db, orderCount: number): Promise<NextId> {
  const sources = new Map<string, () => number>();
  for (const [name, { perOrder, reserve }] of Object.entries(tables)) sources.set(name, createIdSource(await reserve(db, orderCount * perOrder)));
  return (table) => {
    const takeId = sources.get(table);
    if (!takeId) throw new Error(`no ids of ${table} were reserved`);
    return takeId();
  };
}
