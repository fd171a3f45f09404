import { now } from '#kit/clock';

/** At 13 the first law lets a child agree to a service by himself (Regulation (EU) 2016/679, Art. 8); nobody is older than the other. */
const [youngest, oldest] = [13, 120];

/** Whether a text is an ISO date on which somebody who uses the shop can have been born. */
export function isBirthDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // February 30 would be read as March 1 or 2.
  if (!date || Number.isNaN(date.getTime()) || isoDay(date) !== text) return false;
  return text <= yearsAgo(youngest) && text >= yearsAgo(oldest);
}

function yearsAgo(years: number): string {
  const date = new Date(now());
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return isoDay(date);
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
