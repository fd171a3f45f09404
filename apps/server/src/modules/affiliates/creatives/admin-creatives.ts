import { and, asc, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import { selectImage } from '#modules/media';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { toRecordIds } from '#platform/request-fields';
import type { Tx } from '#platform/transaction';
import { escapeLike } from '#platform/sql/like-pattern';
import { affiliateCreatives } from './tables.ts';

type Row = typeof affiliateCreatives.$inferSelect;

/** A creative for its form; instants as ISO. */
export type CreativeRecord = Omit<Row, 'validFrom' | 'validUntil' | 'changedAt'> & { validFrom: string | null; validUntil: string | null };

/** A creative in a list. */
type AdminCreative = CreativeRecord & { imageUrl: string | null };

interface CreativeList {
  filter: { q?: string | undefined; kind?: Row['kind'] | undefined; languageId?: number | undefined };
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Lists all creatives, including ones that are not valid now. A filter by language includes creatives for all languages. */
export async function listAdminCreatives(
  db: Db,
  { filter: { q, kind, languageId }, order, ids, offset, limit }: CreativeList,
): Promise<{ rows: AdminCreative[]; count: Counted }> {
  const conditions: (SQL | undefined)[] = [
    ids && inArray(affiliateCreatives.id, toRecordIds(ids)),
    q === undefined ? undefined : ilike(affiliateCreatives.name, `%${escapeLike(q.trim())}%`),
    kind && eq(affiliateCreatives.kind, kind),
    languageId === undefined ? undefined : sql`coalesce(${affiliateCreatives.languageId}, ${languageId}) = ${languageId}`,
  ];
  const where = and(sql`true`, ...conditions) ?? sql`true`;
  const rows = await db
    .select({ creative: affiliateCreatives, picture: selectImage(affiliateCreatives.mediaId) })
    .from(affiliateCreatives)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(affiliateCreatives.id))
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map(({ creative, picture }) => ({ ...toRecord(creative), imageUrl: picture?.imageUrl ?? null })),
    count: await countWithLimit(db, sql`select 1 from ${affiliateCreatives} where ${where}`),
  };
}

/** @returns undefined if it does not exist */
export async function findAdminCreative(db: Db, id: number): Promise<CreativeRecord | undefined> {
  const [row] = await db.select().from(affiliateCreatives).where(eq(affiliateCreatives.id, id));
  return row && toRecord(row);
}

/** Returns the address of a creative's picture; null: none. */
export async function findCreativePicture(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ picture: selectImage(affiliateCreatives.mediaId) })
    .from(affiliateCreatives)
    .where(eq(affiliateCreatives.id, id));
  return row?.picture?.imageUrl ?? null;
}

/** Locks a creative until the transaction ends. */
export async function lockCreative(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: affiliateCreatives.id }).from(affiliateCreatives).where(eq(affiliateCreatives.id, id)).for('update');
}

const toRecord = ({ validFrom, validUntil, changedAt: _, ...row }: Row): CreativeRecord => ({
  ...row,
  validFrom: validFrom?.toISOString() ?? null,
  validUntil: validUntil?.toISOString() ?? null,
});
