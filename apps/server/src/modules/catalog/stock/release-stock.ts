import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/** Releases held pieces of an order that was never paid. */
export const releaseStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'release', order);
