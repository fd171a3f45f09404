import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { ReturnCannotMove, ReturnNotFound } from '../errors.ts';
import { subtractPiecesBack } from '../count-pieces-back.ts';
import { releaseExchangeStock } from '../decide/release-exchange-stock.ts';
import { lockReturn } from '../decide/lock-return.ts';
import { deletePayOutIfDone, moveItems } from '../decide/move-items.ts';

/**
 * Cancels the part of a return that has not arrived: the customer keeps it.
 * @throws ReturnNotFound also for another order's return
 * @throws ReturnCannotMove if everything has arrived, or it is a withdrawal
 */
export async function takeBackReturn(
  db: Db,
  { orderId, returnNumber, actor = 'shopper' }: { orderId: number; returnNumber: string; actor?: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    if (locked.order.id !== orderId) throw new ReturnNotFound();
    if (locked.request.kind === 'withdrawal') throw new ReturnCannotMove('withdrawal', 'withdraw');
    const remaining = await moveItems(tx, locked, { move: 'withdraw', actor });
    await subtractPiecesBack(tx, remaining);
    await deletePayOutIfDone(tx, locked.request.id);
    await releaseExchangeStock(tx, remaining, locked.request.returnNumber);
  });
}
