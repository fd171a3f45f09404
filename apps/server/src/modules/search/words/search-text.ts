import type { Db } from '#platform/database';
import { findByNumber } from './find-by-number.ts';
import { findWords } from './find-words.ts';
import { tokenize, type Token } from './fold.ts';
import { getFunctionWords } from './function-words.ts';
import { getPostings } from './postings.ts';
import { rankProducts } from './rank-products.ts';
import { listParts, splitCompounds } from './split-compounds.ts';
import { listDictionaries, listSpellings, weighWords, type TokenWords } from './weigh-words.ts';
import { findOriginalSpelling } from './find-original-spelling.ts';

export interface TextMatches {
  /** Published products, the best first; at most 20,000. Not limited to a country. */
  productIds: number[];
  /** The corrected query if a word has no literal match ("hoodie" for "hodie"); otherwise null. */
  corrected: string | null;
}

/** Maximum number of characters and tokens of a query, to bound the database's work. */
const longestQuery = 200;
const mostTokens = 8;

/** Maximum number of results. */
const mostFound = 20_000;

/**
 * Finds products by a shopper's query, in their language and English: name, brand, category, colour, attribute values, SKU. This is the
 * interface of text search, which an external search engine could implement. Accepts any string; one without a letter or digit finds
 * nothing. At most four queries, mostly one.
 */
export async function searchText(
  db: Db,
  { q, languageId, most = mostFound }: { q: string; languageId: number; most?: number },
): Promise<TextMatches> {
  const query = q.slice(0, longestQuery);
  const typed = removeFunctionWords(tokenize(query), languageId).slice(0, mostTokens);
  if (typed.length === 0) return { productIds: [], corrected: null };
  const numbered = await findByNumber(db, query);
  const understood = await findTokenWords(
    db,
    typed.map(({ token }) => token),
    languageId,
  );
  const postings = await getPostings(db, [...new Set(understood.flatMap(({ words }) => words.map(({ id }) => id)))]);
  const named = rankProducts(understood, postings, most);
  const productIds = [...new Set([...numbered, ...named])];
  return { productIds, corrected: numbered.length === 0 ? await buildCorrection(db, understood, { typed, named, languageId }) : null };
}

/** Removes function words, unless there is nothing else. */
function removeFunctionWords(tokens: readonly Token[], languageId: number): readonly Token[] {
  const { all } = getFunctionWords(languageId);
  const content = tokens.filter(({ token }) => !all.has(token));
  return content.length > 0 ? content : tokens;
}

/** Returns the words that each token may mean; one query, and another one if a token is a compound. */
async function findTokenWords(db: Db, tokens: readonly string[], languageId: number): Promise<TokenWords[]> {
  const languageIds = listDictionaries(languageId);
  const found = await findWords(db, { tokens: listSpellings(tokens, languageId), parts: listParts(tokens), languageIds });
  const split = splitCompounds(tokens, found);
  if (split.every((token, at) => token === tokens[at])) return weighWords(tokens, found, languageId);
  return weighWords(split, await findWords(db, { tokens: listSpellings(split, languageId), languageIds }), languageId);
}

/** Returns the corrected query, in the spelling of the best product. */
async function buildCorrection(
  db: Db,
  understood: readonly TokenWords[],
  { typed, named, languageId }: { typed: readonly Token[]; named: readonly number[]; languageId: number },
): Promise<string | null> {
  const [productId] = named;
  if (productId === undefined || !understood.some(({ isTypo }) => isTypo)) return null;
  const written = await findOriginalSpelling(db, { productId, languageId });
  const asTyped = new Map(typed.map(({ token, typed: text }) => [token, text.toLowerCase()]));
  return understood
    .map(({ token, words, isTypo }) => {
      const meant = isTypo ? (words.find(({ word }) => written.has(word)) ?? words[0]) : undefined;
      return meant ? (written.get(meant.word) ?? meant.word) : (asTyped.get(token) ?? token);
    })
    .join(' ');
}
