import {
  countCustomerNotes,
  listAdminCustomersById,
  listCustomerTags,
  selectCustomersByTag,
  selectCustomersWithNotes,
  type AdminCustomer,
} from '#modules/accounts';
import { searchCustomers } from '#modules/orders';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { AdminCustomerRow } from './contract.ts';
import { toAccountRecord, toGuestRecord } from './read-customer.ts';

interface Search {
  q: string;
  tag?: string | undefined;
  hasNotes?: true | undefined;
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Returns customers by id, or those that a search text finds: accounts first, then guests. */
export async function findCustomers(db: Db, { ids, tag, hasNotes, ...asked }: Search): Promise<{ rows: AdminCustomerRow[]; count: Counted }> {
  if (ids) {
    const rows = await listAdminCustomersById(db, ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number));
    return { rows: await toAccountRecords(db, rows), count: { itemCount: rows.length, isMore: false } };
  }
  const within = [...(tag ? [selectCustomersByTag(tag)] : []), ...(hasNotes ? [selectCustomersWithNotes] : [])];
  const { accounts, guests, count } = await searchCustomers(db, { ...asked, within });
  return { rows: [...(await toAccountRecords(db, accounts)), ...guests.map(toGuestRecord)], count };
}

async function toAccountRecords(db: Db, accounts: readonly AdminCustomer[]): Promise<AdminCustomerRow[]> {
  const ids = accounts.map(({ id }) => id);
  const [tags, notes] = [await listCustomerTags(db, ids), await countCustomerNotes(db, ids)];
  return accounts.map((account) => toAccountRecord(account, { tags: tags.get(account.id), noteCount: notes.get(account.id) }));
}
