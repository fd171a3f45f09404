import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { forgiven } from './match-word.ts';

export interface FoundWord {
  id: number;
  languageId: number;
  word: string;
}

/** Words looked at for one query; a dictionary of many thousands is never walked through. */
const most = 2000;

/**
 * How like a word must be to be looked at more closely. The default of 0.3 loses "jaens" for "jeans": a swap in the middle of
 * a short word leaves a fifth of its trigrams.
 */
const likeness = 0.18;

/**
 * The words of some languages that tokens may mean: equal, beginning with or holding them, or alike. A superset, which
 * `matchWord` sifts; one query on the trigram index.
 * @param parts what is looked up letter by letter only
 */
export async function findWords(
  db: Db,
  { tokens, parts = [], languageIds }: { tokens: readonly string[]; parts?: readonly string[]; languageIds: readonly number[] },
): Promise<FoundWord[]> {
  const patterns = tokens.map((token) => (token.length < 4 ? `${escaped(token)}%` : `%${escaped(token)}%`));
  // Forms of one stem: what the last letters of a long token are says little.
  const stems = tokens.filter((token) => token.length >= 4).map((token) => `${escaped(token.slice(0, Math.max(3, token.length - 3)))}%`);
  const equal = [...tokens, ...parts, ...tokens.flatMap(shortened), ...tokens.flatMap(swapped)];
  const alike = tokens.filter((token) => forgiven(token.length) > 0);
  // The setting is made in the one statement that needs it, before its list of tokens is handed to the index.
  const { rows } = await db.execute<{ id: number; language_id: number; word: string }>(sql`
    select id, language_id, word from search_words
    where language_id = any(${sql.param([...languageIds])}::int[]) and (
      word = any(${sql.param(equal)}::text[])
      or word like any(${sql.param([...patterns, ...stems])}::text[])
      or word % any((select array_agg(token) from (
        select set_config('pg_trgm.similarity_threshold', ${String(likeness)}, true), token from unnest(${sql.param(alike)}::text[]) as token) as asked)::text[]))
    order by length(word) limit ${most}`);
  return rows.map(({ id, language_id, word }) => ({ id, languageId: language_id, word }));
}

const escaped = (token: string): string => token.replace(/[\\%_]/g, '\\$&');

/** A short token may be a word with an ending: tops, rotes, övek. */
const shortened = (token: string): string[] => (token.length > 2 && token.length < 7 ? [token.slice(0, -1), token.slice(0, -2)] : []);

/** Two letters that changed places leave a short word hardly any trigram. */
const swapped = (token: string): string[] =>
  token.length < 4 || token.length > 5
    ? []
    : Array.from({ length: token.length - 1 }, (_, at) => `${token.slice(0, at)}${token[at + 1]}${token[at]}${token.slice(at + 2)}`);
