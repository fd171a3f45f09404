import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/** Sells held pieces after the payment. */
export const sellHeldStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'sellHeld', order);
