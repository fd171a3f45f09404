import { listAdminCustomersById, listAdminCustomers } from '#modules/accounts';
import { selectBuyers, listGuestOrders, searchOrderIds } from '#modules/orders';
import { MAX_COUNTED, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { listPossiblePhones } from '../list-possible-phones.ts';
import type { AdminCustomerRow } from './contract.ts';
import { toAccountRecord, toGuestRecord } from './read-customer.ts';

interface Search {
  q: string;
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Limit of guest orders per search; a longer search text narrows it. */
const mostGuestOrders = 500;

/**
 * Returns customers by email, name, telephone or order number: accounts first (the newest first), then guests. Without a search text all accounts.
 */
export async function findCustomers(db: Db, { q, ids, offset, limit }: Search): Promise<{ rows: AdminCustomerRow[]; count: Counted }> {
  if (ids) {
    const rows = await listAdminCustomersById(db, ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number));
    return { rows: rows.map(toAccountRecord), count: { itemCount: rows.length, isMore: false } };
  }
  const text = q.trim();
  const phones = await listPossiblePhones(db, text);
  const orders = text === '' ? undefined : searchOrderIds({ text, phones });
  // A name or an email also finds the account. An order number may consist of letters only.
  const isNumber = !text.includes('@') && /\d|^\w{5}-\w{5}/.test(text);
  const accounts = await listAdminCustomers(db, { text, phones, among: orders && isNumber ? selectBuyers(orders) : undefined, offset, limit });
  if (!orders) return { ...accounts, rows: accounts.rows.map(toAccountRecord) };
  const guests = (await listGuestOrders(db, orders, mostGuestOrders)).map(toGuestRecord);
  const before = accounts.count.itemCount;
  const start = Math.max(0, offset - before);
  return {
    rows: [...accounts.rows.map(toAccountRecord), ...guests.slice(start, start + limit - accounts.rows.length)],
    count: { itemCount: Math.min(before + guests.length, MAX_COUNTED), isMore: accounts.count.isMore },
  };
}
