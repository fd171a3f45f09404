import type { Db } from '#platform/database';
import type { Locale } from '../contract.ts';
import { getCountries } from '../snapshot.ts';

/** Returns the shop's languages in the specification's format: each is offered on every domain and is the default of some. */
export async function listLocales(db: Db): Promise<Locale[]> {
  const { languages, countries } = await getCountries(db);
  const open = countries.filter(({ isActive }) => isActive).flatMap(({ domain, languageId }) => (domain ? [{ domain, languageId }] : []));
  return languages.map(({ id, code, tag, name }) => ({
    name,
    code,
    language: tag,
    languageId: id,
    domains: open.map(({ domain }) => domain),
    defaultForDomains: open.filter(({ languageId }) => languageId === id).map(({ domain }) => domain),
  }));
}
