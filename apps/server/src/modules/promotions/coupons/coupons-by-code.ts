import { and, gt, inArray, lt, notExists, sql, eq, type Column, type SQL, asc, desc } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { coupons, couponUses } from '../tables.ts';

/** Returns an SQL condition: whether orders use the coupon whose code is in another table's column. */
export const isCouponUsed = (code: Column): SQL =>
  sql`exists (select 1 from ${coupons} where ${eq(coupons.code, sql`${code}`)} and ${gt(coupons.uses, 0)})`;

/**
 * Returns the codes bound to these email addresses.
 * @param emails lower case
 */
export async function listCouponCodes(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ code: coupons.code })
    .from(coupons)
    .where(
      inArray(
        coupons.boundEmail,
        emails.filter((email) => email !== ''),
      ),
    );
  return rows.map(({ code }) => code);
}

/**
 * Deletes those of the given coupons that expired before a date and were never used.
 * @returns the number deleted
 */
export async function removeExpiredCoupons(tx: Tx, { codes, endedBefore }: { codes: readonly string[]; endedBefore: Date }): Promise<number> {
  const uses = tx.select({ id: couponUses.id }).from(couponUses).where(eq(couponUses.couponId, coupons.id));
  const deleted = await tx
    .delete(coupons)
    .where(and(inArray(coupons.code, [...codes]), lt(coupons.validUntil, endedBefore), notExists(uses)))
    .returning({ id: coupons.id });
  return deleted.length;
}

/** Returns all coupons, active ones first. */
export const listCoupons = (db: Db): Promise<(typeof coupons.$inferSelect)[]> =>
  db.select().from(coupons).orderBy(desc(coupons.isActive), asc(coupons.code)).execute();
