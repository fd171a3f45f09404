import { findPeriod, type RelativePeriod } from '@selvedge/server/reports/files';

/** Returns the current day of the person's computer. */
export function readToday(): string {
  // oxlint-disable-next-line selvedge/no-system-clock -- The clock of the kit is that of the server.
  const today = new Date();
  return new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())).toISOString().slice(0, 10);
}

/** Returns the days of a relative period, seen from the current day. */
export const findCurrentPeriod = (name: RelativePeriod): { from: string; until: string } => findPeriod(name, readToday());
