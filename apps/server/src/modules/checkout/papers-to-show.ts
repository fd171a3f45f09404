import { money, toMajor } from '#kit/money';
import { papersOf, writeInvoice } from '#modules/invoicing';
import type { PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import type { Paper } from '../orders/contract.ts';

/** The papers of an order as its buyer sees them. The invoice is there as soon as it has its number, whether or not its job has run. */
export async function papersToShow(db: Db, { id, invoiceNumber }: PlacedOrderRow): Promise<Paper[]> {
  if (invoiceNumber === null) return [];
  await writeInvoice(db, id);
  const papers = await papersOf(db, id);
  return papers.map(({ kind, number, issuedOn, total, currency }) => ({ kind, number, issuedOn, total: toMajor(money(total, currency)), currency }));
}
