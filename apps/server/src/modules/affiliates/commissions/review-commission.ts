import { and, eq, gt, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { isHeld } from '../ledger/balances.ts';
import { CommissionNotFound, NothingToReview } from '../errors.ts';
import { commissions, creditedOrders } from './tables.ts';
import { lockLedger } from '../ledger/write-entries.ts';
import { bookCommissions } from './book-commissions.ts';
import { toPendingOrApproved } from './target-entry.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A review released a held commission. */
    'affiliate.commission-released': { affiliateId: number; commissionId: number };
  }
}

interface Review {
  commissionId: number;
  verdict: 'released' | 'refused';
  by: string;
  /** Shown to the affiliate; required for a refusal. */
  reason: string;
}

/**
 * Decides on a held commission: a released one continues like any other, a refused one is reversed permanently.
 * @throws CommissionNotFound, NothingToReview
 * @throws InvalidInput for a refusal without a reason
 */
export async function reviewCommission(tx: Tx, { commissionId, verdict, by, reason }: Review): Promise<void> {
  if (verdict === 'refused' && reason.trim() === '') throw new InvalidInput([{ field: 'reason', code: 'required' }]);
  const [named] = await tx.select({ affiliateId: commissions.affiliateId }).from(commissions).where(eq(commissions.id, commissionId));
  if (!named) throw new CommissionNotFound();
  const { affiliateId } = named;
  const end = await lockLedger(tx, affiliateId);
  const [held] = await tx
    .select()
    .from(commissions)
    .where(and(eq(commissions.id, commissionId), isHeld));
  if (!held) throw new NothingToReview();
  const reviewed = { verdict, reviewedAt: now(), reviewedBy: by, reviewReason: reason.trim() };
  await tx
    .update(commissions)
    .set(verdict === 'refused' ? { ...reviewed, dueAt: null } : reviewed)
    .where(eq(commissions.id, commissionId));
  if (verdict === 'refused') await forgetConversion(tx, held.orderId);
  if (held.earned === 0) return;
  if (verdict === 'released') return publish(tx, { type: 'affiliate.commission-released', payload: { affiliateId, commissionId } });
  const { orderId, currency, earned } = held;
  const entry = {
    kind: 'reversal' as const,
    cause: `refused ${commissionId}`,
    commissionId,
    currency,
    ...toPendingOrApproved(held, -earned),
    reason: reason.trim(),
  };
  await bookCommissions(tx, { affiliateId, end, orderId, entries: [entry] });
}

/** An order of which every commission was refused, such as the affiliate's own, is no conversion. */
async function forgetConversion(tx: Tx, orderId: number): Promise<void> {
  const others = await tx.$count(
    commissions,
    and(eq(commissions.orderId, orderId), sql`${commissions.verdict} is distinct from 'refused'`, gt(commissions.earned, 0)),
  );
  if (others === 0) await tx.update(creditedOrders).set({ isKept: false }).where(eq(creditedOrders.orderId, orderId));
}
