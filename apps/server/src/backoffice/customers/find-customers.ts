import { listAdminCustomersById } from '#modules/accounts';
import { searchCustomers } from '#modules/orders';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { AdminCustomerRow } from './contract.ts';
import { toAccountRecord, toGuestRecord } from './read-customer.ts';

interface Search {
  q: string;
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Returns customers by id, or those that a search text finds: accounts first, then guests. */
export async function findCustomers(db: Db, { ids, ...asked }: Search): Promise<{ rows: AdminCustomerRow[]; count: Counted }> {
  if (ids) {
    const rows = await listAdminCustomersById(db, ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number));
    return { rows: rows.map(toAccountRecord), count: { itemCount: rows.length, isMore: false } };
  }
  const { accounts, guests, count } = await searchCustomers(db, asked);
  return { rows: [...accounts.map(toAccountRecord), ...guests.map(toGuestRecord)], count };
}
