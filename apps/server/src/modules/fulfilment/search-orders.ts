import { sql, type SQL } from 'drizzle-orm';
import { listPossiblePhones } from '#modules/countries';
import { findOrdersOfDocument } from '#modules/invoicing';
import { searchOrderIds } from '#modules/orders';
import type { Db } from '#platform/database';
import { selectOrdersByTrackingNumber } from './shipments/admin-parcels.ts';

/**
 * Searches orders by number of the order, invoice, credit note or parcel, email, telephone number, last name or SKU.
 * @returns a query of their ids
 */
export async function searchOrders(db: Db, text: string): Promise<SQL> {
  const found = searchOrderIds({ text, phones: await listPossiblePhones(db, text) });
  return text.includes('@') ? found : sql`${found} union ${selectOrdersByTrackingNumber(text)} union ${findOrdersOfDocument(text)}`;
}
