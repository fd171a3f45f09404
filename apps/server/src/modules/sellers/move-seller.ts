import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { moved } from '#kit/life';
import { inviteStaff, setVendorRole, userType } from '#modules/accounts';
import { dropTags } from '#platform/tag-drops';
import type { Tx } from '#platform/transaction';
import { SellerCannotMove, SellerNotFound } from './errors.ts';
import { noteMove } from './note-move.ts';
import { sellerLife, type SellerMove, type SellerStatus } from './seller-life.ts';
import { sellers } from './tables.ts';
import { sellersTag } from './tags.ts';

interface Decision {
  sellerId: number;
  move: Exclude<SellerMove, 'reapply'>;
  actor: string;
  /** What the seller is told. */
  reason: string;
}

/**
 * Moves a seller along its life. Approved for the first time it is invited to the back office as a vendor; suspended, nobody
 * of it gets in, and it is shown no more. What becomes of its goods is for staff to say.
 * @param passwordHash of `unknownPassword`, for an account that is made
 * @throws SellerNotFound, SellerCannotMove
 * @throws InvalidInput if the owner of the mailbox works here already
 */
export async function moveSeller(tx: Tx, { sellerId, move, actor, reason }: Decision, passwordHash: string): Promise<SellerStatus> {
  const [found] = await tx.select().from(sellers).where(eq(sellers.id, sellerId)).for('update');
  if (!found) throw new SellerNotFound(sellerId);
  const to = moved<SellerStatus, SellerMove>(sellerLife, found.status, move);
  if (!to) throw new SellerCannotMove(found.status, move);
  const { email, firstName, lastName } = found;
  const userId =
    move === 'approve' ? await inviteStaff(tx, { email, firstName, lastName, userTypeId: userType.vendor, areas: [] }, passwordHash) : found.userId;
  if (userId !== null && (move === 'suspend' || move === 'resume')) await setVendorRole(tx, userId, to === 'approved');
  await tx.update(sellers).set({ status: to, userId, changedAt: now() }).where(eq(sellers.id, sellerId));
  await noteMove(tx, { sellerId, from: found.status, to, actor, reason });
  await dropTags(tx, [sellersTag]);
  return to;
}
