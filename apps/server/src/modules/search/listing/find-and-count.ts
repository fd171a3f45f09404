import { countBits, type Bits } from './bits.ts';
import { countFacets, type FacetCounts } from './count-facets.ts';
import type { ListingIndex } from './listing-index.ts';
import { narrow, type Filters, type Scope } from './narrow.ts';

interface Found {
  found: Bits;
  total: number;
  facets: FacetCounts;
}

/** Answers kept for one index: some MB at 100,000 products. */
const most = 200;
const kept = new WeakMap<ListingIndex, { version: number; answers: Map<string, Found> }>();

/**
 * What is found, and how many choices each filter has. The same for all pages, orders and languages of a listing, and the
 * larger part of its work: kept until a row of the index changes.
 */
export function findAndCount(
  index: ListingIndex,
  { scope, filters, attributeOf }: { scope: Scope; filters: Filters; attributeOf: (valueId: number) => string },
): Found {
  // What a search found is seldom asked for twice.
  const key = scope.productIds ? undefined : JSON.stringify([scope, { ...filters, values: [...(filters.values ?? [])] }]);
  const answers = answersOf(index);
  const known = key === undefined ? undefined : answers.get(key);
  if (known) return known;
  const narrowed = narrow(index, scope, filters);
  const { found } = narrowed;
  const facets = countFacets(index, { narrowed, filters, countryId: scope.countryId, attributeOf });
  const answer = { found, total: countBits(found), facets };
  if (key !== undefined) keep(answers, key, answer);
  return answer;
}

function answersOf(index: ListingIndex): Map<string, Found> {
  const known = kept.get(index);
  if (known?.version === index.version) return known.answers;
  const fresh = { version: index.version, answers: new Map<string, Found>() };
  kept.set(index, fresh);
  return fresh.answers;
}

function keep(answers: Map<string, Found>, key: string, answer: Found): void {
  const oldest = answers.size < most ? undefined : answers.keys().next().value;
  if (oldest !== undefined) answers.delete(oldest);
  answers.set(key, answer);
}
