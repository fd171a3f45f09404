import { creditLines, computeCreditRemainder, type LineToCredit } from './credit-lines.ts';
import type { DocumentContent } from '../document-content.ts';
import { computeVatByRate } from '../invoice-content.ts';

/** The credits to issue for an invoice, and its earlier credits. */
interface AskedCredit {
  invoice: DocumentContent;
  /** The invoice's number and the day of its issue, ISO. */
  corrects: { number: string; issuedOn: string };
  /** The credit notes of that invoice so far. */
  earlier: readonly Pick<DocumentContent, 'lines'>[];
  /** `all`: everything that is left of the invoice. */
  lines: readonly LineToCredit[] | 'all';
  /** The step of cash that is still to be collected; undefined: none. */
  cashStep?: number | undefined;
  /** ISO day. */
  issuedOn: string;
}

/**
 * Builds the content of a credit note.
 * @returns null if nothing is left to credit
 * @throws CreditExceedsInvoice for more than is left of a line
 */
export function creditNoteContent({ invoice, corrects, earlier, lines, cashStep, issuedOn }: AskedCredit): DocumentContent | null {
  const credited = creditLines(invoice, earlier, lines === 'all' ? computeCreditRemainder(invoice, earlier) : lines, cashStep);
  if (credited.length === 0) return null;
  const total = credited.reduce((sum, line) => sum + line.total, 0);
  return { ...invoice, issuedOn, corrects, lines: credited, vat: computeVatByRate(credited), total, second: null };
}
