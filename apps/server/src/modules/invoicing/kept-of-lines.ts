import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { PaperContent } from './paper-content.ts';
import { papers } from './tables.ts';
import { writeInvoice } from './write-invoice.ts';

/** A line of goods, as its papers have it; minor units without VAT, after discounts. */
export interface KeptOfLine {
  orderLineId: number;
  /** What the first invoice with it came to. */
  invoiced: number;
  /** What all its invoices come to, less all its credit notes. */
  kept: number;
  /** The last paper that it stands on, and what that was issued for. */
  lastPaper: { number: string; cause: string };
}

/** What is kept of an order's goods, line by line, those too that an edit took out of it. Nothing before it is confirmed. */
export async function keptOfLines(db: Db, orderId: number): Promise<KeptOfLine[]> {
  if (!(await writeInvoice(db, orderId))) return [];
  const rows = await db
    .select({ kind: papers.kind, number: papers.number, cause: papers.cause, content: papers.content })
    .from(papers)
    .where(eq(papers.orderId, orderId))
    .orderBy(asc(papers.id));
  return keptOn(rows);
}

type Paper = Pick<typeof papers.$inferSelect, 'kind' | 'number' | 'cause'> & { content: Pick<PaperContent, 'lines'> };

/** @param rows the papers of one order, in the order they were issued */
export function keptOn(rows: readonly Paper[]): KeptOfLine[] {
  const lines = new Map<number, KeptOfLine>();
  for (const { kind, number, cause, content } of rows) {
    for (const { orderLineId, kind: of, total, vat } of content.lines) {
      if (orderLineId === null || of !== 'goods') continue;
      const net = total - vat;
      const before = lines.get(orderLineId) ?? { orderLineId, invoiced: net, kept: 0 };
      lines.set(orderLineId, { ...before, kept: before.kept + (kind === 'invoice' ? net : -net), lastPaper: { number, cause } });
    }
  }
  return [...lines.values()];
}

/**
 * The same of all orders, for whoever holds books against it: a query of
 * `order_id, order_line_id, kept`, and `changed_at`, when the last of those papers was written.
 */
export const keptNetOfLines: SQL = sql`
  select order_id, (line ->> 'orderLineId')::int as order_line_id,
    sum(case kind when 'invoice' then 1 else -1 end * ((line ->> 'total')::int - (line ->> 'vat')::int))::int as kept,
    max(created_at) as changed_at
  from ${papers}, jsonb_array_elements(content -> 'lines') as line
  where line ->> 'kind' = 'goods' group by 1, 2`;
