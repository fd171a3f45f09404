import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { escapeLike } from '#platform/sql/like-pattern';
import type { PageSelection } from '../categories/listed-page.ts';
import { makers } from '../tables.ts';
import { toRecordIds } from '#platform/request-fields';

/** A maker for the list and the form, with its responsible person in the Union. */
export type AdminMaker = typeof makers.$inferSelect;

/** Lists filtered makers; a marketplace may have thousands. */
export async function listAdminMakers(
  db: Db,
  { filter: { q }, sort, order, ids, offset, limit }: PageSelection<'name' | 'city' | 'countryCode' | 'id'> & { filter: { q?: string | undefined } },
): Promise<{ rows: AdminMaker[]; count: Counted }> {
  const conditions: SQL[] = [sql`true`];
  if (ids) conditions.push(inArray(makers.id, toRecordIds(ids)));
  if (q) conditions.push(sql`lower(${makers.name}) like ${`%${escapeLike(q.trim().toLowerCase())}%`}`);
  const where = sql.join(conditions, sql` and `);
  const direction = order === 'desc' ? desc : asc;
  const rows = await db.select().from(makers).where(where).orderBy(direction(makers[sort]), asc(makers.id)).limit(limit).offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${makers} where ${where}`) };
}

/** @returns undefined if the maker does not exist */
export async function findAdminMaker(db: Db, id: number): Promise<AdminMaker | undefined> {
  const [maker] = await db.select().from(makers).where(eq(makers.id, id));
  return maker;
}

/** Locks a maker until this transaction ends. */
export async function lockMaker(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: makers.id }).from(makers).where(eq(makers.id, id)).for('update');
}
