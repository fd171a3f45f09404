import { customersById, staffCustomers } from '#modules/accounts';
import { buyersOf, guestsOf, ordersBy } from '#modules/orders';
import { mostCounted, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import { phonesMeant } from '../phones-meant.ts';
import type { StaffCustomerRow } from './contract.ts';
import { shownAccount, shownGuest } from './read-customer.ts';

interface Search {
  q: string;
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Orders of guests that are looked at for one search; who has more in common than these types more. */
const mostGuestOrders = 500;

/**
 * Customers by e-mail, name, telephone or order number: accounts first, the newest first, then those who ordered without one. Without
 * a question all accounts.
 */
export async function findCustomers(db: Db, { q, ids, offset, limit }: Search): Promise<{ rows: StaffCustomerRow[]; count: Counted }> {
  if (ids) {
    const rows = await customersById(db, ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number));
    return { rows: rows.map(shownAccount), count: { itemCount: rows.length, isMore: false } };
  }
  const text = q.trim();
  const phones = await phonesMeant(db, text);
  const orders = text === '' ? undefined : ordersBy({ text, phones });
  // Whoever is meant by a name or an e-mail has it in his account too.
  // An order's number may have letters only.
  const isNumber = !text.includes('@') && /\d|^\w{5}-\w{5}/.test(text);
  const accounts = await staffCustomers(db, { text, phones, among: orders && isNumber ? buyersOf(orders) : undefined, offset, limit });
  if (!orders) return { ...accounts, rows: accounts.rows.map(shownAccount) };
  const guests = (await guestsOf(db, orders, mostGuestOrders)).map(shownGuest);
  const before = accounts.count.itemCount;
  const start = Math.max(0, offset - before);
  return {
    rows: [...accounts.rows.map(shownAccount), ...guests.slice(start, start + limit - accounts.rows.length)],
    count: { itemCount: Math.min(before + guests.length, mostCounted), isMore: accounts.count.isMore },
  };
}
