import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/**
 * Takes in new pieces, of variants that never had any as well.
 */
export const receiveStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'receive', order);
