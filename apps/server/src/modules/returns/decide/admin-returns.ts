import { and, asc, desc, eq, exists, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { findOrder, orderChecks, listOrdersById, type PlacedOrderRow } from '#modules/orders';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { ReturnState } from '../contract.ts';
import type { ReturnItemRow, ReturnRequestRow } from './lock-return.ts';
import { openStatuses, type ReturnItemStatus } from '../return-transitions.ts';
import { returnItems, returnRequests } from '../tables.ts';

interface ReturnList {
  filter: {
    /** A return number or an order number. */
    q?: string | undefined;
    state?: ReturnState | undefined;
    countryId?: number | undefined;
    reason?: string | undefined;
    /** Requested at least this many days ago. */
    olderThanDays?: number | undefined;
    orderNumber?: string | undefined;
    orderIds?: readonly number[] | undefined;
  };
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** A return as the queue shows it. */
export interface ListedReturn {
  request: ReturnRequestRow;
  order: PlacedOrderRow;
  items: ReturnItemRow[];
}

const statusesByState: Readonly<Record<Exclude<ReturnState, 'over'>, readonly ReturnItemStatus[]>> = {
  waiting: openStatuses,
  requested: ['Requested For Return'],
  approved: ['APPROVED'],
  received: ['RECEIVED', 'EXCHANGE_FAILED'],
  'exchange-failed': ['EXCHANGE_FAILED'],
};

/** Returns the filtered returns in the order of their requests. */
export async function listAdminReturns(db: Db, { filter, order, ids, offset, limit }: ReturnList): Promise<{ rows: ListedReturn[]; count: Counted }> {
  const where = (await buildCondition(db, { filter, ids })) ?? sql`true`;
  const direction = order === 'desc' ? desc : asc;
  const requests = await db.select().from(returnRequests).where(where).orderBy(direction(returnRequests.id)).limit(limit).offset(offset);
  const orders = await listOrdersById(
    db,
    requests.map(({ orderId }) => orderId),
  );
  const items = await listReturnItems(db, requests);
  return {
    rows: requests.flatMap((request) => {
      const placed = orders.find(({ id }) => id === request.orderId);
      return placed ? [{ request, order: placed, items: items.filter(({ requestId }) => requestId === request.id) }] : [];
    }),
    count: await countWithLimit(db, sql`select 1 from ${returnRequests} where ${where}`),
  };
}

/** Finds the newest returns by a part of their number; without the prefix, at least three characters. */
export async function findReturns(db: Db, text: string, limit: number): Promise<ListedReturn[]> {
  const part = text
    .trim()
    .toLowerCase()
    .replace(/^ret-?/, '');
  if (!/^[\p{L}\d-]{3,}$/u.test(part)) return [];
  const { rows } = await db.execute<{ return_number: string }>(sql`
    with found as materialized (select id, return_number from ${returnRequests} where lower(return_number) like ${`ret-%${part}%`})
    select return_number from found order by id desc limit ${limit}`);
  const ids = rows.map(({ return_number }) => return_number);
  return ids.length === 0 ? [] : (await listAdminReturns(db, { filter: {}, ids, order: 'desc', offset: 0, limit: limit })).rows;
}

async function buildCondition(db: Db, { filter, ids }: Pick<ReturnList, 'filter' | 'ids'>): Promise<SQL | undefined> {
  const conditions: (SQL | undefined)[] = [];
  const has = (condition: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(returnItems)
        .where(and(eq(returnItems.requestId, returnRequests.id), condition)),
    );
  if (ids) conditions.push(inArray(returnRequests.returnNumber, [...ids]));
  const { q, state, countryId, reason, olderThanDays, orderNumber, orderIds } = filter;
  if (orderIds) conditions.push(inArray(returnRequests.orderId, [...orderIds]));
  if (state === 'over') conditions.push(sql`not ${has(inArray(returnItems.status, [...statusesByState.waiting]))}`);
  else if (state) conditions.push(has(inArray(returnItems.status, [...statusesByState[state]])));
  if (reason) conditions.push(has(eq(returnItems.reason, reason)));
  if (countryId) conditions.push(sql`${returnRequests.orderId} in (select id from (${orderChecks}) as placed where country_id = ${countryId})`);
  if (olderThanDays) conditions.push(lt(returnRequests.createdAt, new Date(now().getTime() - days(olderThanDays))));
  const named = (q ?? orderNumber ?? '').trim().toUpperCase();
  if (named.startsWith('RET-')) conditions.push(eq(returnRequests.returnNumber, named));
  else if (named !== '') conditions.push(eq(returnRequests.orderId, (await findOrder(db, named))?.id ?? 0));
  return and(...conditions);
}

async function listReturnItems(db: Db, requests: readonly ReturnRequestRow[]): Promise<ReturnItemRow[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  return db.select().from(returnItems).where(inArray(returnItems.requestId, ids)).orderBy(asc(returnItems.id));
}
