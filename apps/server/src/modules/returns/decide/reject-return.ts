import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { AdminReturnAction } from './approve-return.ts';
import { ReturnCannotMove } from '../errors.ts';
import { subtractPiecesBack } from '../count-pieces-back.ts';
import { releaseExchangeStock } from './release-exchange-stock.ts';
import { lockReturn } from './lock-return.ts';
import { deletePayOutIfDone, moveItems } from './move-items.ts';

/**
 * Rejects a return before it is sent or after inspection; the customer gets the reason. The pieces count as kept.
 * @throws ReturnNotFound
 * @throws ReturnCannotMove also for items that are back in stock
 */
export async function rejectReturn(db: Db, { returnNumber, pieces, by, reason }: AdminReturnAction & { reason: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    const rejected = await moveItems(tx, locked, { move: 'reject', pieces, actor: by, reason, news: 'rejected' });
    if (rejected.some(({ isRestocked }) => isRestocked)) throw new ReturnCannotMove('RECEIVED', 'reject');
    await subtractPiecesBack(tx, rejected);
    await deletePayOutIfDone(tx, locked.request.id);
    await releaseExchangeStock(tx, rejected, locked.request.returnNumber);
  });
}
