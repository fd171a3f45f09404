import type { AttributeValue, Brand, Category, Facets } from '@selvedge/server/contract';
import { categoryPath } from '#lib/category-tree.ts';
import type { AskedListing } from './asked-listing.ts';

/** One thing to choose. */
export interface Choice {
  /** As the address has it. */
  value: string;
  name: string;
  /** How many products it would show with the other filters as they are. */
  count: number;
  hex?: string | null;
}

/** What a listing can be narrowed to. */
export interface FilterChoices {
  colors: Choice[];
  /** Sizes of different scales stay apart. */
  sizes: { scale: string; choices: Choice[] }[];
  brands: Choice[];
  attributes: { attribute: string; name: string; choices: Choice[] }[];
  /** By least percentage. */
  discounts: { percent: number; count: number }[];
  inStock: number;
  /** Major units; null: nothing found. */
  price: { from: number; to: number } | null;
}

export const discountSteps = [10, 20, 30, 50] as const;

interface Known {
  facets: Facets;
  values: readonly AttributeValue[];
  /** Left out where the page is a brand's own. */
  brands?: readonly Pick<Brand, 'slug' | 'name'>[];
  asked: AskedListing;
}

/**
 * Counts and names put together. Colours and sizes keep their place when nothing is left of them; of the longer lists only
 * what can be had, and what was chosen, is there.
 */
export function filterChoices({ facets, values, brands = [], asked }: Known): FilterChoices {
  const choiceOf = ({ code, name, hex }: AttributeValue, counts: Counts): Choice => {
    const value = code.toLowerCase();
    return { value, name, count: countOf(counts, value), ...(hex !== null && { hex }) };
  };
  const of = (attribute: string) => values.filter((value) => value.attribute === attribute);
  const [color, size, brand, other] = [facets.color, facets.size, facets.brand, facets.attribute].map(inSmallLetters) as [
    Counts,
    Counts,
    Counts,
    Counts,
  ];

  const rest = [...new Set(values.map(({ attribute }) => attribute))].filter((attribute) => attribute !== 'color' && attribute !== 'size');
  return {
    colors: of('color').map((value) => ({ ...choiceOf(value, color), hex: value.hex })),
    sizes: [...new Set(of('size').map(scaleOf))].map((scale) => ({
      scale,
      choices: of('size')
        .filter((value) => scaleOf(value) === scale)
        .map((value) => choiceOf(value, size)),
    })),
    brands: brands
      .map(({ slug, name }) => ({ value: slug.toLowerCase(), name, count: countOf(brand, slug.toLowerCase()) }))
      .filter(({ value, count }) => count > 0 || asked.brand.includes(value)),
    attributes: rest
      .map((attribute) => ({
        attribute,
        name: of(attribute)[0]?.attributeName ?? attribute,
        choices: of(attribute)
          .map((value) => choiceOf({ ...value, code: `${attribute}:${value.code}` }, other))
          .filter(({ value, count }) => count > 0 || asked.attribute.includes(value)),
      }))
      .filter(({ choices }) => choices.length > 0),
    discounts: discountSteps
      .map((percent) => ({ percent, count: facets.discount[String(percent)] ?? 0 }))
      .filter(({ percent, count }) => count > 0 || asked.discountRange?.from === percent),
    inStock: facets.inStock,
    price: facets.price,
  };
}

const scaleOf = ({ scale }: AttributeValue): string => scale ?? 'one';

type Counts = ReadonlyMap<string, number>;
const inSmallLetters = (counts: Readonly<Record<string, number>>): Counts =>
  new Map(Object.entries(counts).map(([code, count]) => [code.toLowerCase(), count]));
const countOf = (counts: Counts, value: string): number => counts.get(value) ?? 0;

/** A narrower category to go to. */
export interface CategoryChoice {
  id: number;
  name: string;
  path: string;
  count: number;
}

/** The categories of a level with what is in them; empty ones are no way to go. */
export const categoryChoices = (categories: readonly Category[], facets: Facets, parent?: Category): CategoryChoice[] =>
  categories
    .map((category) => ({
      id: category.id,
      name: category.name,
      path: categoryPath(category, parent),
      count: facets.category[String(category.id)] ?? 0,
    }))
    .filter(({ count }) => count > 0);
