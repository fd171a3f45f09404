import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { AskedPage } from './listed-page.ts';
import { makers } from './tables.ts';

/** A maker as list and form show it, with whoever answers for it in the Union. */
export type StaffMaker = typeof makers.$inferSelect;

/** Makers as somebody looks for them: with a market's own sellers, there may be thousands. */
export async function staffMakers(
  db: Db,
  { filter: { q }, sort, order, ids, offset, limit }: AskedPage<'name' | 'city' | 'countryCode' | 'id'> & { filter: { q?: string | undefined } },
): Promise<{ rows: StaffMaker[]; count: Counted }> {
  const conditions: SQL[] = [sql`true`];
  if (ids) conditions.push(inArray(makers.id, ids.map(Number)));
  if (q)
    conditions.push(
      sql`lower(${makers.name}) like ${`%${q
        .trim()
        .toLowerCase()
        .replace(/[%_\\]/g, '\\$&')}%`}`,
    );
  const where = sql.join(conditions, sql` and `);
  const direction = order === 'desc' ? desc : asc;
  const rows = await db.select().from(makers).where(where).orderBy(direction(makers[sort]), asc(makers.id)).limit(limit).offset(offset);
  return { rows, count: await countUpTo(db, sql`select 1 from ${makers} where ${where}`) };
}

/** @returns undefined where there is none */
export async function staffMaker(db: Db, id: number): Promise<StaffMaker | undefined> {
  const [maker] = await db.select().from(makers).where(eq(makers.id, id));
  return maker;
}

/** Whoever edits the same maker waits until this transaction ends. */
export async function lockMaker(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: makers.id }).from(makers).where(eq(makers.id, id)).for('update');
}
