import { asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { escapeLike } from '#platform/sql/like-pattern';
import { redirects } from '../tables.ts';
import { toRecordIds } from '#platform/request-fields';

/** A redirect as the back-office list and form show it. */
export interface AdminRedirect {
  id: number;
  countryId: number | null;
  fromPath: string;
  toAddress: string;
  status: 301 | 302;
}

interface RedirectList {
  filter: { q?: string | undefined; countryId?: number | null | undefined };
  sort: 'id' | 'fromPath' | 'toAddress';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

const columns = {
  id: redirects.id,
  countryId: redirects.countryId,
  fromPath: redirects.fromPath,
  toAddress: redirects.toAddress,
  status: sql<301 | 302>`${redirects.status}`,
};

/** Lists the redirects that match a filter. */
export async function listAdminRedirects(
  db: Db,
  { filter, sort, order, ids, offset, limit }: RedirectList,
): Promise<{ rows: AdminRedirect[]; count: Counted }> {
  const conditions: SQL[] = [sql`true`];
  if (ids) conditions.push(inArray(redirects.id, toRecordIds(ids)));
  if (filter.q) {
    const part = `%${escapeLike(filter.q.trim().toLowerCase())}%`;
    conditions.push(sql`(${redirects.fromPath} like ${part} or lower(${redirects.toAddress}) like ${part})`);
  }
  if (filter.countryId === null) conditions.push(isNull(redirects.countryId));
  else if (filter.countryId !== undefined) conditions.push(eq(redirects.countryId, filter.countryId));
  const where = sql.join(conditions, sql` and `);
  const rows = await db
    .select(columns)
    .from(redirects)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(redirects[sort]), asc(redirects.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${redirects} where ${where}`) };
}

/** Returns one redirect. @returns undefined if it does not exist */
export async function findAdminRedirect(db: Db, id: number): Promise<AdminRedirect | undefined> {
  const [row] = await db.select(columns).from(redirects).where(eq(redirects.id, id));
  return row;
}

/** Locks all redirects until this transaction ends, because the check for loops needs all of them. */
export async function lockRedirects(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${redirects} in share row exclusive mode`);
}
