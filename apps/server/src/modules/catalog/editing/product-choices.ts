import { defaultLanguageId } from '@selvedge/i18n';
import { asc } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { getLocalName, selectValueName } from '../texts/names.ts';
import { getCatalog } from '../snapshot.ts';
import { makers, sizeCharts } from '../tables.ts';

/** Returns all options of the product form, with their English names. */
export async function listProductChoices(db: Db) {
  const catalog = await getCatalog(db);
  const formatCategoryPath = (id: number): string => {
    const names: string[] = [];
    for (let next = catalog.categories.get(id); next && names.length < catalog.categories.size;) {
      names.unshift(getLocalName(next.names, defaultLanguageId) || next.code);
      next = next.parentId === null ? undefined : catalog.categories.get(next.parentId);
    }
    return names.join(' › ');
  };
  const values = [...catalog.values.values()];
  const toNamedValue = (value: (typeof values)[number]) => ({ id: value.id, code: value.code, name: selectValueName(value, defaultLanguageId) });
  return {
    brands: [...catalog.brands.values()].map(({ id, name }) => ({ id, name })),
    categories: [...catalog.categories.values()].map(({ id }) => ({ id, name: formatCategoryPath(id) })).sort((a, b) => (a.name < b.name ? -1 : 1)),
    /** Those whose products staff select. */
    collections: [...catalog.collections.values()]
      .filter(({ isAutomatic }) => !isAutomatic)
      .map(({ id, code, names }) => ({ id, name: getLocalName(names, defaultLanguageId) || code })),
    colors: values.filter(({ attribute }) => attribute === 'color').map((value) => ({ ...toNamedValue(value), hex: value.hex })),
    sizes: values.filter(({ attribute }) => attribute === 'size').map((value) => ({ ...toNamedValue(value), scale: value.scale })),
    attributeValues: values
      .filter(({ attribute }) => attribute !== 'color' && attribute !== 'size')
      .map((value) => ({
        ...toNamedValue(value),
        attribute: getLocalName(catalog.attributeNames.get(value.attribute) ?? new Map(), defaultLanguageId) || value.attribute,
      })),
    sizeCharts: await db.select({ id: sizeCharts.id, name: sizeCharts.code }).from(sizeCharts).orderBy(asc(sizeCharts.code)),
    makers: await listMakers(db),
  };
}

async function listMakers(db: Db) {
  const rows = await db.select().from(makers).orderBy(asc(makers.name), asc(makers.id));
  return rows.map(({ id, name, countryCode, responsible }) => ({ id, name, countryCode, hasResponsible: responsible !== null }));
}
