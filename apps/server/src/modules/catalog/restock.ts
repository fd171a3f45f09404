import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/**
 * Puts sold pieces back that never left the house: their order was given up before it was packed.
 */
export const restock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'restock', order);
