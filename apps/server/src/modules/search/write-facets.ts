import { money, toMajor } from '#kit/money';
import type { Catalog } from '#modules/catalog';
import type { Facets } from './contract.ts';
import type { FacetCounts } from './listing/count-facets.ts';

/** Counts by id as counts by what stands in addresses: codes and slugs; prices in major units. */
export function writeFacets(catalog: Catalog, counts: FacetCounts, currency: string): Facets {
  const major = (amount: number) => toMajor(money(amount, currency));
  const code = (id: number) => catalog.values.get(id)?.code;
  const pair = (id: number) => {
    const value = catalog.values.get(id);
    return value && `${value.attribute}:${value.code}`;
  };
  return {
    color: named(counts.colors, code),
    size: named(counts.sizes, code),
    brand: named(counts.brands, (id) => catalog.brands.get(id)?.slug),
    category: named(counts.categories, String),
    attribute: named(counts.values, pair),
    discount: named(counts.discounts, String),
    inStock: counts.inStock,
    price: counts.price && { from: major(counts.price.from), to: major(counts.price.to) },
  };
}

function named(counts: ReadonlyMap<number, number>, nameOf: (id: number) => string | undefined): Record<string, number> {
  return Object.fromEntries(
    [...counts].flatMap(([id, count]) => {
      const name = nameOf(id);
      return name === undefined ? [] : [[name, count]];
    }),
  );
}
