import type { Db } from '#platform/database';
import { countriesOf, type LanguageRow } from './snapshot.ts';

/** A language by its id or by the specification's code (`cz`, `at`, `el`). */
export async function findLanguage(db: Db, wanted: number | string): Promise<LanguageRow | undefined> {
  const { languages } = await countriesOf(db);
  return languages.find(({ id, code }) => id === wanted || code === wanted);
}

/** All languages, in the specification's order. */
export async function listLanguages(db: Db): Promise<readonly LanguageRow[]> {
  return (await countriesOf(db)).languages;
}
