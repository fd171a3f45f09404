import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/**
 * Sells pieces that were held: the payment has come.
 */
export const sellHeldStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'sellHeld', order);
