import { money, toMajor } from '#kit/money';
import { papersOf, writeInvoice } from '#modules/invoicing';
import type { PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import type { Paper } from '../orders/contract.ts';

/** The papers of an order as its buyer sees them. The invoice is there as soon as it has its number, whether or not its job has run. */
export async function papersToShow(db: Db, order: PlacedOrderRow): Promise<Paper[]> {
  const { id, invoiceNumber } = order;
  if (invoiceNumber === null || isFreedOfPerson(order)) return [];
  await writeInvoice(db, id);
  const papers = await papersOf(db, id);
  return papers.map(({ kind, number, issuedOn, total, currency }) => ({ kind, number, issuedOn, total: toMajor(money(total, currency)), currency }));
}

/** The papers of an erased account are kept for the books, and nobody is given them any more: numbers alone prove nobody. */
export const isFreedOfPerson = ({ email }: Pick<PlacedOrderRow, 'email'>): boolean => email === '';
