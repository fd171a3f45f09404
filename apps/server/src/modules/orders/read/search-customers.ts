import { sql, type SQL } from 'drizzle-orm';
import { findAccountIds, findCustomersByNotes, listAdminCustomers, listAdminCustomersById, type AdminCustomer } from '#modules/accounts';
import { listPossiblePhones } from '#modules/countries';
import { MAX_COUNTED, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { findOrderIds } from './find-order-ids.ts';
import { listGuestOrders, selectBuyers } from './list-orders-of-person.ts';
import { searchOrderIds } from './search-order-ids.ts';

/** Limit of guest orders per search; a longer search text narrows it. */
const maxGuestOrders = 500;

/** Maximum number of accounts that are found by parts of names. */
const maxNamed = 500;

/** A page of customers: accounts first (the newest first), then guests, each with their latest order. */
export interface FoundCustomers {
  accounts: AdminCustomer[];
  guests: PlacedOrderRow[];
  count: Counted;
}

interface CustomerSearch {
  q: string;
  /** Queries of user ids that limit the list. Guests have no account and are left out then. */
  within?: readonly SQL[];
  offset: number;
  limit: number;
}

/**
 * Searches customers by email, name, telephone or order number, or by parts of them, by words of a note or by the start of a tag. Without a search
 * text it returns all accounts.
 */
export async function searchCustomers(db: Db, { q, within = [], offset, limit }: CustomerSearch): Promise<FoundCustomers> {
  const text = q.trim();
  const phones = await listPossiblePhones(db, text);
  const orders = text === '' ? undefined : sql`${searchOrderIds({ text, phones })} union ${selectIds(await findOrderIds(db, text, maxGuestOrders))}`;
  // A name or an email also finds the account. An order number may consist of letters only.
  const isNumber = !text.includes('@') && /\d|^\w{5}-\w{5}/.test(text);
  const named = text === '' ? undefined : selectIds(await findIds(db, text, maxNamed));
  const among = named && orders && isNumber ? sql`${named} union ${selectBuyers(orders)}` : named;
  const found = await listAdminCustomers(db, { text, phones, among, within, offset, limit });
  if (!orders || within.length > 0) return { accounts: found.rows, guests: [], count: found.count };
  const guests = await listGuestOrders(db, orders, maxGuestOrders);
  const before = found.count.itemCount;
  const start = Math.max(0, offset - before);
  return {
    accounts: found.rows,
    guests: guests.slice(start, start + limit - found.rows.length),
    count: { itemCount: Math.min(before + guests.length, MAX_COUNTED), isMore: found.count.isMore },
  };
}

/** How many orders are read for the customers of a search by parts. */
const maxOrdersRead = 50;

/** Finds customers by parts of name, email address or telephone number, and by parts of their orders' facts, such as the city. */
export async function findCustomersByText(db: Db, text: string, limit: number): Promise<Pick<FoundCustomers, 'accounts' | 'guests'>> {
  const [named, orderIds] = await Promise.all([findIds(db, text, limit), findOrderIds(db, text, maxOrdersRead)]);
  const found = selectIds(orderIds);
  const { rows } = await db.execute<{ customer_id: number }>(selectBuyers(found));
  const ids = [...new Set([...named, ...rows.map(({ customer_id }) => customer_id)])];
  const accounts = await listAdminCustomersById(db, ids);
  const guests = await listGuestOrders(db, found, maxOrdersRead);
  const inOrder = ids.flatMap((id) => accounts.find((account) => account.id === id) ?? []).slice(0, limit);
  return { accounts: inOrder, guests: guests.slice(0, limit - inOrder.length) };
}

/** Finds accounts by parts of their data, and then those by notes and tags. */
const findIds = async (db: Db, text: string, limit: number): Promise<number[]> =>
  (await Promise.all([findAccountIds(db, text, limit), findCustomersByNotes(db, text, limit)])).flat();

const selectIds = (ids: readonly number[]) => sql`select unnest(${sql.param([...ids])}::int[])`;
