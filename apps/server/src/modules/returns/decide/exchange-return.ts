import { sellHeldStock, sellWithoutHold } from '#modules/catalog';
import { packExchange, type ShipmentPieces } from '#modules/fulfilment';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { AdminReturnAction } from './approve-return.ts';
import { ReturnCannotMove } from '../errors.ts';
import { listExchangeStock } from './release-exchange-stock.ts';
import { lockReturn, type ReturnItemRow } from './lock-return.ts';
import { deletePayOutIfDone, moveItems } from './move-items.ts';

/**
 * Sends the requested size for items that have arrived, or once more if its parcel was lost or came back: a parcel without charge.
 * @returns the parcel number
 * @throws ReturnNotFound
 * @throws ReturnCannotMove if the item has not arrived, or the customer wants a refund
 * @throws SoldOut if the size is to be sent once more and has sold out
 */
export async function sendExchange(db: Db, { returnNumber, pieces, by, reason }: AdminReturnAction): Promise<string> {
  return inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    const { order, request, items } = locked;
    const failed = new Set(items.filter(({ status }) => status === 'EXCHANGE_FAILED').map(({ id }) => id));
    const wished = items
      .filter(({ id, wish, status }) => wish === 'exchange' && (status === 'RECEIVED' || failed.has(id)))
      .map(({ id }) => ({ itemId: id }));
    const exchanged = await moveItems(tx, locked, { move: 'exchange', pieces: pieces ?? wished, actor: by, reason: reason ?? '' });
    await deletePayOutIfDone(tx, request.id);
    const { returnNumber: reference } = request;
    // No stock is held for an exchange that failed.
    const [again, first] = [exchanged.filter(({ id }) => failed.has(id)), exchanged.filter(({ id }) => !failed.has(id))];
    await sellHeldStock(tx, { lines: listExchangeStock(first), reference });
    await sellWithoutHold(tx, { lines: listExchangeStock(again), reference });
    return (await packExchange(tx, { orderId: order.id, returnNumber: reference, items: mergeItems(exchanged), actor: by })).number;
  });
}

/** Returns the contents of the parcel: one row per line and variant. @throws ReturnCannotMove if the customer wants a refund */
function mergeItems(exchanged: readonly ReturnItemRow[]): ShipmentPieces[] {
  const merged = new Map<string, ShipmentPieces>();
  for (const { orderLineId, exchangeVariantId: variantId, quantity } of exchanged) {
    if (variantId === null) throw new ReturnCannotMove('refund', 'exchange');
    const key = `${orderLineId} ${variantId}`;
    merged.set(key, { orderLineId, variantId, quantity: quantity + (merged.get(key)?.quantity ?? 0) });
  }
  return [...merged.values()];
}
