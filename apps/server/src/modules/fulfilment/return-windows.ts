import { now } from '#kit/clock';
import { findLegalEnd, toLocalDay, type CountryRow } from '#modules/countries';

/** Days are ISO dates in the shop's time zone. */
interface ReturnWindows {
  /** The last day for a return by the shop's policy; null before delivery. */
  returnUntil: string | null;
  /** The last day for a withdrawal from the contract; null before delivery. */
  withdrawUntil: string | null;
  isReturnOpen: boolean;
  isWithdrawalOpen: boolean;
}

/**
 * Returns the periods of return and withdrawal of delivered pieces, from its country's settings. Both are open before delivery.
 * @param deliveredAt delivery of the last parcel of the order, or of the exchange
 * @param at the time of the request; default: now
 */
export function getReturnWindows(
  deliveredAt: Date | null,
  country: Pick<CountryRow, 'code' | 'timeZone' | 'restDays' | 'returnPolicy'>,
  at = now(),
): ReturnWindows {
  const today = toLocalDay(country.timeZone, at);
  const deliveredOn = deliveredAt && toLocalDay(country.timeZone, deliveredAt);
  const { returnDays, withdrawalDays } = country.returnPolicy;
  const returnUntil = deliveredOn && addDays(deliveredOn, returnDays);
  const withdrawUntil = deliveredOn && findLegalEnd(addDays(deliveredOn, withdrawalDays), country);
  return {
    returnUntil,
    withdrawUntil,
    isReturnOpen: !returnUntil || today <= returnUntil,
    isWithdrawalOpen: !withdrawUntil || today <= withdrawUntil,
  };
}

function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
