import { now } from '#kit/clock';
import type { Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import { currencyWithin } from './currency-on.ts';
import { dayIn } from './dates.ts';
import { countriesOf, type Snapshot } from './snapshot.ts';
import { vatRate } from './vat-rate.ts';

/** A country as the back office lists it. */
export interface StaffCountryRow {
  id: number;
  code: string;
  name: string;
  /** The country that a further host is lent to; null: it is a country. */
  hostOf: number | null;
  domain: string | null;
  lang: string;
  currency: string;
  /** The standard rate of today in basis points; null: none is known. */
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

/** The countries of the world as somebody has filtered and sorted them, out of what is kept in memory. */
export async function staffCountries(
  db: Db,
  { filter, sort, order, ids, offset, limit }: CountryList,
): Promise<{ rows: StaffCountryRow[]; count: Counted }> {
  const snapshot = await countriesOf(db);
  const q = filter.q?.trim().toLowerCase();
  const found = snapshot.countries
    .filter(({ id }) => !ids || ids.includes(String(id)))
    .filter(({ isActive }) => filter.isActive === undefined || isActive === filter.isActive)
    .filter(({ name, code, domain }) => !q || name.toLowerCase().includes(q) || code.toLowerCase() === q || domain?.includes(q));
  const by = (a: (typeof found)[number], b: (typeof found)[number]) =>
    sort === 'position' ? a.position - b.position || a.name.localeCompare(b.name) : a[sort].localeCompare(b[sort]) || a.id - b.id;
  const sorted = found.toSorted((a, b) => (order === 'desc' ? by(b, a) : by(a, b)));
  return {
    rows: sorted.slice(offset, offset + limit).map((row) => listed(snapshot, row)),
    count: { itemCount: found.length, isMore: false },
  };
}

function listed(snapshot: Snapshot, { id, code, name, hostOf, domain, lang, isActive, timeZone }: Snapshot['countries'][number]): StaffCountryRow {
  const of = hostOf ?? id;
  const rates = snapshot.vatRates.filter(({ countryId }) => countryId === of);
  const today = dayIn(timeZone, now());
  return {
    id,
    code,
    name,
    hostOf,
    domain,
    lang,
    currency: currencyWithin(snapshot, of, now())?.code ?? '',
    vatBasisPoints: vatRate({ rates, rules: [] }, { category: 'standard', day: today, postalCode: undefined }) ?? null,
    isActive,
  };
}
