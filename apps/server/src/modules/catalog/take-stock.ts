import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/**
 * Sells pieces that nobody held: an order that needs no payment first.
 * @throws SoldOut if one of the variants has fewer free pieces: then none is taken
 */
export const takeStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'take', order);
