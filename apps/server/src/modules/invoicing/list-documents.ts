import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { documents } from './tables.ts';

/** A document of an order, as shown to its buyer and in the order queue. */
export interface DocumentOfOrder {
  /** A kind of `kinds/`. */
  kind: string;
  number: string;
  /** ISO date. */
  issuedOn: string;
  /** Minor units, positive on all kinds. */
  total: number;
  vat: number;
  currency: string;
}

/** Returns all documents of an order: the invoice first, then the credit notes in order of issue. */
export async function listDocuments(db: Db, orderId: number): Promise<DocumentOfOrder[]> {
  return db
    .select({
      kind: documents.kind,
      number: documents.number,
      issuedOn: documents.issuedOn,
      total: documents.total,
      vat: documents.vat,
      currency: documents.currency,
    })
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.id));
}

/** Returns a query for the order id of an invoice or credit note. */
export const findOrdersOfDocument = (number: string): SQL =>
  sql`select order_id from ${documents} where ${documents.number} = ${number.trim().toUpperCase()}`;
