import type { Db } from '#platform/database';
import type { Locale } from './contract.ts';
import { countriesOf } from './snapshot.ts';

/** The shop's languages as the specification writes them: each is offered on every domain, and is the default of some. */
export async function listLocales(db: Db): Promise<Locale[]> {
  const { languages, countries } = await countriesOf(db);
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
