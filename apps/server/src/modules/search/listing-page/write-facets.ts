import { money, toMajor } from '#kit/money';
import type { Catalog } from '#modules/catalog';
import type { Facets } from '../contract.ts';
import type { FacetCounts } from '../listing/count-facets.ts';

/** Converts counts by id to counts by the codes and slugs that addresses use, and prices to major units. */
export function writeFacets(catalog: Catalog, counts: FacetCounts, currency: string): Facets {
  const major = (amount: number) => toMajor(money(amount, currency));
  const findCode = (id: number) => catalog.values.get(id)?.code;
  const writePair = (id: number) => {
    const value = catalog.values.get(id);
    return value && `${value.attribute}:${value.code}`;
  };
  return {
    color: addNames(counts.colors, findCode),
    size: addNames(counts.sizes, findCode),
    brand: addNames(counts.brands, (id) => catalog.brands.get(id)?.slug),
    category: addNames(counts.categories, String),
    attribute: addNames(counts.values, writePair),
    discount: addNames(counts.discounts, String),
    inStock: counts.inStock,
    price: counts.price && { from: major(counts.price.from), to: major(counts.price.to) },
  };
}

function addNames(counts: ReadonlyMap<number, number>, getName: (id: number) => string | undefined): Record<string, number> {
  return Object.fromEntries(
    [...counts].flatMap(([id, count]) => {
      const name = getName(id);
      return name === undefined ? [] : [[name, count]];
    }),
  );
}
