import type { Db } from '#platform/database';
import { findByNumber } from './find-by-number.ts';
import { findWords } from './find-words.ts';
import { tokensIn } from './fold.ts';
import { functionWordsOf } from './function-words.ts';
import { postingsOf } from './postings.ts';
import { rankProducts } from './rank-products.ts';
import { lookedUp, weighWords, type TokenWords } from './weigh-words.ts';
import { english } from './words-of-products.ts';
import { writtenAs } from './written-as.ts';

export interface TextMatches {
  /** Published products, the best first; at most 20,000. Whether a country sells them is not asked here. */
  productIds: number[];
  /** How the query was understood where something in it matches no word as it was typed ("hoodie" for "hodie"); else null. */
  corrected: string | null;
}

/** Characters and tokens of a query that count; nobody types more, and nobody is to make the database work for more. */
const longestQuery = 200;
const mostTokens = 8;

/** More nobody pages through. */
const mostFound = 20_000;

/**
 * Finds products by what a shopper typed, in their language and English: name, brand, category, colour, attribute values,
 * SKU. The whole of text search is behind this call; a search engine that is to stand in answers the same.
 * Any string is taken; one without a letter or a digit finds nothing. At most four queries, mostly one.
 */
export async function searchText(
  db: Db,
  { q, languageId, most = mostFound }: { q: string; languageId: number; most?: number },
): Promise<TextMatches> {
  const query = q.slice(0, longestQuery);
  const tokens = contentOf(tokensIn(query), languageId).slice(0, mostTokens);
  if (tokens.length === 0) return { productIds: [], corrected: null };
  const numbered = await findByNumber(db, query);
  const languageIds = [...new Set([languageId, english])];
  const found = await findWords(db, { tokens: lookedUp(tokens, languageId), languageIds });
  const understood = weighWords(tokens, found, languageId);
  const postings = await postingsOf(db, [...new Set(understood.flatMap(({ words }) => words.map(({ id }) => id)))]);
  const named = rankProducts(understood, postings, most);
  const productIds = [...new Set([...numbered, ...named])];
  return { productIds, corrected: numbered.length === 0 ? await correctedTo(db, understood, { named, languageId }) : null };
}

/** Without the small words, unless there is nothing else. */
function contentOf(tokens: readonly string[], languageId: number): readonly string[] {
  const { all } = functionWordsOf(languageId);
  const content = tokens.filter((token) => !all.has(token));
  return content.length > 0 ? content : tokens;
}

async function correctedTo(
  db: Db,
  understood: readonly TokenWords[],
  { named, languageId }: { named: readonly number[]; languageId: number },
): Promise<string | null> {
  const [productId] = named;
  if (productId === undefined || !understood.some(({ isTypo }) => isTypo)) return null;
  const written = await writtenAs(db, { productId, languageId });
  return understood
    .map(({ token, words, isTypo }) => {
      if (!isTypo) return token;
      const meant = words.find(({ word }) => written.has(word)) ?? words[0];
      return meant ? (written.get(meant.word) ?? meant.word) : token;
    })
    .join(' ');
}
