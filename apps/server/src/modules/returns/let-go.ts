import { releaseStock } from '#modules/catalog';
import type { Tx } from '#platform/transaction';
import type { ReturnItemRow } from './lock-return.ts';

/** What items were to be exchanged for is free again. */
export async function letGo(tx: Tx, items: readonly ReturnItemRow[], returnNumber: string): Promise<void> {
  const lines = heldBy(items);
  if (lines.length > 0) await releaseStock(tx, { lines, reference: returnNumber });
}

/** The pieces that are held for items. */
export const heldBy = (items: readonly ReturnItemRow[]): { variantId: number; quantity: number }[] =>
  items.flatMap(({ exchangeVariantId, quantity }) => (exchangeVariantId === null ? [] : [{ variantId: exchangeVariantId, quantity }]));
