import type { Tx } from '#platform/transaction';
import { moveStock, type StockOrder } from './stock-moves.ts';

/**
 * Puts sold pieces back on the shelf: a cancelled order, a parcel that came back.
 */
export const returnStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'giveBack', order);
