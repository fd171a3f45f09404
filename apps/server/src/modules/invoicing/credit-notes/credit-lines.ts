import { computeIncludedVat, roundToCash } from '#kit/money';
import { buildRoundingLine } from '../rounding-line.ts';
import { CreditExceedsInvoice } from '../errors.ts';
import type { DocumentContent, DocumentLine } from '../document-content.ts';

/** The part of an order line to credit. */
export interface LineToCredit {
  orderLineId: number;
  /** Number of pieces; 0 for a price reduction of goods that the customer keeps. */
  quantity: number;
  /** Minor units, VAT included. */
  amount: number;
}

type Lined = Pick<DocumentContent, 'lines'>;

/**
 * Returns the lines of the next credit note of an invoice. VAT is calculated on the total credited so far, so that all notes
 * together never exceed the VAT of the invoice and match it exactly once a line is fully credited.
 * The cash rounding is credited with the last line. If cash is still to be collected, it is adjusted so that the rest can be paid in cash.
 * @param earlier the previous credit notes of the invoice
 * @param cashStep of cash that is still to be collected; undefined: the rest is paid, or paid otherwise
 * @throws CreditExceedsInvoice
 */
export function creditLines(invoice: Lined, earlier: readonly Lined[], asked: readonly LineToCredit[], cashStep?: number): DocumentLine[] {
  const written: DocumentLine[] = [];
  for (const part of asked) {
    assertValidCredit(part);
    if (part.amount === 0) continue;
    const line = invoice.lines.find(({ orderLineId }) => orderLineId === part.orderLineId);
    written.push(creditLine(line, sumCredited([...earlier, { lines: written }], part.orderLineId), part));
  }
  const rounding = computeCreditedRounding(invoice, [...earlier, { lines: written }], cashStep);
  return rounding !== 0 && written.length > 0 ? [...written, buildRoundingLine(rounding)] : written;
}

/** Returns the rounding that is not justified any more after these credits; minor units, negative to add it. */
function computeCreditedRounding(invoice: Lined, credited: readonly Lined[], cashStep: number | undefined): number {
  const exact = sumTotals(invoice, isLine) - credited.reduce((sum, note) => sum + sumTotals(note, isLine), 0);
  const left = computeRoundingLeft(invoice, credited);
  if (exact === 0) return left;
  return cashStep === undefined ? 0 : left - (roundToCash(exact, cashStep) - exact);
}

/** Returns the cash rounding of an invoice that its credit notes have not taken back; minor units. */
export const computeRoundingLeft = (invoice: Lined, earlier: readonly Lined[]): number =>
  sumTotals(invoice, isRounding) - earlier.reduce((sum, note) => sum + sumTotals(note, isRounding), 0);

const isRounding = ({ kind }: DocumentLine): boolean => kind === 'rounding';
const isLine = (line: DocumentLine): boolean => !isRounding(line);
const sumTotals = ({ lines }: Lined, isCounted: (line: DocumentLine) => boolean): number =>
  lines.reduce((sum, line) => sum + (isCounted(line) ? line.total : 0), 0);

function assertValidCredit({ quantity, amount }: LineToCredit): void {
  if (![quantity, amount].every((value) => Number.isSafeInteger(value) && value >= 0))
    throw new RangeError(`a credit of ${amount} for ${quantity} pieces is not valid`);
}

/**
 * Credits a part of a line.
 * @param before the sums of the line that were credited before
 * @throws CreditExceedsInvoice
 */
function creditLine(line: DocumentLine | undefined, before: Credited, { orderLineId, quantity, amount }: LineToCredit): DocumentLine {
  const left = (line?.total ?? 0) - before.total;
  if (!line || amount > left) throw new CreditExceedsInvoice({ orderLineId, left, asked: amount, of: 'amount' });
  const leftPieces = line.quantity - before.quantity;
  if (quantity > leftPieces) throw new CreditExceedsInvoice({ orderLineId, left: leftPieces, asked: quantity, of: 'quantity' });
  const vatAfter = amount === left ? line.vat : Math.min(line.vat, computeIncludedVat(before.total + amount, line.vatBasisPoints));
  const unitPrice = quantity === 0 ? amount : line.unitPrice;
  return { ...line, quantity, unitPrice, discount: unitPrice * Math.max(quantity, 1) - amount, total: amount, vat: vatAfter - before.vat };
}

/** Returns everything of an invoice that is not yet credited, per line. */
export function computeCreditRemainder(invoice: Lined, earlier: readonly Lined[]): LineToCredit[] {
  return invoice.lines.flatMap(({ orderLineId, quantity, total }) => {
    if (orderLineId === null) return [];
    const before = sumCredited(earlier, orderLineId);
    return before.total < total ? [{ orderLineId, quantity: quantity - before.quantity, amount: total - before.total }] : [];
  });
}

type Credited = Pick<DocumentLine, 'total' | 'vat' | 'quantity'>;

function sumCredited(notes: readonly Lined[], orderLineId: number | null): Credited {
  const credited = { total: 0, vat: 0, quantity: 0 };
  for (const line of notes.flatMap(({ lines }) => lines)) {
    if (line.orderLineId !== orderLineId) continue;
    credited.total += line.total;
    credited.vat += line.vat;
    credited.quantity += line.quantity;
  }
  return credited;
}
