import { sql } from 'drizzle-orm';
import type { CountryRow } from '#modules/countries';
import type { Db } from '#platform/database';
import { coupons } from '#tables/promotions';
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
  const found = await db.select().from(coupons);
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

/** Maximum number of rows per order and table. */
const tables: readonly { name: Parameters<NextId>[0]; table: string; most: number }[] = [
  { name: 'orders', table: 'orders', most: 1 },
  { name: 'lines', table: 'order_lines', most: 7 },
  { name: 'payments', table: 'payments', most: 1 },
  { name: 'shipments', table: 'shipments', most: 1 },
  { name: 'requests', table: 'return_requests', most: 1 },
  { name: 'items', table: 'return_items', most: 4 },
];

/** Reserves ids from the sequences, so that rows can refer to each other before they are inserted. */
async function reserveIds(db: Db, orderCount: number): Promise<NextId> {
  const taken = new Map<string, IterableIterator<number>>();
  for (const { name, table, most } of tables) {
    const { rows } = await db.execute<{ ids: number[] }>(
      sql`select array_agg(nextval(${`${table}_id_seq`})::int) as ids from generate_series(1, ${orderCount * most})`,
    );
    taken.set(name, (rows[0]?.ids ?? []).values());
  }
  return (table) => {
    const next = taken.get(table)?.next();
    if (!next || next.done) throw new Error(`too few ids of ${table} were taken`);
    return next.value;
  };
}
