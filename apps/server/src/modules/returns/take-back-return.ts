import { countKept } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { ReturnCannotMove, ReturnNotFound } from './errors.ts';
import { letGo } from './let-go.ts';
import { lockReturn } from './lock-return.ts';
import { forgetPayOutIfDone, moveItems } from './move-items.ts';

/**
 * A customer keeps after all what has not arrived yet.
 * @throws ReturnNotFound also for one of another order
 * @throws ReturnCannotMove if all of it has arrived, or it is a withdrawal from the contract
 */
export async function takeBackReturn(
  db: Db,
  { orderId, returnNumber, actor = 'shopper' }: { orderId: number; returnNumber: string; actor?: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    if (locked.order.id !== orderId) throw new ReturnNotFound();
    if (locked.request.kind === 'withdrawal') throw new ReturnCannotMove('withdrawal', 'withdraw');
    const kept = await moveItems(tx, locked, { move: 'withdraw', actor });
    await countKept(
      tx,
      kept.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
    );
    await forgetPayOutIfDone(tx, locked.request.id);
    await letGo(tx, kept, locked.request.returnNumber);
  });
}
