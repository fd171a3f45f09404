import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { findLanguage, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { toRecordIds } from '#platform/request-fields';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { popularSearches } from '../tables.ts';
import { normalizeSearch } from './record-search.ts';
import { popularSearchesTag } from './tags.ts';

export type AdminPopularSearch = typeof popularSearches.$inferSelect;
export type PopularSearchForm = Pick<AdminPopularSearch, 'countryId' | 'languageId' | 'text' | 'isHidden'>;

interface PopularSearchList {
  filter: { q?: string | undefined; countryId?: number | undefined; languageId?: number | undefined; isHidden?: boolean | undefined };
  sort: 'searches' | 'text' | 'id';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

export async function listAdminPopularSearches(
  db: Db,
  { filter, sort, order, ids, offset, limit }: PopularSearchList,
): Promise<{ rows: AdminPopularSearch[]; count: Counted }> {
  const conditions: SQL[] = [sql`true`];
  if (ids) conditions.push(inArray(popularSearches.id, toRecordIds(ids)));
  if (filter.countryId !== undefined) conditions.push(eq(popularSearches.countryId, filter.countryId));
  if (filter.languageId !== undefined) conditions.push(eq(popularSearches.languageId, filter.languageId));
  if (filter.isHidden !== undefined) conditions.push(eq(popularSearches.isHidden, filter.isHidden));
  if (filter.q) conditions.push(sql`position(lower(${filter.q.trim()}) in ${popularSearches.text}) > 0`);
  const where = sql.join(conditions, sql` and `);
  const rows = await db
    .select()
    .from(popularSearches)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(popularSearches[sort]), asc(popularSearches.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${popularSearches} where ${where}`) };
}

/** Finds a popular search without its count, which changes between edits. @returns undefined if it does not exist */
export async function findAdminPopularSearch(db: Db, id: number): Promise<Omit<AdminPopularSearch, 'searches'> | undefined> {
  const { id: key, countryId, languageId, text, isHidden } = popularSearches;
  const [row] = await db.select({ id: key, countryId, languageId, text, isHidden }).from(popularSearches).where(eq(key, id));
  return row;
}

export async function lockPopularSearch(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: popularSearches.id }).from(popularSearches).where(eq(popularSearches.id, id)).for('update');
}

/**
 * Saves a popular search. Staff can hide a text, even before it is popular.
 * @param id null: a new one
 * @returns its id
 * @throws InvalidInput if country or language are unknown, the text cannot be counted, or another row has it
 */
export async function savePopularSearch(tx: Tx, id: number | null, { countryId, languageId, text, isHidden }: PopularSearchForm): Promise<number> {
  await getCountry(tx, countryId);
  if (!(await findLanguage(tx, languageId))) throw createRefusal('languageId', 'unknown', 'The shop does not have this language');
  const normalized = normalizeSearch(text);
  if (normalized === null) throw createRefusal('text', 'invalid', 'Enter a search text of at most 40 characters without numbers');
  const [same] = await tx
    .select({ id: popularSearches.id })
    .from(popularSearches)
    .where(
      and(
        eq(popularSearches.countryId, countryId),
        eq(popularSearches.languageId, languageId),
        eq(popularSearches.text, normalized),
        id === null ? undefined : ne(popularSearches.id, id),
      ),
    );
  if (same) throw createRefusal('text', 'taken', 'This text is in the list already');
  const row = { countryId, languageId, text: normalized, isHidden };
  const [saved] =
    id === null
      ? await tx.insert(popularSearches).values(row).returning({ id: popularSearches.id })
      : await tx.update(popularSearches).set(row).where(eq(popularSearches.id, id)).returning({ id: popularSearches.id });
  if (!saved) throw new Error(`popular search ${id} was not saved`);
  await dropTags(tx, [popularSearchesTag]);
  return saved.id;
}

const createRefusal = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);
