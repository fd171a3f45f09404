import type { AttributeValue, Brand, Category, Facets } from '@selvedge/server/contract';
import { buildCategoryPath } from '#lib/paths/category-tree.ts';
import type { ListingSelection } from '../asked-listing.ts';

/** A value of a filter. */
export interface Choice {
  /** The value as in the address. */
  value: string;
  name: string;
  /** The number of products with this value and the other filters as they are. */
  count: number;
  hex?: string | null;
}

/** The values that a listing can be filtered by. */
export interface FilterChoices {
  colors: Choice[];
  /** Sizes grouped by size scale. */
  sizes: { scale: string; choices: Choice[] }[];
  brands: Choice[];
  attributes: { attribute: string; name: string; choices: Choice[] }[];
  /** By minimum percentage. */
  discounts: { percent: number; count: number }[];
  inStock: number;
  /** Major units; null if nothing was found. */
  price: { from: number; to: number } | null;
}

export const discountSteps = [10, 20, 30, 50] as const;

interface Known {
  facets: Facets;
  values: readonly AttributeValue[];
  /** Left out on the page of a brand. */
  brands?: readonly Pick<Brand, 'slug' | 'name'>[];
  selection: ListingSelection;
}

/**
 * Combines counts and names of the filter values. Colours and sizes are listed even without products; of the other lists only
 * values with products and selected values are. An attribute (material, length, sleeve, neckline, occasion…) has two values or more.
 */
export function buildFilterChoices({ facets, values, brands = [], selection }: Known): FilterChoices {
  const toChoice = ({ code, name, hex }: AttributeValue, counts: Counts): Choice => {
    const value = code.toLowerCase();
    return { value, name, count: getCount(counts, value), ...(hex !== null && { hex }) };
  };
  const listValues = (attribute: string) => values.filter((value) => value.attribute === attribute);
  const [color, size, brand, other] = [facets.color, facets.size, facets.brand, facets.attribute].map(lowerCodes) as [Counts, Counts, Counts, Counts];

  const rest = [...new Set(values.map(({ attribute }) => attribute))].filter((attribute) => attribute !== 'color' && attribute !== 'size');
  return {
    colors: listValues('color').map((value) => ({ ...toChoice(value, color), hex: value.hex })),
    sizes: [...new Set(listValues('size').map(getScale))].map((scale) => ({
      scale,
      choices: listValues('size')
        .filter((value) => getScale(value) === scale)
        .map((value) => toChoice(value, size)),
    })),
    brands: brands
      .map(({ slug, name }) => ({ value: slug.toLowerCase(), name, count: getCount(brand, slug.toLowerCase()) }))
      .filter(({ value, count }) => count > 0 || selection.brand.includes(value)),
    attributes: rest
      .map((attribute) => ({
        attribute,
        name: listValues(attribute)[0]?.attributeName ?? attribute,
        choices: listValues(attribute)
          .map((value) => toChoice({ ...value, code: `${attribute}:${value.code}` }, other))
          .filter(({ value, count }) => count > 0 || selection.attribute.includes(value)),
      }))
      // One value would not narrow the listing.
      .filter(({ attribute, choices }) => choices.length > 1 || selection.attribute.some((value) => value.startsWith(`${attribute}:`))),
    discounts: discountSteps
      .map((percent) => ({ percent, count: facets.discount[String(percent)] ?? 0 }))
      .filter(({ percent, count }) => count > 0 || selection.discountRange?.from === percent),
    inStock: facets.inStock,
    price: facets.price,
  };
}

const getScale = ({ scale }: AttributeValue): string => scale ?? 'one';

type Counts = ReadonlyMap<string, number>;
const lowerCodes = (counts: Readonly<Record<string, number>>): Counts =>
  new Map(Object.entries(counts).map(([code, count]) => [code.toLowerCase(), count]));
const getCount = (counts: Counts, value: string): number => counts.get(value) ?? 0;

/** A subcategory to link to. */
export interface CategoryChoice {
  id: number;
  name: string;
  path: string;
  count: number;
}

/** Returns the categories of a level with their counts, without empty ones. */
export const listCategoryChoices = (categories: readonly Category[], facets: Facets, parent?: Category): CategoryChoice[] =>
  categories
    .map((category) => ({
      id: category.id,
      name: category.name,
      path: buildCategoryPath(category, parent),
      count: facets.category[String(category.id)] ?? 0,
    }))
    .filter(({ count }) => count > 0);
