import { vatWithin } from '#kit/money';
import { CreditExceedsInvoice } from './errors.ts';
import type { PaperContent, PaperLine } from './paper-content.ts';

/** What is to be credited of one line of an order. */
export interface LineToCredit {
  orderLineId: number;
  /** Pieces that it is for; 0: a lower price for what is kept. */
  quantity: number;
  /** Minor units, VAT included. */
  amount: number;
}

type Lined = Pick<PaperContent, 'lines'>;

/**
 * The lines of the next credit note of an invoice. The VAT of a note is what the VAT within all that is credited grows by,
 * so that it never exceeds the invoice's, and comes to exactly that once the line is credited whole. With the last of the
 * lines goes the rounding to coins.
 * @param earlier the credit notes of that invoice so far
 * @throws CreditExceedsInvoice
 */
export function creditLines(invoice: Lined, earlier: readonly Lined[], asked: readonly LineToCredit[]): PaperLine[] {
  const written: PaperLine[] = [];
  for (const { orderLineId, quantity, amount } of asked) {
    if (!Number.isSafeInteger(amount) || amount < 0 || !Number.isSafeInteger(quantity) || quantity < 0) {
      throw new RangeError(`a credit of ${amount} for ${quantity} pieces is none`);
    }
    if (amount === 0) continue;
    const line = invoice.lines.find((candidate) => candidate.orderLineId === orderLineId);
    const before = creditedOf([...earlier, { lines: written }], orderLineId);
    const left = (line?.total ?? 0) - before.total;
    if (!line || amount > left) throw new CreditExceedsInvoice({ orderLineId, left, asked: amount, of: 'amount' });
    const leftPieces = line.quantity - before.quantity;
    if (quantity > leftPieces) throw new CreditExceedsInvoice({ orderLineId, left: leftPieces, asked: quantity, of: 'quantity' });
    const vatAfter = amount === left ? line.vat : Math.min(line.vat, vatWithin(before.total + amount, line.vatBasisPoints));
    const unitPrice = quantity === 0 ? amount : line.unitPrice;
    written.push({ ...line, quantity, unitPrice, discount: unitPrice * Math.max(quantity, 1) - amount, total: amount, vat: vatAfter - before.vat });
  }
  const rounding = invoice.lines.find(({ kind }) => kind === 'rounding');
  const isLast = invoice.lines.every(
    ({ orderLineId, total }) => creditedOf([...earlier, { lines: written }], orderLineId).total === total || orderLineId === null,
  );
  return rounding && isLast && written.length > 0 ? [...written, rounding] : written;
}

/** All that an invoice still has to be credited with, line by line. */
export function restToCredit(invoice: Lined, earlier: readonly Lined[]): LineToCredit[] {
  return invoice.lines.flatMap(({ orderLineId, quantity, total }) => {
    if (orderLineId === null) return [];
    const before = creditedOf(earlier, orderLineId);
    return before.total < total ? [{ orderLineId, quantity: quantity - before.quantity, amount: total - before.total }] : [];
  });
}

function creditedOf(notes: readonly Lined[], orderLineId: number | null): { total: number; vat: number; quantity: number } {
  const credited = { total: 0, vat: 0, quantity: 0 };
  for (const line of notes.flatMap(({ lines }) => lines)) {
    if (line.orderLineId !== orderLineId) continue;
    credited.total += line.total;
    credited.vat += line.vat;
    credited.quantity += line.quantity;
  }
  return credited;
}
