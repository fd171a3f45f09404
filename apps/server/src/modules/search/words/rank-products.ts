import type { Postings } from './postings.ts';
import type { TokenWords } from './weigh-words.ts';

/** The share of the score that a synonym match gets, so that the typed word comes first. */
const synonymShare = 0.95;

/**
 * Ranks products by the variants of a query, the best first. Returns the products that match every token of a variant. If there are none,
 * returns those that match the largest share of tokens. The products are sorted by score per token, then by popularity, then the newest
 * first. A synonym counts only if all its words match: "send back" must not find a backpack.
 * @param variants the query as typed, then with synonyms
 */
export function rankProducts(variants: readonly (readonly TokenWords[])[], postings: Postings, limit: number): number[] {
  const { productIds, popularity } = postings;
  const { scores, matched } = scoreVariants(variants, postings);
  const maxMatched = matched.reduce((max, share) => Math.max(max, share), 0);
  if (maxMatched === 0) return [];
  const found: number[] = [];
  for (const [place, share] of matched.entries()) if (share === maxMatched) found.push(place);
  const readItem = (list: ArrayLike<number>, place: number) => list[place] ?? 0;
  found.sort(
    (one, two) =>
      readItem(scores, two) - readItem(scores, one) ||
      readItem(popularity, two) - readItem(popularity, one) ||
      readItem(productIds, two) - readItem(productIds, one),
  );
  return found.slice(0, limit).map((place) => readItem(productIds, place));
}

/**
 * Scores each product by the variant that fits it best.
 * @returns by the product's position in the postings: the score per token, and the share of the tokens that match
 */
function scoreVariants(variants: readonly (readonly TokenWords[])[], postings: Postings): { scores: Float64Array; matched: Float64Array } {
  const scores = new Float64Array(postings.productIds.length);
  const matched = new Float64Array(postings.productIds.length);
  for (const [at, tokens] of variants.entries()) {
    const found = scoreProducts(tokens, postings);
    const weight = (at === 0 ? 1 : synonymShare) / tokens.length;
    const synonyms = at === 0 ? 0 : tokens.filter(({ isSynonym }) => isSynonym).length;
    for (const [place, count] of found.matched.entries()) {
      if ((found.synonyms[place] ?? 0) < synonyms) continue;
      const [share, score] = [count / tokens.length, (found.scores[place] ?? 0) * weight];
      const [bestShare, bestScore] = [matched[place] ?? 0, scores[place] ?? 0];
      if (share < bestShare || (share === bestShare && score <= bestScore)) continue;
      matched[place] = share;
      scores[place] = score;
    }
  }
  return { scores, matched };
}

/**
 * Adds up how well each product matches. A word in the name counts ten, a word in brand, categories or values six, a word in both twelve.
 * @returns lists by the product's position in the postings; `matched` counts the matching tokens, `synonyms` those that belong to a synonym
 */
function scoreProducts(tokens: readonly TokenWords[], { words, productIds: { length: size } }: Postings) {
  const scores = new Int32Array(size);
  const matched = new Uint8Array(size);
  const synonyms = new Uint8Array(size);
  for (const token of tokens) {
    const [name, other] = [new Uint8Array(size), new Uint8Array(size)];
    const touched: number[] = [];
    const note = (places: Int32Array, best: Uint8Array, weight: number) => {
      for (const place of places) {
        if (name[place] === 0 && other[place] === 0) touched.push(place);
        if (weight > (best[place] ?? 0)) best[place] = weight;
      }
    };
    for (const { id, weight } of token.words) {
      const found = words.get(id);
      if (!found) continue;
      note(found.name, name, weight);
      note(found.other, other, weight);
    }
    for (const place of touched) {
      const [inName, inOther] = [name[place] ?? 0, other[place] ?? 0];
      scores[place] = (scores[place] ?? 0) + Math.max(inName * 10, inOther * 6) + 2 * Math.min(inName, inOther);
      matched[place] = (matched[place] ?? 0) + 1;
      if (token.isSynonym) synonyms[place] = (synonyms[place] ?? 0) + 1;
    }
  }
  return { scores, matched, synonyms };
}
