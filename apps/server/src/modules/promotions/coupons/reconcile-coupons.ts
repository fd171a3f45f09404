import { sql, type SQL } from 'drizzle-orm';
import { runChecks, readFigures, type ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Db } from '#platform/database';
import { affiliateDiscounts, affiliateDiscountUses, coupons, couponUses } from '../tables.ts';

/** Checks that the counted uses of coupons and affiliate discounts equal the orders that use them. */
export async function reconcileCoupons(db: Db): Promise<ReconciliationResult> {
  return {
    figures: await readFigures(db, sql`select 'coupon uses' as name, count(*) as figure from ${couponUses} where released_at is null`),
    discrepancies: await runChecks(db, [
      {
        name: 'coupon-uses',
        broken: sql`
          select format('coupon %s', code) as about, format('it counts %s uses, but %s orders use it', uses, used) as problem
          from (
            select coupon.code, coupon.uses, count(use.id) filter (where use.released_at is null) as used
            from ${coupons} as coupon left join ${couponUses} as use on use.coupon_id = coupon.id
            group by coupon.id
          ) as counted
          where uses <> used`,
      },
      {
        name: 'affiliate-discount-uses',
        broken: sql`
          select format('affiliate discount %s', id) as about, format('it counts %s uses, but %s orders use it', uses, used) as problem
          from (
            select discount.id, discount.uses, count(use.order_number) filter (where use.released_at is null) as used
            from ${affiliateDiscounts} as discount left join ${affiliateDiscountUses} as use on use.affiliate_discount_id = discount.id
            group by discount.id
          ) as counted
          where uses <> used`,
      },
    ]),
  };
}

/** The orders that currently use a coupon: a query of `order_number, code`. */
export const couponsOfOrders: SQL = sql`
  select use.order_number, coupon.code from ${couponUses} as use join ${coupons} as coupon on coupon.id = use.coupon_id where use.released_at is null`;
