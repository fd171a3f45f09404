import { now } from '#kit/clock';

/** 13 is the lowest age at which a child may consent (Regulation (EU) 2016/679, Art. 8). 120 rejects typing errors. */
const [youngest, oldest] = [13, 120];

/** Returns whether a text is an ISO date in the range of plausible birth dates. */
export function isBirthDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // `Date` converts February 30 to March 1 or 2.
  if (!date || Number.isNaN(date.getTime()) || formatDay(date) !== text) return false;
  return text <= subtractYears(youngest) && text >= subtractYears(oldest);
}

function subtractYears(years: number): string {
  const date = new Date(now());
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return formatDay(date);
}

const formatDay = (date: Date): string => date.toISOString().slice(0, 10);
