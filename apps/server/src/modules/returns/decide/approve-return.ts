import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { lockReturn } from './lock-return.ts';
import { moveItems, type ItemPieces } from './move-items.ts';

/** An action of a staff member on a return. */
export interface AdminReturnAction {
  returnNumber: string;
  /** Absent: all items that the action applies to. */
  pieces?: readonly ItemPieces[] | undefined;
  /** The staff member. */
  by: string;
  reason?: string | undefined;
}

/**
 * Approves a return; the customer gets an email with the address and the note for the parcel.
 * @throws ReturnNotFound, ReturnCannotMove
 */
export async function approveReturn(db: Db, { returnNumber, pieces, by, reason }: AdminReturnAction): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    await moveItems(tx, locked, { move: 'approve', pieces, actor: by, reason: reason ?? '', news: 'approved' });
  });
}
