import type { Overview } from '@selvedge/server/admin/dashboard';

export const periodWords = { 1: 'Today', 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' } as const;

export const reasonWords: Readonly<Record<string, string>> = {
  'too-small': 'Too small',
  'too-large': 'Too large',
  'not-as-shown': 'Not as shown',
  faulty: 'Faulty',
  'wrong-item': 'Wrong item',
  'too-late': 'Came too late',
  'changed-mind': 'Changed their mind',
  other: 'Something else',
  '': 'Not said',
};

/** Euro cents that were worked out at the countries' own rates. */
export const aboutEuro = (cents: number): string => `≈ ${inCurrency(cents / 100, 'EUR', 0)}`;

/** Minor units of a country's own currency. */
export const ownMoney = (minor: number, { currency, exponent }: Pick<Overview['countries'][number], 'currency' | 'exponent'>): string =>
  inCurrency(minor / 10 ** exponent, currency);

const inCurrency = (amount: number, currency: string, digits?: number): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    ...(digits !== undefined && { maximumFractionDigits: digits, minimumFractionDigits: digits }),
  }).format(amount);

export const count = (value: number): string => new Intl.NumberFormat('en').format(value);
export const percent = (share: number | null): string =>
  share === null || !Number.isFinite(share) ? '–' : new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** A part of a whole; null where there is no whole. */
export const shareOf = (part: number, whole: number | null): number | null => (whole === null || whole === 0 ? null : part / whole);

/** A day, or a month of a year. */
export const stepName = ({ from, until }: Pick<Overview['steps'][number], 'from' | 'until'>, isByMonth: boolean): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    ...(isByMonth ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' }),
  }).format(new Date(isByMonth ? until : from));

interface Wanted {
  from?: string;
  until?: string;
  countryId?: number | undefined;
}

/** The list of orders, narrowed down to what a bar counts. */
export const ordersPath = (filter: Wanted): string => `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`;
