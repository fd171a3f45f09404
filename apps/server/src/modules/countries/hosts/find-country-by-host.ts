import type { Db } from '#platform/database';
import { countryNotFound } from '../errors.ts';
import { getShop } from '../get-country.ts';
import { getCountries, type CountryRow, type LanguageRow, type Snapshot } from '../snapshot.ts';

/** The country and language of a host. */
export interface HostCountry {
  /** The row of the host. The local host and the `com` domain have host rows. */
  row: CountryRow;
  /** The country that sells on the host. */
  country: CountryRow;
  /** The language that has no URL prefix on this host. */
  language: LanguageRow;
}

/** The country of unknown hosts, as specified. */
const fallbackCode = 'SI';

/**
 * Returns the country of a host: by its domain, then by `<iso2>.localhost`, then Slovenia. Ignores port, case and a leading
 * `www.`.
 */
export async function findCountryByHost(db: Db, host: string): Promise<HostCountry> {
  const snapshot = await getCountries(db);
  const hosts = getCountriesByHost(snapshot);
  const row = hosts.get(parseHostName(host)) ?? hosts.get(fallback);
  if (!row) throw countryNotFound(fallbackCode);
  const language = snapshot.languages.find(({ id }) => id === row.languageId);
  if (!language) throw new Error(`country ${row.id} has the unknown language ${row.languageId}`);
  return { row, country: getShop(snapshot, row.id), language };
}

/** Key of the fallback. No host has this name. */
const fallback = '';

/** Cached, because every request needs it. */
const knownHosts = new WeakMap<Snapshot, ReadonlyMap<string, CountryRow>>();

function getCountriesByHost(snapshot: Snapshot): ReadonlyMap<string, CountryRow> {
  const known = knownHosts.get(snapshot);
  if (known) return known;
  const own = snapshot.countries.filter(({ hostOf }) => hostOf === null);
  const open = snapshot.countries.filter(({ isActive }) => isActive);
  const hosts = new Map<string, CountryRow>();
  // If several rows have the same name, the first is used.
  const add = (name: string | null, row: CountryRow | undefined) => row && name !== null && !hosts.has(name) && hosts.set(name, row);
  for (const row of open) add(row.domain, row);
  for (const row of own.filter(({ isActive }) => isActive)) add(`${row.code.toLowerCase()}.localhost`, row);
  add(
    fallback,
    own.find(({ code }) => code === fallbackCode),
  );
  knownHosts.set(snapshot, hosts);
  return hosts;
}

/** `WWW.Selvedge.de:8080` → `selvedge.de` */
export const parseHostName = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
