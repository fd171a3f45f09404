import { now } from '#kit/clock';
import { dayIn, type CountryRow } from '#modules/countries';
import { returnUntil, withdrawUntil } from '#modules/fulfilment';
import type { PlacedOrderRow } from '#modules/orders';
import type { ReturnDesk } from './contract.ts';
import type { LineLeft } from './pieces-left.ts';

type Terms = Pick<ReturnDesk, 'closed' | 'returnUntil' | 'withdrawUntil' | 'canWithdraw'>;

/** Until when an order can be sent back or withdrawn from, and whether anything of it can. */
export function returnTerms(
  { status, deliveredAt }: Pick<PlacedOrderRow, 'status' | 'deliveredAt'>,
  { lines, country }: { lines: readonly LineLeft[]; country: Pick<CountryRow, 'timeZone' | 'restDays'> },
): Terms {
  const today = dayIn(country.timeZone, now());
  // Of an order that comes in parts the days count from the last of them.
  const arrivedOn = deliveredAt && dayIn(country.timeZone, deliveredAt);
  const lastToReturn = arrivedOn && returnUntil(arrivedOn);
  const lastToWithdraw = arrivedOn && withdrawUntil(arrivedOn, country.restDays);
  // What waits to be paid is given up by not paying it.
  const isContract = status !== 'CANCELLED' && status !== 'PENDING';
  const hasLeft = lines.some(({ left }) => left > 0);
  return {
    closed: closedBy({ status, lines, isTooLate: lastToReturn !== null && today > lastToReturn }),
    returnUntil: lastToReturn,
    withdrawUntil: lastToWithdraw,
    canWithdraw: isContract && hasLeft && (lastToWithdraw === null || today <= lastToWithdraw),
  };
}

function closedBy({ status, lines, isTooLate }: { status: string; lines: readonly LineLeft[]; isTooLate: boolean }): Terms['closed'] {
  if (status === 'CANCELLED') return 'cancelled';
  if (isTooLate) return 'too-late';
  if (lines.some(({ arrived }) => arrived > 0)) return null;
  return lines.some(({ left }) => left > 0) ? 'not-delivered' : 'nothing-left';
}
