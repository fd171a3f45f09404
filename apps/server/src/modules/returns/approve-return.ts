import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { lockReturn } from './lock-return.ts';
import { moveItems, type ItemPieces } from './move-items.ts';

/** What a member of staff does with a return. */
export interface StaffWork {
  returnNumber: string;
  /** Absent: all that it can be done with. */
  pieces?: readonly ItemPieces[] | undefined;
  /** Who does it. */
  by: string;
  reason?: string | undefined;
}

/**
 * Lets a customer send something: he is mailed where to, with the note for the parcel.
 * @throws ReturnNotFound, ReturnCannotMove
 */
export async function approveReturn(db: Db, { returnNumber, pieces, by, reason }: StaffWork): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockReturn(tx, returnNumber);
    await moveItems(tx, locked, { move: 'approve', pieces, actor: by, reason: reason ?? '', news: 'approved' });
  });
}
