import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/**
 * Lets go of pieces that were held: the order was never paid.
 */
export const releaseStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'release', order);
