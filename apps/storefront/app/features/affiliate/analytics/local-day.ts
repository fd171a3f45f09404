/** Returns the day of a time in a time zone: `YYYY-MM-DD`. @param timeZone IANA */
export function toLocalDay(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at);
  const find = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${find('year')}-${find('month')}-${find('day')}`;
}
