import type { Db } from '#platform/database';
import { findByNumber } from './find-by-number.ts';
import { findWords } from './find-words.ts';
import { tokensIn, type Token } from './fold.ts';
import { functionWordsOf } from './function-words.ts';
import { postingsOf } from './postings.ts';
import { rankProducts } from './rank-products.ts';
import { partsOf, splitCompounds } from './split-compounds.ts';
import { dictionariesOf, lookedUp, weighWords, type TokenWords } from './weigh-words.ts';
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
  const typed = contentOf(tokensIn(query), languageId).slice(0, mostTokens);
  if (typed.length === 0) return { productIds: [], corrected: null };
  const numbered = await findByNumber(db, query);
  const understood = await understand(
    db,
    typed.map(({ token }) => token),
    languageId,
  );
  const postings = await postingsOf(db, [...new Set(understood.flatMap(({ words }) => words.map(({ id }) => id)))]);
  const named = rankProducts(understood, postings, most);
  const productIds = [...new Set([...numbered, ...named])];
  return { productIds, corrected: numbered.length === 0 ? await correctedTo(db, understood, { typed, named, languageId }) : null };
}

/** Without the small words, unless there is nothing else. */
function contentOf(tokens: readonly Token[], languageId: number): readonly Token[] {
  const { all } = functionWordsOf(languageId);
  const content = tokens.filter(({ token }) => !all.has(token));
  return content.length > 0 ? content : tokens;
}

/** The words that each token may mean; one query, and one more where a token is two words in one. */
async function understand(db: Db, tokens: readonly string[], languageId: number): Promise<TokenWords[]> {
  const languageIds = dictionariesOf(languageId);
  const found = await findWords(db, { tokens: lookedUp(tokens, languageId), parts: partsOf(tokens), languageIds });
  const split = splitCompounds(tokens, found);
  if (split.every((token, at) => token === tokens[at])) return weighWords(tokens, found, languageId);
  return weighWords(split, await findWords(db, { tokens: lookedUp(split, languageId), languageIds }), languageId);
}

/** What was understood in place of what was typed, in the words of the best product. */
async function correctedTo(
  db: Db,
  understood: readonly TokenWords[],
  { typed, named, languageId }: { typed: readonly Token[]; named: readonly number[]; languageId: number },
): Promise<string | null> {
  const [productId] = named;
  if (productId === undefined || !understood.some(({ isTypo }) => isTypo)) return null;
  const written = await writtenAs(db, { productId, languageId });
  const asTyped = new Map(typed.map(({ token, typed: text }) => [token, text.toLowerCase()]));
  return understood
    .map(({ token, words, isTypo }) => {
      const meant = isTypo ? (words.find(({ word }) => written.has(word)) ?? words[0]) : undefined;
      return meant ? (written.get(meant.word) ?? meant.word) : (asTyped.get(token) ?? token);
    })
    .join(' ');
}
