import { sellHeldStock } from '#modules/catalog';
import { packExchange } from '#modules/fulfilment';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { StaffWork } from './approve-return.ts';
import { ReturnCannotMove } from './errors.ts';
import { heldBy } from './let-go.ts';
import { lockReturn } from './lock-return.ts';
import { forgetPayOutIfDone, moveItems } from './move-items.ts';

/**
 * Sends the other size for what has come back: a parcel without charge.
 * @returns the parcel's number
 * @throws ReturnNotFound
 * @throws ReturnCannotMove if it has not arrived, or money was wished for
 */
export async function exchangeReturn(db: Db, { returnNumber, pieces, by, reason }: StaffWork): Promise<string> {
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
    await sellHeldStock(tx, { lines: heldBy(exchanged), reference: request.returnNumber });
    return (await packExchange(tx, { orderId: order.id, returnNumber: request.returnNumber, items: parcel, actor: by })).number;
  });
}
