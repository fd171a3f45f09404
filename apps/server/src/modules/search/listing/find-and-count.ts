import { countBits, type Bits } from './bits.ts';
import { countFacets, type FacetCounts } from './count-facets.ts';
import type { ListingIndex } from './listing-index.ts';
import { filterListing, type Filters, type Scope } from './narrow.ts';

interface Found {
  found: Bits;
  total: number;
  facets: FacetCounts;
}

/** Maximum number of cached results per index. They use a few MB with 100,000 products. */
const maxAnswers = 200;
const cachedAnswers = new WeakMap<ListingIndex, { version: number; answers: Map<string, Found> }>();

/**
 * Returns the matching products and the facet counts. This is the most expensive part of a listing query. The result is the same for all
 * pages, orders and languages of a listing, so it is cached until a row of the index changes.
 */
export function findAndCount(
  index: ListingIndex,
  { scope, filters, getAttribute }: { scope: Scope; filters: Filters; getAttribute: (valueId: number) => string },
): Found {
  // Search results are rarely requested twice, so they are not cached.
  const key = scope.productIds ? undefined : JSON.stringify([scope, { ...filters, values: [...(filters.values ?? [])] }]);
  const answers = getCachedAnswers(index);
  const known = key === undefined ? undefined : answers.get(key);
  if (known) return known;
  const narrowed = filterListing(index, scope, filters);
  const { found } = narrowed;
  const facets = countFacets(index, { narrowed, filters, countryId: scope.countryId, getAttribute });
  const answer = { found, total: countBits(found), facets };
  if (key !== undefined) cacheAnswer(answers, key, answer);
  return answer;
}

function getCachedAnswers(index: ListingIndex): Map<string, Found> {
  const known = cachedAnswers.get(index);
  if (known?.version === index.version) return known.answers;
  const fresh = { version: index.version, answers: new Map<string, Found>() };
  cachedAnswers.set(index, fresh);
  return fresh.answers;
}

function cacheAnswer(answers: Map<string, Found>, key: string, answer: Found): void {
  const oldest = answers.size < maxAnswers ? undefined : answers.keys().next().value;
  if (oldest !== undefined) answers.delete(oldest);
  answers.set(key, answer);
}
