import type { CountryRow } from '#modules/countries';
import { getReturnWindows } from '#modules/fulfilment';
import type { PlacedOrderRow } from '#modules/orders';
import type { ReturnOverview } from '../contract.ts';
import type { LineLeft } from './count-pieces-left.ts';

type Terms = Pick<ReturnOverview, 'closed' | 'returnUntil' | 'withdrawUntil' | 'canWithdraw'>;

/** Returns the last days of return and withdrawal, and whether anything can be returned. @param at the time of the request; default: now */
export function getReturnTerms(
  { status, deliveredAt }: Pick<PlacedOrderRow, 'status' | 'deliveredAt'>,
  { lines, country, at }: { lines: readonly LineLeft[]; country: CountryRow; at?: Date | undefined },
): Terms {
  const { returnUntil, withdrawUntil, isReturnOpen, isWithdrawalOpen } = getReturnWindows(deliveredAt, country, at);
  // An unpaid order needs no withdrawal: it ends if it is not paid.
  const isContract = status !== 'CANCELLED' && status !== 'PENDING';
  const hasLeft = lines.some(({ left }) => left > 0);
  return {
    closed: findClosedReason({ status, lines, isTooLate: !isReturnOpen }),
    returnUntil,
    withdrawUntil,
    canWithdraw: isContract && hasLeft && isWithdrawalOpen,
  };
}

function findClosedReason({ status, lines, isTooLate }: { status: string; lines: readonly LineLeft[]; isTooLate: boolean }): Terms['closed'] {
  if (status === 'CANCELLED') return 'cancelled';
  if (isTooLate) return 'too-late';
  if (lines.some(({ arrived }) => arrived > 0)) return null;
  return lines.some(({ left }) => left > 0) ? 'not-delivered' : 'nothing-left';
}
