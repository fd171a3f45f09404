import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** A table of normalised words, one row per record, with a trigram index on `text`. Newer records have higher ids. */
interface SearchTexts {
  table: SQL;
  /** The column with the id of the record. */
  id: SQL;
}

/** Number of the newest records that are scanned first. They contain enough matches of a common word, so that not all of its matches are sorted. */
const RECENT_ROWS = 20_000;
/** A telephone number in a text: at least six digits, with the usual separators between them. */
const phone = /\+?\d[\d\s()/.-]{4,}\d/g;
const maxWords = 8;

/**
 * Finds the newest records that have all words of a text, in any order, with or without accents. A word of letters matches by its start, and from
 * four letters by any part. A number matches by any part, and a telephone number in any notation.
 * @param limit maximum number of ids
 * @returns the ids, the newest first
 */
export async function findBySearchText(db: Db, { table, id }: SearchTexts, text: string, limit: number): Promise<number[]> {
  const ways = await readPatterns(db, text);
  if (ways.length === 0) return [];
  const matchesAll = (patterns: readonly string[]) =>
    sql`(${sql.join(
      patterns.map((pattern) => sql`text like ${pattern}`),
      sql` and `,
    )})`;
  const matches = sql`(${sql.join(ways.map(matchesAll), sql` or `)})`;
  const read = async (query: SQL) => (await db.execute<{ id: number }>(query)).rows.map((row) => row.id);
  const recent = await read(sql`
    select id from (select ${id} as id, text from ${table} order by ${id} desc limit ${RECENT_ROWS}) as recent where ${matches} order by id desc limit ${limit}`);
  // A pattern of one or two letters has no trigram, so older records are not searched.
  if (recent.length === limit || !ways.every((patterns) => patterns.some(hasTrigram))) return recent;
  // The query is materialized, because a scan in id order reads the whole table for a rare word.
  return read(
    sql`with found as materialized (select ${id} as id from ${table} where ${matches}) select id from found order by id desc limit ${limit}`,
  );
}

/** Returns the alternatives of a search. All patterns of one must match. One function normalises both patterns and stored texts. */
async function readPatterns(db: Db, text: string): Promise<string[][]> {
  const typed = [text, text.replace(phone, (number) => number.replace(/\D/g, '').replace(/^0{1,2}/, ''))];
  const { rows } = await db.execute<{ folded: string }>(
    sql`select distinct fold_search_text(value) as folded from unnest(${sql.param(typed)}::text[]) as value`,
  );
  return rows.map(({ folded }) => folded.split(' ').filter(Boolean).slice(0, maxWords).map(toPattern)).filter((patterns) => patterns.length > 0);
}

const toPattern = (word: string): string => `${/^[a-z]{1,3}$/.test(word) ? '% ' : '%'}${word.replace(/_/g, '\\_')}%`;
const hasTrigram = (pattern: string): boolean => pattern.replace(/[%\\]/g, '').length >= 3;
