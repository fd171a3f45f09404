import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findNextState } from '#kit/transitions';
import { inviteStaff, setVendorRole, userType } from '#modules/accounts';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { SellerCannotMove, SellerNotFound } from './errors.ts';
import { recordSellerEvent } from './record-seller-event.ts';
import { sellerTransitions, type SellerMove, type SellerStatus } from './seller-transitions.ts';
import { sellers } from './tables.ts';
import { sellersTag } from './tags.ts';

interface Decision {
  sellerId: number;
  move: Exclude<SellerMove, 'reapply'>;
  actor: string;
  /** Shown to the seller. */
  reason: string;
}

/**
 * Changes a seller's status. The first approval invites them to the back office as a vendor; a suspension removes the access and
 * hides the seller. Staff decide about their products.
 * @param passwordHash the result of `createUnknownPassword`, for a new account
 * @throws SellerNotFound, SellerCannotMove
 * @throws InvalidInput if the email belongs to a staff member
 */
export async function moveSeller(tx: Tx, { sellerId, move, actor, reason }: Decision, passwordHash: string): Promise<SellerStatus> {
  const [found] = await tx.select().from(sellers).where(eq(sellers.id, sellerId)).for('update');
  if (!found) throw new SellerNotFound(sellerId);
  const to = findNextState<SellerStatus, SellerMove>(sellerTransitions, found.status, move);
  if (!to) throw new SellerCannotMove(found.status, move);
  const { email, firstName, lastName } = found;
  const userId =
    move === 'approve' ? await inviteStaff(tx, { email, firstName, lastName, userTypeId: userType.vendor, areas: [] }, passwordHash) : found.userId;
  if (userId !== null && (move === 'suspend' || move === 'resume')) await setVendorRole(tx, userId, to === 'approved');
  await tx.update(sellers).set({ status: to, userId, changedAt: now() }).where(eq(sellers.id, sellerId));
  await recordSellerEvent(tx, { sellerId, from: found.status, to, actor, reason });
  await dropTags(tx, [sellersTag]);
  return to;
}
