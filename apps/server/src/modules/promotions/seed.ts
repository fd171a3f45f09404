/** Coupons, goals and affiliate discounts of the demo, and their past uses, inserted as they are. */
import { sql } from 'drizzle-orm';
import { insertRows } from '#platform/sql/insert-rows';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { affiliateDiscounts, affiliateDiscountUses, coupons, couponUses, discountGoals } from './tables.ts';

export type CouponUseRow = typeof couponUses.$inferInsert & { releasedAt: Date | null };
export type DiscountUseRow = typeof affiliateDiscountUses.$inferInsert & { releasedAt: Date | null };

/** Inserts missing discount goals; existing ones stay unchanged. */
export async function insertGoals(db: Db, rows: (typeof discountGoals.$inferInsert)[]): Promise<void> {
  await db.insert(discountGoals).values(rows).onConflictDoNothing();
}

/** Inserts missing coupons; existing ones, by code, stay unchanged. */
export async function insertCoupons(db: Db, rows: (typeof coupons.$inferInsert)[]): Promise<void> {
  await db.insert(coupons).values(rows).onConflictDoNothing();
}

export const listCouponRows = (db: Db): Promise<(typeof coupons.$inferSelect)[]> => db.select().from(coupons);

/** @returns the ids in the given order */
export async function insertAffiliateDiscounts(db: Db, rows: (typeof affiliateDiscounts.$inferInsert)[]): Promise<number[]> {
  return (await db.insert(affiliateDiscounts).values(rows).returning({ id: affiliateDiscounts.id })).map(({ id }) => id);
}

/** Inserts uses of coupons and affiliate discounts, and counts the uses of each. */
export async function insertPromotionUses(
  tx: Tx,
  rows: { couponUses: readonly CouponUseRow[]; discountUses: readonly DiscountUseRow[] },
): Promise<void> {
  await insertRows(tx, couponUses, rows.couponUses);
  await insertRows(tx, affiliateDiscountUses, rows.discountUses);
  await tx.execute(sql`
    update coupons set uses = (select count(*) from coupon_uses where coupon_id = coupons.id and released_at is null)`);
  await tx.execute(sql`
    update affiliate_discounts as discount set uses =
      (select count(*) from affiliate_discount_uses where affiliate_discount_id = discount.id and released_at is null)`);
}
