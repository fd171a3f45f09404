import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findNextState } from '#kit/transitions';
import { setEarning } from '#modules/tracking';
import { stopPostbacks } from '#modules/webhooks';
import type { Tx } from '#platform/transaction';
import { affiliateTransitions, type AffiliateMove, type AffiliateStatus } from './affiliate-transitions.ts';
import { AffiliateCannotMove, AffiliateNotFound } from '../errors.ts';
import { recordStatusChange } from './record-status-change.ts';
import { affiliates } from '../tables.ts';

/**
 * Changes an affiliate's status and whether their code earns.
 * @param reason shown to the affiliate
 * @throws AffiliateNotFound, AffiliateCannotMove
 */
export async function changeAffiliateStatus(
  tx: Tx,
  { affiliateId, move, actor, reason }: { affiliateId: number; move: AffiliateMove; actor: string; reason: string },
): Promise<AffiliateStatus> {
  const [found] = await tx
    .select({ userId: affiliates.userId, status: affiliates.status, leavingAt: affiliates.leavingAt })
    .from(affiliates)
    .where(eq(affiliates.id, affiliateId))
    .for('update');
  // A deleted affiliate cannot be moved.
  if (found?.userId == null) throw new AffiliateNotFound();
  const to = findNextState<AffiliateStatus, AffiliateMove>(affiliateTransitions, found.status, move);
  if (!to) throw new AffiliateCannotMove(found.status, move);
  await tx.update(affiliates).set({ status: to, changedAt: now() }).where(eq(affiliates.id, affiliateId));
  await setEarning(tx, affiliateId, to === 'active' && found.leavingAt === null);
  if (to === 'suspended') await stopPostbacks(tx, affiliateId);
  await recordStatusChange(tx, { affiliateId, from: found.status, to, actor, reason });
  return to;
}
