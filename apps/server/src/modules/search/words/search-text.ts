import type { Db } from '#platform/database';
import { findByNumber } from './find-by-number.ts';
import { findWords } from './find-words.ts';
import { listVariants, type QueryVariant } from '../synonyms/synonyms.ts';
import { tokenize, type Token } from './fold.ts';
import { removeFunctionWords } from './function-words.ts';
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
const maxQueryLength = 200;
const maxTokens = 8;

/** Maximum number of results. */
const maxFound = 20_000;

/**
 * Finds products by a shopper's query, in their language and English: name, brand, category, colour, attribute values, SKU. This is the
 * interface of text search, which an external search engine could implement. Accepts any string; one without a letter or digit finds
 * nothing. A query for a term also finds the products of its synonyms. Runs at most four database queries, usually one.
 */
export async function searchText(
  db: Db,
  { q, languageId, limit = maxFound }: { q: string; languageId: number; limit?: number },
): Promise<TextMatches> {
  const query = q.slice(0, maxQueryLength);
  const typed = removeFunctionWords(tokenize(query), languageId).slice(0, maxTokens);
  if (typed.length === 0) return { productIds: [], corrected: null };
  const numbered = await findByNumber(db, query);
  const variants = await listVariants(
    db,
    typed.map(({ token }) => token),
    languageId,
  );
  const understood = selectVariants(await findVariantWords(db, variants, languageId), variants);
  const postings = await getPostings(db, [...new Set(understood.flat().flatMap(({ words }) => words.map(({ id }) => id)))]);
  const named = rankProducts(understood, postings, limit);
  const productIds = [...new Set([...numbered, ...named])];
  const corrected = numbered.length === 0 ? await buildCorrection(db, understood[0] ?? [], { typed, named, languageId }) : null;
  return { productIds, corrected };
}

/** Returns the words that each token of each variant may mean. Runs one query, and another one if a token is a compound. */
async function findVariantWords(db: Db, variants: readonly QueryVariant[], languageId: number): Promise<TokenWords[][]> {
  const languageIds = listDictionaries(languageId);
  const lookUp = (texts: readonly (readonly string[])[], parts: readonly string[] = []) =>
    findWords(db, { tokens: [...new Set(texts.flatMap((tokens) => listSpellings(tokens, languageId)))], parts, languageIds });
  const texts = variants.map(({ tokens }) => tokens);
  const found = await lookUp(texts, texts.flatMap(listParts));
  const split = texts.map((tokens) => splitCompounds(tokens, found));
  const isSplit = split.some((tokens, at) => tokens.some((token, place) => token !== texts[at]?.[place]));
  const words = isSplit ? await lookUp(split) : found;
  return split.map((tokens, at) => weighWords(tokens, words, languageId).map((token) => markSynonym(token, variants[at]?.known)));
}

/** Marks the tokens of synonyms. They are spelled correctly, so similar words are removed from them. */
function markSynonym(token: TokenWords, known: ReadonlySet<string> | undefined): TokenWords {
  if (!known?.has(token.token)) return token;
  return { ...token, ...(token.isTypo && { words: [], isTypo: false }), isSynonym: true };
}

/** Leaves out guesses if every word of the query as typed was found. */
function selectVariants(understood: readonly TokenWords[][], variants: readonly QueryVariant[]): TokenWords[][] {
  const isFound = understood[0]?.every(({ words, isTypo }) => words.length > 0 && !isTypo) ?? false;
  return understood.filter((_, at) => !isFound || !variants[at]?.isGuess);
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
