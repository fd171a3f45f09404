import type { CountryRow } from '#modules/countries';
import { getReturnTerms as getTerms, type PiecesLeft } from '#modules/fulfilment';
import type { PlacedOrderRow } from '#modules/orders';
import type { ReturnOverview } from '../contract.ts';

type Terms = Pick<ReturnOverview, 'closed' | 'returnUntil' | 'withdrawUntil' | 'canWithdraw'>;

/** Returns the last days of return and withdrawal, and whether anything can be returned. @param at the time of the request; default: now */
export function getReturnTerms(
  order: Pick<PlacedOrderRow, 'status' | 'deliveredAt'>,
  { pieces, country, at }: { pieces: readonly PiecesLeft[]; country: CountryRow; at?: Date | undefined },
): Terms {
  const { returnUntil, withdrawUntil, canWithdraw, canReturn, isReturnOpen } = getTerms(order, { pieces, country, at });
  const closed = canReturn ? null : findClosedReason({ status: order.status, pieces, isTooLate: !isReturnOpen });
  return { closed, returnUntil, withdrawUntil, canWithdraw };
}

function findClosedReason({ status, pieces, isTooLate }: { status: string; pieces: readonly PiecesLeft[]; isTooLate: boolean }): Terms['closed'] {
  if (status === 'CANCELLED') return 'cancelled';
  if (isTooLate) return 'too-late';
  return pieces.some(({ left }) => left > 0) ? 'not-delivered' : 'nothing-left';
}
