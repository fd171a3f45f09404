import type { Db } from '#platform/database';
import { countryNotFound } from './errors.ts';
import { shopOf } from './get-country.ts';
import { countriesOf, type CountryRow, type LanguageRow, type Snapshot } from './snapshot.ts';

/** What a host stands for. */
export interface HostCountry {
  /** The row that the host belongs to: a second one of the same country for the local host and the `com` domain. */
  row: CountryRow;
  /** The country that sells there. */
  country: CountryRow;
  /** The language that needs no prefix on this host. */
  language: LanguageRow;
}

/** Answers hosts that nobody knows, by the specification. */
const fallbackCode = 'SI';

/**
 * The country of a host: by its domain, else by `<iso2>.localhost`, else Slovenia. Port, case and a leading `www.` do
 * not matter.
 */
export async function findCountryByHost(db: Db, host: string): Promise<HostCountry> {
  const snapshot = await countriesOf(db);
  const hosts = hostsOf(snapshot);
  const row = hosts.get(hostName(host)) ?? hosts.get(fallback);
  if (!row) throw countryNotFound(fallbackCode);
  const language = snapshot.languages.find(({ id }) => id === row.languageId);
  if (!language) throw new Error(`country ${row.id} names language ${row.languageId}, which is not there`);
  return { row, country: shopOf(snapshot, row.id), language };
}

/** No host has this name. */
const fallback = '';

/** Asked for by every request: put together once. */
const knownHosts = new WeakMap<Snapshot, ReadonlyMap<string, CountryRow>>();

function hostsOf(snapshot: Snapshot): ReadonlyMap<string, CountryRow> {
  const known = knownHosts.get(snapshot);
  if (known) return known;
  const own = snapshot.countries.filter(({ hostOf }) => hostOf === null);
  const open = snapshot.countries.filter(({ isActive }) => isActive);
  const hosts = new Map<string, CountryRow>();
  // What comes first counts.
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
export const hostName = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
