import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { restToCredit, type LineToCredit } from './credit-lines.ts';
import { papers } from './tables.ts';
import { writeInvoice } from './write-invoice.ts';

/** What an invoice has not been credited with yet. */
interface LeftToCredit {
  /** Lines of which something is left, with pieces and amounts (minor units). */
  left: LineToCredit[];
  /** What goes back with the last of them: the rounding of a cash total, minor units. */
  rounding: number;
}

/** What is left to credit of an order's invoice, line by line. Nothing before it is confirmed. */
export async function leftToCredit(db: Db, orderId: number): Promise<LeftToCredit> {
  const invoice = await writeInvoice(db, orderId);
  if (!invoice) return { left: [], rounding: 0 };
  const notes = await db
    .select({ content: papers.content })
    .from(papers)
    .where(and(eq(papers.orderId, orderId), eq(papers.kind, 'credit-note')))
    .orderBy(asc(papers.id));
  // An edited order had another invoice before, with credit notes of its own.
  const earlier = notes.map(({ content }) => content).filter(({ corrects }) => corrects?.number === invoice.number);
  const rest = restToCredit(invoice.content, earlier);
  return { left: rest, rounding: invoice.content.lines.find(({ kind }) => kind === 'rounding')?.total ?? 0 };
}

/**
 * What of these credits is still possible: less by what was given back for their lines before, such as for a flaw.
 * @returns in their order, pieces and amounts of 0 where nothing is left
 */
export function withinLeft<Line extends LineToCredit>(asked: readonly Line[], { left }: Pick<LeftToCredit, 'left'>): Line[] {
  const rest = new Map(left.map((line) => [line.orderLineId, { ...line }]));
  return asked.map((line) => {
    const of = rest.get(line.orderLineId) ?? { quantity: 0, amount: 0 };
    const credit = { quantity: Math.min(line.quantity, of.quantity), amount: Math.min(line.amount, of.amount) };
    of.quantity -= credit.quantity;
    of.amount -= credit.amount;
    return { ...line, ...credit };
  });
}
