import { languages } from '@selvedge/i18n';
import { getCatalog, getLocalName } from '#modules/catalog';
import { listActiveCountries } from '#modules/countries';
import { seedPopularSearches } from '#modules/search';
import type { Db } from '#platform/database';

const perLanguage = 5;
const maxCount = 60;

/** Gives each shop of the demo popular searches: names of its categories, which find products in every language. */
export async function seedDemoSearches(db: Db): Promise<void> {
  const { categories } = await getCatalog(db);
  const children = [...categories.values()].filter(({ parentId, isActive }) => parentId !== null && isActive);
  const countries = await listActiveCountries(db);
  for (const { id: languageId, tag } of languages) {
    const names = [...new Set(children.map(({ names }) => getLocalName(names, languageId).toLocaleLowerCase(tag)))].slice(0, perLanguage);
    const rows = countries.flatMap(({ id: countryId }) =>
      names.map((text, index) => ({ countryId, languageId, text, searches: maxCount - 8 * index })),
    );
    await seedPopularSearches(db, rows);
  }
}
