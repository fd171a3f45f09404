import { listAdminCustomers, type AdminCustomer } from '#modules/accounts';
import { listPossiblePhones } from '#modules/countries';
import { MAX_COUNTED, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { PlacedOrderRow } from '../change/record-order.ts';
import { listGuestOrders, selectBuyers } from './list-orders-of-person.ts';
import { searchOrderIds } from './search-order-ids.ts';

/** Limit of guest orders per search; a longer search text narrows it. */
const mostGuestOrders = 500;

/** A page of customers: accounts first (the newest first), then guests, each with their latest order. */
export interface FoundCustomers {
  accounts: AdminCustomer[];
  guests: PlacedOrderRow[];
  count: Counted;
}

/** Searches customers by email, name, telephone or order number. Without a search text it returns all accounts. */
export async function searchCustomers(db: Db, { q, offset, limit }: { q: string; offset: number; limit: number }): Promise<FoundCustomers> {
  const text = q.trim();
  const phones = await listPossiblePhones(db, text);
  const orders = text === '' ? undefined : searchOrderIds({ text, phones });
  // A name or an email also finds the account. An order number may consist of letters only.
  const isNumber = !text.includes('@') && /\d|^\w{5}-\w{5}/.test(text);
  const found = await listAdminCustomers(db, { text, phones, among: orders && isNumber ? selectBuyers(orders) : undefined, offset, limit });
  if (!orders) return { accounts: found.rows, guests: [], count: found.count };
  const guests = await listGuestOrders(db, orders, mostGuestOrders);
  const before = found.count.itemCount;
  const start = Math.max(0, offset - before);
  return {
    accounts: found.rows,
    guests: guests.slice(start, start + limit - found.rows.length),
    count: { itemCount: Math.min(before + guests.length, MAX_COUNTED), isMore: found.count.isMore },
  };
}
