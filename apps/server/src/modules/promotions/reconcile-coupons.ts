import { sql, type SQL } from 'drizzle-orm';
import { brokenRules, figuresOf, type Books } from '#platform/books';
import type { Db } from '#platform/database';
import { affiliateDiscounts, affiliateDiscountUses, coupons, couponUses } from './tables.ts';

/** Whether coupons and affiliates' discounts were counted as often as they were used. */
export async function reconcileCoupons(db: Db): Promise<Books> {
  return {
    figures: await figuresOf(db, sql`select 'coupon uses' as name, count(*) as figure from ${couponUses} where released_at is null`),
    findings: await brokenRules(db, [
      {
        name: 'coupon-uses',
        broken: sql`
          select format('coupon %s', code) as about, format('it counts %s uses, its orders are %s', uses, used) as problem
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
          select format('affiliate discount %s', id) as about, format('it counts %s uses, its orders are %s', uses, used) as problem
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

/** Which orders use a coupon at present: a query of `order_number, code`. */
export const couponsOfOrders: SQL = sql`
  select use.order_number, coupon.code from ${couponUses} as use join ${coupons} as coupon on coupon.id = use.coupon_id where use.released_at is null`;
