import { countKept } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { StaffWork } from './approve-return.ts';
import { ReturnCannotMove } from './errors.ts';
import { letGo } from './let-go.ts';
import { lockReturn } from './lock-return.ts';
import { forgetPayOutIfDone, moveItems } from './move-items.ts';

/**
 * Refuses a return, before it is sent or once it has been looked at; its customer is told why. The pieces count as kept.
 * @throws ReturnNotFound
 * @throws ReturnCannotMove also for what went back on the shelf already
 */
export async function rejectReturn(db: Db, { returnNumber, pieces, by, reason }: StaffWork & { reason: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    const rejected = await moveItems(tx, locked, { move: 'reject', pieces, actor: by, reason, news: 'rejected' });
    if (rejected.some(({ isRestocked }) => isRestocked)) throw new ReturnCannotMove('RECEIVED', 'reject');
    await countKept(
      tx,
      rejected.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
    );
    await forgetPayOutIfDone(tx, locked.request.id);
    await letGo(tx, rejected, locked.request.returnNumber);
  });
}
