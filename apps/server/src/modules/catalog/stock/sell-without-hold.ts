import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/**
 * Sells pieces without a hold, for an order that needs no payment first.
 * @throws SoldOut if one of the variants has too little available stock: then none is taken
 */
export const sellWithoutHold = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'take', order);
