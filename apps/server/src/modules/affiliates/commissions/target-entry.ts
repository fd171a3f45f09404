import { divideRounded, share } from '#kit/money';
import type { RetainedLine } from '#modules/invoicing';
import type { commissions } from './tables.ts';
import type { NewEntry } from '../ledger/write-entries.ts';

/** A stored commission. */
export type CommissionRow = typeof commissions.$inferSelect;

/** Reversal reasons. A reason that staff wrote is stored as text. */
export const reversalReasons = ['returned', 'refunded', 'cancelled', 'not-delivered', 'edited'] as const;
export type ReversalReason = (typeof reversalReasons)[number];

type Terms = Pick<CommissionRow, 'basisPoints' | 'base' | 'fixed' | 'capped' | 'verdict'>;

/**
 * Returns the commission that a line should have, in minor units: the stored rate of the amount kept, and the kept part of the line's fixed amount
 * and of the reduction to the maximum; zero after a refusal. `reconcile/commissions-and-documents.ts` computes the same in SQL.
 */
export function computeTarget({ basisPoints, base, fixed, capped, verdict }: Terms, kept: number): number {
  if (verdict === 'refused' || kept <= 0) return 0;
  const further = base > 0 ? divideRounded(BigInt(fixed - capped) * BigInt(Math.min(kept, base)), BigInt(base)) : 0;
  return Math.max(0, share(kept, basisPoints) + further);
}

/**
 * Returns the entry that corrects the ledger for a line, or none if it is correct. Its cause is the document that made the
 * difference, so the same documents never write it twice.
 */
export function computeTargetEntry(
  commission: Terms & Pick<CommissionRow, 'id' | 'orderLineId' | 'currency' | 'earned' | 'approvedAt'>,
  { retained, lastDocument }: Pick<RetainedLine, 'retained' | 'lastDocument'>,
): NewEntry[] {
  const difference = computeTarget(commission, retained) - commission.earned;
  if (difference === 0) return [];
  const { id: commissionId, orderLineId, currency } = commission;
  const cause = `line ${orderLineId} ${lastDocument.number}`;
  const reason = difference < 0 ? getReversalReason(lastDocument.cause) : '';
  return [
    { kind: difference < 0 ? 'reversal' : 'commission', cause, commissionId, currency, ...toPendingOrApproved(commission, difference), reason },
  ];
}

/** Puts an amount into the approved balance if the commission is approved, else into the pending balance. */
export const toPendingOrApproved = ({ approvedAt }: Pick<CommissionRow, 'approvedAt'>, amount: number): Pick<NewEntry, 'pending' | 'approved'> =>
  approvedAt ? { approved: amount } : { pending: amount };

/** Returns why a credit note was issued, by the first word of its cause. */
function getReversalReason(cause: string): ReversalReason {
  const kinds: Record<string, ReversalReason> = { return: 'returned', refund: 'refunded', parcel: 'not-delivered', edited: 'edited' };
  return kinds[cause.split(' ', 1)[0] ?? ''] ?? 'cancelled';
}
