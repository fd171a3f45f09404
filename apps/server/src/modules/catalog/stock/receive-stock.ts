import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/** Adds received pieces, also for variants without stock so far. */
export const receiveStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'receive', order);
