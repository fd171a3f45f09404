import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/**
 * Holds stock for an order that waits for payment: the pieces stay on hand and can't be sold to others.
 * @throws SoldOut if one of the variants has too little available stock: then none is held
 */
export const holdStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'hold', order);
