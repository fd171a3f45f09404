/** Past uses of the demo's coupons and affiliate discounts, inserted unchanged. */
import { sql } from 'drizzle-orm';
import { insertRows } from '#platform/sql/insert-rows';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { affiliateDiscountUses, coupons, couponUses, discountGoals } from './tables.ts';

export type CouponUseRow = typeof couponUses.$inferInsert & { releasedAt: Date | null };
export type DiscountUseRow = typeof affiliateDiscountUses.$inferInsert & { releasedAt: Date | null };

export const listGoalRows = (db: Db): Promise<(typeof discountGoals.$inferSelect)[]> => db.select().from(discountGoals);

export const listCouponRows = (db: Db): Promise<(typeof coupons.$inferSelect)[]> => db.select().from(coupons);

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
