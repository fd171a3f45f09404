import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { escapeLike } from '#platform/sql/like-pattern';
import { countAcceptedTypos } from './match-word.ts';

export interface FoundWord {
  id: number;
  languageId: number;
  word: string;
}

/** Maximum number of words read for one query, to bound its cost with large dictionaries. */
const maxWords = 2000;

/**
 * Minimum trigram similarity of a candidate. With the default of 0.3, "jaens" does not find "jeans": a swap in the middle of a short
 * word keeps only a fifth of its trigrams.
 */
const MIN_SIMILARITY = 0.18;

/**
 * Finds the words of some languages that tokens may mean: words that equal, start with, contain or resemble a token. Runs one query on the
 * trigram index, which returns a superset for `matchWord`.
 * @param parts words that only match exactly
 */
export async function findWords(
  db: Db,
  { tokens, parts = [], languageIds }: { tokens: readonly string[]; parts?: readonly string[]; languageIds: readonly number[] },
): Promise<FoundWord[]> {
  const patterns = tokens.map((token) => (token.length < 4 ? `${escapeLike(token)}%` : `%${escapeLike(token)}%`));
  // Finds inflected forms of one stem: the last letters of a long token are ignored.
  const stems = tokens.filter((token) => token.length >= 4).map((token) => `${escapeLike(token.slice(0, Math.max(3, token.length - 3)))}%`);
  const equal = [...tokens, ...parts, ...tokens.flatMap(shortenToken), ...tokens.flatMap(listSwapped)];
  const correctable = tokens.filter((token) => countAcceptedTypos(token.length) > 0);
  // The same statement changes the setting, before the index receives the list of tokens.
  const { rows } = await db.execute<{ id: number; language_id: number; word: string }>(sql`
    select id, language_id, word from search_words
    where language_id = any(${sql.param([...languageIds])}::int[]) and (
      word = any(${sql.param(equal)}::text[])
      or word like any(${sql.param([...patterns, ...stems])}::text[])
      or word % any((select array_agg(token) from (
        select set_config('pg_trgm.similarity_threshold', ${String(MIN_SIMILARITY)}, true), token from unnest(${sql.param(correctable)}::text[]) as token) as asked)::text[]))
    order by length(word) limit ${maxWords}`);
  return rows.map(({ id, language_id, word }) => ({ id, languageId: language_id, word }));
}

/** A short token may be a word with an ending: tops, rotes, övek. */
const shortenToken = (token: string): string[] => (token.length > 2 && token.length < 7 ? [token.slice(0, -1), token.slice(0, -2)] : []);

/** Two swapped letters leave a short word with almost no common trigrams. */
const listSwapped = (token: string): string[] =>
  token.length < 4 || token.length > 5
    ? []
    : Array.from({ length: token.length - 1 }, (_, at) => `${token.slice(0, at)}${token[at + 1]}${token[at]}${token.slice(at + 2)}`);
