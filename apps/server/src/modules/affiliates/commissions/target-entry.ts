import { share } from '#kit/money';
import type { commissions } from '../tables.ts';
import type { NewEntry } from '../write-entries.ts';

/** A commission as it is kept. */
export type CommissionRow = typeof commissions.$inferSelect;

/** Why something went back; what staff write stands as they wrote it. */
export const reversalReasons = ['returned', 'refunded', 'cancelled', 'not-delivered', 'edited'] as const;
export type ReversalReason = (typeof reversalReasons)[number];

/** What a line has to have earned, minor units: its share of what is kept of it, at the frozen rate; nothing once it was refused. */
export const targetOf = ({ basisPoints, verdict }: Pick<CommissionRow, 'basisPoints' | 'verdict'>, kept: number): number =>
  verdict === 'refused' || kept <= 0 ? 0 : share(kept, basisPoints);

/**
 * The entry that brings what the ledger says of a line to what it has to say; none where it says so already. Its cause is the paper
 * that made the difference: worked out again from the same papers there is none.
 */
export function targetEntry(
  commission: Pick<CommissionRow, 'id' | 'orderLineId' | 'basisPoints' | 'verdict' | 'currency' | 'earned' | 'approvedAt'>,
  { kept, lastPaper }: { kept: number; lastPaper: { number: string; cause: string } },
): NewEntry[] {
  const difference = targetOf(commission, kept) - commission.earned;
  if (difference === 0) return [];
  const { id: commissionId, orderLineId, currency } = commission;
  const cause = `line ${orderLineId} ${lastPaper.number}`;
  const reason = difference < 0 ? reasonOf(lastPaper.cause) : '';
  return [{ kind: difference < 0 ? 'reversal' : 'commission', cause, commissionId, currency, ...amountOf(commission, difference), reason }];
}

/** What is approved already comes and goes from there. */
export const amountOf = ({ approvedAt }: Pick<CommissionRow, 'approvedAt'>, amount: number): Pick<NewEntry, 'pending' | 'approved'> =>
  approvedAt ? { approved: amount } : { pending: amount };

/** What a credit note was issued for, by the beginning of its cause. */
function reasonOf(cause: string): ReversalReason {
  const kinds: Record<string, ReversalReason> = { return: 'returned', refund: 'refunded', parcel: 'not-delivered', edited: 'edited' };
  return kinds[cause.split(' ', 1)[0] ?? ''] ?? 'cancelled';
}
