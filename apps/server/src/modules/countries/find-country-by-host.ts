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
  const row = rowOf(snapshot, hostName(host));
  if (!row) throw countryNotFound(fallbackCode);
  const language = snapshot.languages.find(({ id }) => id === row.languageId);
  if (!language) throw new Error(`country ${row.id} names language ${row.languageId}, which is not there`);
  return { row, country: shopOf(snapshot, row.id), language };
}

function rowOf({ countries }: Snapshot, name: string): CountryRow | undefined {
  const open = countries.filter(({ isActive }) => isActive);
  const code = /^([a-z]{2})\.localhost$/.exec(name)?.[1]?.toUpperCase();
  return (
    (open.find(({ domain }) => domain === name) ??
      (code && open.find((row) => row.code === code && row.hostOf === null)) ??
      countries.find((row) => row.code === fallbackCode && row.hostOf === null)) ||
    undefined
  );
}

/** `WWW.Selvedge.de:8080` → `selvedge.de` */
export const hostName = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
