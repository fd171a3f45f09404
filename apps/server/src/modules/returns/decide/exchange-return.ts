import { sellHeldStock } from '#modules/catalog';
import { packExchange } from '#modules/fulfilment';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { AdminReturnAction } from './approve-return.ts';
import { ReturnCannotMove } from '../errors.ts';
import { listHeldStock } from './release-exchange-stock.ts';
import { lockReturn } from './lock-return.ts';
import { forgetPayOutIfDone, moveItems } from './move-items.ts';

/**
 * Sends the requested size for items that have arrived: a parcel without charge.
 * @returns the parcel number
 * @throws ReturnNotFound
 * @throws ReturnCannotMove if the item has not arrived, or the customer wants a refund
 */
export async function sendExchange(db: Db, { returnNumber, pieces, by, reason }: AdminReturnAction): Promise<string> {
  return inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    const { order, request, items } = locked;
    const wished = items.filter(({ wish, status }) => wish === 'exchange' && status === 'RECEIVED').map(({ id }) => ({ itemId: id }));
    const exchanged = await moveItems(tx, locked, { move: 'exchange', pieces: pieces ?? wished, actor: by, reason: reason ?? '' });
    const parcel = exchanged.map(({ orderLineId, exchangeVariantId, quantity }) => {
      if (exchangeVariantId === null) throw new ReturnCannotMove('refund', 'exchange');
      return { orderLineId, variantId: exchangeVariantId, quantity };
    });
    await forgetPayOutIfDone(tx, request.id);
    await sellHeldStock(tx, { lines: listHeldStock(exchanged), reference: request.returnNumber });
    return (await packExchange(tx, { orderId: order.id, returnNumber: request.returnNumber, items: parcel, actor: by })).number;
  });
}
