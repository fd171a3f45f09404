import type { Db } from '#platform/database';
import type { Locale } from '../contract.ts';
import { getCountries, type LanguageRow } from '../snapshot.ts';

/** Returns the shop's languages in the specification's format. Each language is offered on every domain and is the default of some domains. */
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

/** Finds a language by id or by the specification's code (`cz`, `at`, `el`). */
export async function findLanguage(db: Db, wanted: number | string): Promise<LanguageRow | undefined> {
  const { languages } = await getCountries(db);
  return languages.find(({ id, code }) => id === wanted || code === wanted);
}

/** Returns the default languages of the open countries, in the specification's order. */
export async function listOpenLanguages(db: Db): Promise<LanguageRow[]> {
  const { languages, countries } = await getCountries(db);
  return languages.filter(({ id }) => countries.some(({ isActive, languageId }) => isActive && languageId === id));
}

/** Returns all languages in the specification's order. */
export async function listLanguages(db: Db): Promise<readonly LanguageRow[]> {
  return (await getCountries(db)).languages;
}
