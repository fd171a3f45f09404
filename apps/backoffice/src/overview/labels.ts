import type { Overview } from '@selvedge/server/contract/figures';
import { formatMoney } from '#fields/formats.ts';
import { returnReasonLabels } from '#resources/returns/labels.ts';

export const periodLabels = { 1: 'Today', 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' } as const;

export const reasonLabels: Readonly<Record<string, string>> = { ...returnReasonLabels, '': 'No reason given' };

/** Formats euro cents that were converted at the countries' exchange rates. */
export const formatApproximateEuro = (cents: number): string => `≈ ${formatMoney(cents / 100, 'EUR', 0)}`;

/** Formats minor units of a country's currency. */
export const formatLocalMoney = (minor: number, { currency, exponent }: Pick<Overview['countries'][number], 'currency' | 'exponent'>): string =>
  formatMoney(minor / 10 ** exponent, currency);

export const formatCount = (value: number): string => new Intl.NumberFormat('en').format(value);
export const formatPercent = (share: number | null): string =>
  share === null || !Number.isFinite(share) ? '–' : new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** Returns a part as a fraction of a whole; null if the whole is null or zero. */
export const computeShare = (part: number, whole: number | null): number | null => (whole === null || whole === 0 ? null : part / whole);

/** Formats a day, or for a year a month. */
export const formatStepName = ({ from, until }: Pick<Overview['steps'][number], 'from' | 'until'>, isByMonth: boolean): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    ...(isByMonth ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' }),
  }).format(new Date(isByMonth ? until : from));

interface OrdersFilter {
  from?: string;
  until?: string;
  countryId?: number | undefined;
}

/** Returns the address of the order list with the filter of a bar. */
export const buildOrdersPath = (filter: OrdersFilter): string => `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`;
