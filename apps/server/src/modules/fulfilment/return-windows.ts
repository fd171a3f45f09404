/** Days after its arrival on which something can be sent back, by the shop's own word. */
const RETURN_DAYS = 100;
/** Days after its arrival on which a consumer may withdraw (Directive 2011/83/EU, Art. 9). */
const WITHDRAWAL_DAYS = 14;

/** The last day to ask something back. @param deliveredOn ISO day in the shop's zone */
export const returnUntil = (deliveredOn: string): string => plusDays(deliveredOn, RETURN_DAYS);

/**
 * The last day to withdraw: the fourteenth after the day of arrival, and where that is no working day the next that is
 * (Regulation 1182/71, Art. 3).
 * @param deliveredOn ISO day in the shop's zone
 * @param restDays weekdays without work, 0 Sunday … 6 Saturday
 */
export function withdrawUntil(deliveredOn: string, restDays: readonly number[]): string {
  let day = plusDays(deliveredOn, WITHDRAWAL_DAYS);
  // A country that rests all week would have no last day.
  for (let moved = 0; moved < 7 && restDays.includes(new Date(`${day}T00:00:00Z`).getUTCDay()); moved += 1) day = plusDays(day, 1);
  return day;
}

function plusDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
