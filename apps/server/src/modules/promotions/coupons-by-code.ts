import { and, gt, inArray, lt, notExists, sql, eq, type Column, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { coupons, couponUses } from './tables.ts';

/** Whether orders have the coupon whose code stands in another's column, as a condition for that one's query. */
export const isCouponUsed = (code: Column): SQL =>
  sql`exists (select 1 from ${coupons} where ${eq(coupons.code, sql`${code}`)} and ${gt(coupons.uses, 0)})`;

/** Codes that were made for these mailboxes alone. @param emails lower case */
export async function couponCodesOf(db: Db, emails: readonly string[]): Promise<string[]> {
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

/** Deletes those of these coupons that ended long ago and that no order has, or had. @returns how many */
export async function removeExpiredCoupons(tx: Tx, { codes, endedBefore }: { codes: readonly string[]; endedBefore: Date }): Promise<number> {
  const uses = tx.select({ id: couponUses.id }).from(couponUses).where(eq(couponUses.couponId, coupons.id));
  const gone = await tx
    .delete(coupons)
    .where(and(inArray(coupons.code, [...codes]), lt(coupons.validUntil, endedBefore), notExists(uses)))
    .returning({ id: coupons.id });
  return gone.length;
}
