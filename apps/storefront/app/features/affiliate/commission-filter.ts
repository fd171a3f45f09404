import { dayIn } from './period.ts';

export const shownStatuses = ['pending', 'held', 'approved', 'paid'] as const;
export const shownKinds = ['commission', 'reversal', 'adjustment'] as const;

/** What of his commissions somebody wants to see; left out: all of it. */
export interface CommissionFilter {
  status?: (typeof shownStatuses)[number];
  kind?: (typeof shownKinds)[number];
  currency?: string;
  dateFrom?: string;
  dateTo?: string;
  orderNumber?: string;
}

/** What an address asks for; what it cannot ask for is left out, and days the wrong way round are turned. */
export function commissionFilterOf(query: URLSearchParams): CommissionFilter {
  const status = shownStatuses.find((one) => one === query.get('status'));
  const kind = shownKinds.find((one) => one === query.get('kind'));
  const currency = (query.get('currency') ?? '').toUpperCase();
  const orderNumber = (query.get('orderNumber') ?? '').trim().slice(0, 40);
  const [from, to] = [dayIn(query, 'dateFrom'), dayIn(query, 'dateTo')];
  const [dateFrom, dateTo] = from && to && from > to ? [to, from] : [from, to];
  return {
    ...(status && { status }),
    ...(kind && { kind }),
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(orderNumber && { orderNumber }),
  };
}

/** The address of a page of it. */
export function commissionPath(filter: CommissionFilter, page = 1): string {
  const query = new URLSearchParams({ ...filter, ...(page > 1 && { page: String(page) }) }).toString();
  return query ? `/affiliate/commissions?${query}` : '/affiliate/commissions';
}
