import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/**
 * Keeps pieces for an order that waits for its payment: they stay on hand and can't be sold to others.
 * @throws SoldOut if one of the variants has fewer free pieces: then none is held
 */
export const holdStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'hold', order);
