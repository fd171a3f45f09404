import { now } from '#kit/clock';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { selectCurrency } from '../get-currency.ts';
import { toLocalDay } from '../dates.ts';
import { getCountries, type Snapshot } from '../snapshot.ts';
import { findVatRate } from '../vat/vat-rate.ts';

/** A country in the list of the back office. */
export interface AdminCountryRow {
  id: number;
  code: string;
  name: string;
  /** The country of a host row; null for a country. */
  hostOf: number | null;
  domain: string | null;
  lang: string;
  currency: string;
  /** The current standard rate in basis points; null if unknown. */
  vatBasisPoints: number | null;
  isActive: boolean;
}

interface CountryList {
  filter: { q?: string | undefined; isActive?: boolean | undefined };
  sort: 'position' | 'name' | 'code';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Filters and sorts the countries in memory. */
export async function listAdminCountries(
  db: Db,
  { filter, sort, order, ids, offset, limit }: CountryList,
): Promise<{ rows: AdminCountryRow[]; count: Counted }> {
  const snapshot = await getCountries(db);
  const q = filter.q?.trim().toLowerCase();
  const found = snapshot.countries
    .filter(({ id }) => !ids || ids.includes(String(id)))
    .filter(({ isActive }) => filter.isActive === undefined || isActive === filter.isActive)
    .filter(({ name, code, domain }) => !q || name.toLowerCase().includes(q) || code.toLowerCase() === q || domain?.includes(q));
  const compareCountries = (a: (typeof found)[number], b: (typeof found)[number]) =>
    sort === 'position' ? a.position - b.position || a.name.localeCompare(b.name) : a[sort].localeCompare(b[sort]) || a.id - b.id;
  const sorted = found.toSorted((a, b) => (order === 'desc' ? compareCountries(b, a) : compareCountries(a, b)));
  return {
    rows: sorted.slice(offset, offset + limit).map((row) => toCountryRow(snapshot, row)),
    count: { itemCount: found.length, isMore: false },
  };
}

function toCountryRow(
  snapshot: Snapshot,
  { id, code, name, hostOf, domain, lang, isActive, timeZone }: Snapshot['countries'][number],
): AdminCountryRow {
  const of = hostOf ?? id;
  const rates = snapshot.vatRates.filter(({ countryId }) => countryId === of);
  const today = toLocalDay(timeZone, now());
  return {
    id,
    code,
    name,
    hostOf,
    domain,
    lang,
    currency: selectCurrency(snapshot, of, now())?.code ?? '',
    vatBasisPoints: findVatRate({ rates, rules: [] }, { category: 'standard', day: today, postalCode: undefined }) ?? null,
    isActive,
  };
}
