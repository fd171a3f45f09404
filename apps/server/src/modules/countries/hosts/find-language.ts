import type { Db } from '#platform/database';
import { getCountries, type LanguageRow } from '../snapshot.ts';

/** Finds a language by id or by the specification's code (`cz`, `at`, `el`). */
export async function findLanguage(db: Db, wanted: number | string): Promise<LanguageRow | undefined> {
  const { languages } = await getCountries(db);
  return languages.find(({ id, code }) => id === wanted || code === wanted);
}

/** Returns all languages in the specification's order. */
export async function listLanguages(db: Db): Promise<readonly LanguageRow[]> {
  return (await getCountries(db)).languages;
}
