import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/** Returns sold pieces to stock if their order was cancelled before it was packed. */
export const restock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'restock', order);
