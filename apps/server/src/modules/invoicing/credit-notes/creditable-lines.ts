import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { computeCreditRemainder, computeRoundingLeft, type LineToCredit } from './credit-lines.ts';
import { creditNote } from '../kinds/credit-note.ts';
import { documents } from '../tables.ts';
import { writeInvoice } from '../write-invoice.ts';

/** The part of an invoice that is not yet credited. */
interface CreditableLines {
  /** Lines with something left, with pieces and amounts (minor units). */
  left: LineToCredit[];
  /** The cash rounding that is credited with the last line, minor units. */
  rounding: number;
}

/** Returns the remaining creditable amounts of an order's invoice, per line. Empty before the order is confirmed. */
export async function getCreditableLines(db: Db, orderId: number): Promise<CreditableLines> {
  const invoice = await writeInvoice(db, orderId);
  if (!invoice) return { left: [], rounding: 0 };
  const notes = await db
    .select({ content: documents.content })
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, creditNote.code)))
    .orderBy(asc(documents.id));
  // An edited order also has an earlier invoice with credit notes of its own.
  const earlier = notes.map(({ content }) => content).filter(({ corrects }) => corrects?.number === invoice.number);
  const rest = computeCreditRemainder(invoice.content, earlier);
  return { left: rest, rounding: computeRoundingLeft(invoice.content, earlier) };
}

/**
 * Limits credits to the remaining amounts of their lines after earlier credits, such as a price reduction for a defect.
 * @returns the credits in the same order; pieces and amounts are 0 if nothing is left
 */
export function limitToCreditable<Line extends LineToCredit>(asked: readonly Line[], { left }: Pick<CreditableLines, 'left'>): Line[] {
  const rest = new Map(left.map((line) => [line.orderLineId, { ...line }]));
  return asked.map((line) => {
    const of = rest.get(line.orderLineId) ?? { quantity: 0, amount: 0 };
    const credit = { quantity: Math.min(line.quantity, of.quantity), amount: Math.min(line.amount, of.amount) };
    of.quantity -= credit.quantity;
    of.amount -= credit.amount;
    return { ...line, ...credit };
  });
}
