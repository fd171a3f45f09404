import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';
import { toRecordIds } from '#platform/request-fields';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { searchSynonyms } from '../tables.ts';
import { listSearchedWords, synonymsTag } from './synonyms.ts';

/** Terms that mean the same in a language. */
export interface AdminSynonyms {
  id: number;
  languageId: number;
  terms: string[];
}

export type SynonymsForm = Omit<AdminSynonyms, 'id'>;

interface SynonymsList {
  filter: { q?: string | undefined; languageId?: number | undefined };
  sort: 'languageId' | 'id';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

export async function listAdminSynonyms(
  db: Db,
  { filter, sort, order, ids, offset, limit }: SynonymsList,
): Promise<{ rows: AdminSynonyms[]; count: Counted }> {
  const conditions: SQL[] = [sql`true`];
  if (ids) conditions.push(inArray(searchSynonyms.id, toRecordIds(ids)));
  if (filter.languageId !== undefined) conditions.push(eq(searchSynonyms.languageId, filter.languageId));
  if (filter.q)
    conditions.push(sql`exists (select from unnest(${searchSynonyms.terms}) term where position(lower(${filter.q.trim()}) in lower(term)) > 0)`);
  const where = sql.join(conditions, sql` and `);
  const rows = await db
    .select()
    .from(searchSynonyms)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(searchSynonyms[sort]), asc(searchSynonyms.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${searchSynonyms} where ${where}`) };
}

/** @returns undefined if there are none */
export async function findAdminSynonyms(db: Db, id: number): Promise<AdminSynonyms | undefined> {
  const [row] = await db.select().from(searchSynonyms).where(eq(searchSynonyms.id, id));
  return row;
}

/** Locks all synonyms until this transaction ends, because a term belongs to one group only. */
export async function lockSynonyms(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${searchSynonyms} in share row exclusive mode`);
}

/**
 * Saves a group of synonyms; searches use it within a second. The caller holds the lock of synonyms.
 * @param id null: a new one
 * @returns its id
 * @throws InvalidInput if the language is unknown, a term has no letter or digit, or another group has it
 */
export async function saveSynonyms(tx: Tx, id: number | null, { languageId, terms }: SynonymsForm): Promise<number> {
  if (!(await findLanguage(tx, languageId))) throw createRefusal('languageId', 'unknown', 'The shop does not have this language');
  const row = { languageId, terms: await checkTerms(tx, id, { languageId, terms }) };
  const [saved] =
    id === null
      ? await tx.insert(searchSynonyms).values(row).returning({ id: searchSynonyms.id })
      : await tx.update(searchSynonyms).set(row).where(eq(searchSynonyms.id, id)).returning({ id: searchSynonyms.id });
  if (!saved) throw new Error(`synonyms ${id} were not saved`);
  await dropTags(tx, [synonymsTag]);
  return saved.id;
}

export async function removeSynonyms(tx: Tx, id: number): Promise<void> {
  await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id));
  await dropTags(tx, [synonymsTag]);
}

/** Returns the terms, each once. Terms that a search does not distinguish (T-shirt, t shirt) are one. */
async function checkTerms(tx: Tx, id: number | null, { languageId, terms }: SynonymsForm): Promise<string[]> {
  const toKey = (term: string) => listSearchedWords(term, languageId).join(' ');
  const empty = terms.find((term) => toKey(term) === '');
  if (empty !== undefined) throw createRefusal('terms', 'empty', `“${empty}” has no letter or digit`);
  const own = new Map(terms.map((term) => [toKey(term), term.trim()]));
  if (own.size < 2) throw createRefusal('terms', 'too-few', 'Enter at least two different terms');
  const others = await tx
    .select()
    .from(searchSynonyms)
    .where(and(eq(searchSynonyms.languageId, languageId), id === null ? undefined : ne(searchSynonyms.id, id)));
  const taken = others.flatMap((other) => other.terms).find((term) => own.has(toKey(term)));
  if (taken !== undefined) throw createRefusal('terms', 'taken', `“${taken}” belongs to another group: edit that group`);
  return [...own.values()];
}

const createRefusal = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);
