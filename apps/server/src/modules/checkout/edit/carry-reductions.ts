import { issueCreditNote } from '#modules/invoicing';
import { listOrderLines, type ChangedLine } from '#modules/orders';
import type { Tx } from '#platform/transaction';
import type { OrderToEdit, Reduction } from './lock-order-to-edit.ts';
import type { PricedEdit } from './price-edit.ts';

/** A price reduction of a line of the edited order, by its position. */
export type CarriedReduction = Omit<Reduction, 'orderLineId'> & { index: number };

/**
 * Returns the price reductions that stay after an edit: those of lines that the edit keeps, up to their new price.
 * @param rows the lines after the edit, goods first as in the priced edit
 */
export function listCarriedReductions(
  { reductions }: OrderToEdit,
  { goods }: Pick<PricedEdit, 'goods'>,
  rows: readonly Pick<ChangedLine, 'id' | 'total' | 'quantity'>[],
): CarriedReduction[] {
  return rows.flatMap((row, index) => {
    const lineId = row.id ?? goods[index]?.bought?.id;
    const reduction = reductions.find(({ orderLineId }) => orderLineId === lineId);
    if (!reduction) return [];
    return [{ index, quantity: Math.min(reduction.quantity, row.quantity), amount: Math.min(reduction.amount, row.total) }];
  });
}

export const sumReductions = (reductions: readonly { amount: number }[]): number => reductions.reduce((sum, { amount }) => sum + amount, 0);

/** Credits the reductions again on the new invoice of an edited order, which lists full prices. The customer already has the money. */
export async function creditCarriedReductions(
  tx: Tx,
  { orderId, invoiceNumber, reductions }: { orderId: number; invoiceNumber: string; reductions: readonly CarriedReduction[] },
): Promise<void> {
  if (reductions.length === 0) return;
  const rows = await listOrderLines(tx, orderId);
  const lines = reductions.flatMap(({ index, quantity, amount }) => {
    const line = rows[index];
    return line ? [{ orderLineId: line.id, quantity, amount }] : [];
  });
  await issueCreditNote(tx, { orderId, cause: `reductions ${invoiceNumber}`, lines });
}
