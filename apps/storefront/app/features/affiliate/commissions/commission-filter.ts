import { readDay } from '../analytics/period.ts';

export const shownStatuses = ['pending', 'held', 'approved', 'paid'] as const;
export const shownKinds = ['commission', 'reversal', 'adjustment'] as const;

/** Filters of the commission list. A missing field does not filter. */
export interface CommissionFilter {
  status?: (typeof shownStatuses)[number];
  kind?: (typeof shownKinds)[number];
  currency?: string;
  dateFrom?: string;
  dateTo?: string;
  orderReference?: string;
}

/** Reads the filter from an address. Ignores invalid values and puts swapped dates in order. */
export function readCommissionFilter(query: URLSearchParams): CommissionFilter {
  const status = shownStatuses.find((one) => one === query.get('status'));
  const kind = shownKinds.find((one) => one === query.get('kind'));
  const currency = (query.get('currency') ?? '').toUpperCase();
  const orderReference = (query.get('orderReference') ?? '').trim().slice(0, 40);
  const [from, to] = [readDay(query, 'dateFrom'), readDay(query, 'dateTo')];
  const [dateFrom, dateTo] = from && to && from > to ? [to, from] : [from, to];
  return {
    ...(status && { status }),
    ...(kind && { kind }),
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(orderReference && { orderReference }),
  };
}

/** Returns the address of a page of the list. */
export function buildCommissionPath(filter: CommissionFilter, page = 1): string {
  const query = new URLSearchParams({ ...filter, ...(page > 1 && { page: String(page) }) }).toString();
  return query ? `/affiliate/commissions?${query}` : '/affiliate/commissions';
}
