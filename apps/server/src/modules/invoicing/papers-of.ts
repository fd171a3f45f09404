import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { papers } from './tables.ts';

/** A paper of an order, as its buyer and the desk see it. */
export interface PaperOfOrder {
  kind: 'invoice' | 'credit-note';
  number: string;
  /** ISO date. */
  issuedOn: string;
  /** Minor units, positive on both kinds. */
  total: number;
  vat: number;
  currency: string;
}

/** All papers of an order: the invoice first, then the credit notes in their order. */
export async function papersOf(db: Db, orderId: number): Promise<PaperOfOrder[]> {
  return db
    .select({
      kind: papers.kind,
      number: papers.number,
      issuedOn: papers.issuedOn,
      total: papers.total,
      vat: papers.vat,
      currency: papers.currency,
    })
    .from(papers)
    .where(eq(papers.orderId, orderId))
    .orderBy(asc(papers.id));
}

/** The order of an invoice or a credit note: a query of its id. */
export const ordersOfPaper = (number: string): SQL => sql`select order_id from ${papers} where ${papers.number} = ${number.trim().toUpperCase()}`;
