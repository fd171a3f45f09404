import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { moved } from '#kit/life';
import { setEarning } from '#modules/tracking';
import { stopPostbacks } from '#modules/webhooks';
import type { Tx } from '#platform/transaction';
import { affiliateLife, type AffiliateMove, type AffiliateStatus } from './affiliate-life.ts';
import { AffiliateCannotMove, AffiliateNotFound } from './errors.ts';
import { noteMove } from './note-move.ts';
import { affiliates } from './tables.ts';

/**
 * Moves an affiliate along his life, and says whether he earns from now on.
 * @param reason what he is told
 * @throws AffiliateNotFound, AffiliateCannotMove
 */
export async function moveAffiliate(
  tx: Tx,
  { affiliateId, move, actor, reason }: { affiliateId: number; move: AffiliateMove; actor: string; reason: string },
): Promise<AffiliateStatus> {
  const [found] = await tx
    .select({ userId: affiliates.userId, status: affiliates.status, leavingAt: affiliates.leavingAt })
    .from(affiliates)
    .where(eq(affiliates.id, affiliateId))
    .for('update');
  // Of one who was forgotten there is nobody to move.
  if (found?.userId == null) throw new AffiliateNotFound();
  const to = moved<AffiliateStatus, AffiliateMove>(affiliateLife, found.status, move);
  if (!to) throw new AffiliateCannotMove(found.status, move);
  await tx.update(affiliates).set({ status: to, changedAt: now() }).where(eq(affiliates.id, affiliateId));
  await setEarning(tx, affiliateId, to === 'active' && found.leavingAt === null);
  if (to === 'suspended') await stopPostbacks(tx, affiliateId);
  await noteMove(tx, { affiliateId, from: found.status, to, actor, reason });
  return to;
}
