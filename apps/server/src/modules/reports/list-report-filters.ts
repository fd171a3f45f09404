import { defaultLanguageId } from '@selvedge/i18n';
import { getCatalog, listPathNames } from '#modules/catalog';
import type { Db } from '#platform/database';

/** A category or brand that reports can be filtered by. */
interface FilterChoice {
  id: number;
  name: string;
}

/** Returns all categories, named with the categories above them, and all brands, sorted by name. Inactive ones are included: they have sales too. */
export async function listReportFilters(db: Db): Promise<{ categories: FilterChoice[]; brands: FilterChoice[] }> {
  const { categories, brands } = await getCatalog(db);
  const paths = [...categories.keys()].map((id) => ({ id, names: listPathNames(categories, id, defaultLanguageId) }));
  return {
    categories: paths.toSorted((a, b) => comparePaths(a.names, b.names)).map(({ id, names }) => ({ id, name: names.join(' › ') })),
    brands: [...brands.values()].map(({ id, name }) => ({ id, name })).toSorted((a, b) => compareNames(a.name, b.name)),
  };
}

const { compare: compareNames } = new Intl.Collator('en', { numeric: true });

/** Compares paths name by name, so that a category is followed by the categories below it. */
function comparePaths(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((name, position) => name !== other[position]);
  if (index === -1) return one.length - other.length;
  const next = other[index];
  return next === undefined ? 1 : compareNames(one[index] ?? '', next);
}
