import { sql, type SQL } from 'drizzle-orm';
import { listPossiblePhones } from '#modules/countries';
import { findOrdersOfDocument } from '#modules/invoicing';
import { findOrderIds, findOrderIdsByNotes, listOrdersById, searchOrderIds, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { findOrderIdsByTracking, selectOrdersByTrackingNumber } from './shipments/admin-parcels.ts';

/** Maximum number of orders that a list shows by a part of a name or number. */
const MAX_MATCHES = 500;

/**
 * Searches orders by number of the order, invoice, credit note or parcel, email, telephone number, last name or SKU; and the newest ones by
 * parts of a number, name, city, email address, telephone or tracking number, by words of a note or by the start of a tag. @returns a query of their ids
 */
export async function searchOrders(db: Db, text: string): Promise<SQL> {
  const exact = searchOrderIds({ text, phones: await listPossiblePhones(db, text) });
  const parts = await findPartIds(db, text, MAX_MATCHES);
  const found = sql`${exact} union select unnest(${sql.param(parts)}::int[])`;
  return text.includes('@') ? found : sql`${found} union ${selectOrdersByTrackingNumber(text)} union ${findOrdersOfDocument(text)}`;
}

/** Finds the newest orders by incomplete values: see {@link searchOrders}. A complete number of a credit note or parcel comes first. */
export async function findOrders(db: Db, text: string, limit: number): Promise<PlacedOrderRow[]> {
  const { rows } = await db.execute<{ order_id: number }>(findOrdersOfDocument(text));
  const ids = [...new Set([...rows.map(({ order_id }) => order_id), ...(await findPartIds(db, text, limit))])].slice(0, limit);
  const orders = await listOrdersById(db, ids);
  return ids.flatMap((id) => orders.find((order) => order.id === id) ?? []);
}

const findPartIds = async (db: Db, text: string, limit: number): Promise<number[]> =>
  (await Promise.all([findOrderIdsByTracking(db, text, limit), findOrderIds(db, text, limit), findOrderIdsByNotes(db, text, limit)])).flat();
