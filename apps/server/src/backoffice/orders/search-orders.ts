import { sql, type SQL } from 'drizzle-orm';
import { selectOrdersByTrackingNumber } from '#modules/fulfilment';
import { findOrdersOfDocument } from '#modules/invoicing';
import { searchOrderIds } from '#modules/orders';
import type { Db } from '#platform/database';
import { listPossiblePhones } from '../list-possible-phones.ts';

/** Returns a query for the ids of orders that match a search text. */
export async function searchOrders(db: Db, text: string): Promise<SQL> {
  const ownOrders = searchOrderIds({ text, phones: await listPossiblePhones(db, text) });
  if (text.includes('@')) return ownOrders;
  return sql`${ownOrders} union ${selectOrdersByTrackingNumber(text)} union ${findOrdersOfDocument(text)}`;
}
