import { releaseStock } from '#modules/catalog';
import type { Tx } from '#platform/transaction';
import type { ReturnItemRow } from './lock-return.ts';

/** Releases the stock that was held for the exchange of items. */
export async function releaseExchangeStock(tx: Tx, items: readonly ReturnItemRow[], returnNumber: string): Promise<void> {
  const lines = listExchangeStock(items);
  if (lines.length > 0) await releaseStock(tx, { lines, reference: returnNumber });
}

/** Returns the pieces that items are exchanged for. */
export const listExchangeStock = (items: readonly ReturnItemRow[]): { variantId: number; quantity: number }[] =>
  items.flatMap(({ exchangeVariantId, quantity }) => (exchangeVariantId === null ? [] : [{ variantId: exchangeVariantId, quantity }]));
