import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { buildSignOfKind, getOrderDocumentKind } from '../kinds/document-kinds.ts';
import type { DocumentContent } from '../document-content.ts';
import { documents } from '../tables.ts';
import { writeInvoice } from '../write-invoice.ts';

/** A line of goods according to its documents; minor units without VAT, after discounts. */
export interface RetainedLine {
  orderLineId: number;
  /** The amount on the first invoice that has the line. */
  invoiced: number;
  /** The amount on all its invoices minus all its credit notes. */
  retained: number;
  /** The last document that contains the line, and its cause. */
  lastDocument: { number: string; cause: string };
}

/**
 * Returns the amounts of the goods that the customer keeps, per line of an order, including lines that an edit removed.
 * Empty before the order is confirmed.
 */
export async function listRetainedLines(db: Db, orderId: number): Promise<RetainedLine[]> {
  if (!(await writeInvoice(db, orderId))) return [];
  const rows = await db
    .select({ kind: documents.kind, number: documents.number, cause: documents.cause, content: documents.content })
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.id));
  return computeRetainedLines(rows);
}

type LineDocument = Pick<typeof documents.$inferSelect, 'kind' | 'number' | 'cause'> & { content: Pick<DocumentContent, 'lines'> };

/** @param rows the documents of one order, in order of issue */
export function computeRetainedLines(rows: readonly LineDocument[]): RetainedLine[] {
  const lines = new Map<number, RetainedLine>();
  for (const { kind, number, cause, content } of rows) {
    for (const { orderLineId, kind: of, total, vat } of content.lines) {
      if (orderLineId === null || of !== 'goods') continue;
      const net = total - vat;
      const before = lines.get(orderLineId) ?? { orderLineId, invoiced: net, retained: 0 };
      lines.set(orderLineId, { ...before, retained: before.retained + getOrderDocumentKind(kind).sign * net, lastDocument: { number, cause } });
    }
  }
  return [...lines.values()];
}

/**
 * The amounts kept of all orders, for reconciliation checks: a query of `order_id, order_line_id, kept`, and `changed_at`, when the last
 * of those documents was written.
 */
export const retainedNetQuery: SQL = sql`
  select order_id, (line ->> 'orderLineId')::int as order_line_id,
    sum(${buildSignOfKind(documents.kind)} * ((line ->> 'total')::bigint - (line ->> 'vat')::bigint))::bigint as kept,
    max(created_at) as changed_at
  from ${documents}, jsonb_array_elements(content -> 'lines') as line
  where line ->> 'kind' = 'goods' group by 1, 2`;
