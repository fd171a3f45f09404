import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { escapeLike } from '#platform/sql/like-pattern';
import { summariseTerms } from '../rules/rule-terms.ts';
import { coupons, couponUses } from '../tables.ts';
import { toCouponRecord, type CouponRecord } from './coupon-form.ts';
import { toRecordIds } from '#platform/request-fields';

/** A coupon in the list, with its discount in words and the number of orders that use it. */
export type AdminCoupon = CouponRecord & { uses: number; benefit: string };

interface CouponList {
  filter: { q?: string | undefined; isActive?: boolean | undefined; kind?: string | undefined };
  sort: 'id' | 'code' | 'uses' | 'validUntil';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Returns the filtered and sorted coupons; the prize wheel may create many. */
export async function listAdminCoupons(
  db: Db,
  { filter, sort, order, ids, offset, limit }: CouponList,
): Promise<{ rows: AdminCoupon[]; count: Counted }> {
  const conditions: SQL[] = [sql`true`];
  if (ids) conditions.push(inArray(coupons.id, toRecordIds(ids)));
  if (filter.q) {
    const start = `${escapeLike(filter.q.trim().toUpperCase())}%`;
    conditions.push(sql`(${coupons.code} like ${start} or ${coupons.boundEmail} like ${start.toLowerCase()})`);
  }
  if (filter.isActive !== undefined) conditions.push(eq(coupons.isActive, filter.isActive));
  if (filter.kind) conditions.push(eq(coupons.kind, filter.kind));
  const where = sql.join(conditions, sql` and `);
  const rows = await db
    .select()
    .from(coupons)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(coupons[sort]), asc(coupons.id))
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map((row) => ({ ...toCouponRecord(row), benefit: summariseTerms(row), uses: row.uses })),
    count: await countWithLimit(db, sql`select 1 from ${coupons} where ${where}`),
  };
}

/** @returns undefined if it does not exist */
export async function findAdminCoupon(db: Db, id: number): Promise<CouponRecord | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id));
  return row && toCouponRecord(row);
}

/** Returns the number of orders that use a coupon. The number is not part of the form, because it changes with each order. */
export async function countCouponUses(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ uses: coupons.uses }).from(coupons).where(eq(coupons.id, id));
  return row?.uses ?? 0;
}

/** Locks a coupon until the transaction ends, so that concurrent edits and orders wait. */
export async function lockCoupon(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id)).for('update');
}

/** An order that has or had a coupon. */
export interface ShownUse {
  id: number;
  orderNumber: string;
  email: string;
  usedAt: string;
  /** When the order was cancelled; null if it was not. */
  releasedAt: string | null;
}

/** Returns the orders that have used a coupon, the latest first. */
export async function listCouponUses(
  db: Db,
  couponId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ShownUse[]; count: Counted }> {
  const rows = await db
    .select()
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId)))
    .orderBy(desc(couponUses.id))
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map(({ id, orderNumber, email, usedAt, releasedAt }) => ({
      id,
      orderNumber,
      email,
      usedAt: usedAt.toISOString(),
      releasedAt: releasedAt?.toISOString() ?? null,
    })),
    count: await countWithLimit(db, sql`select 1 from ${couponUses} where ${couponUses.couponId} = ${couponId}`),
  };
}
