import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import type { AppliedPromotion } from './rules/applied-promotion.ts';
import { releaseCoupon, retakeCoupon } from './coupons/release-coupon.ts';
import { affiliateDiscounts, affiliateDiscountUses } from './tables.ts';

/** An order that has or had a coupon or an affiliate discount. */
interface PromotedOrderRow {
  orderNumber: string;
  couponCode: string | null;
  promotions: readonly AppliedPromotion[];
}

const hasAffiliate = ({ promotions }: PromotedOrderRow): boolean => promotions.some(({ kind }) => kind === 'affiliate');

/** Releases the uses of a cancelled order; idempotent. No query for an order without promotions. */
export async function releasePromotions(tx: Tx, order: PromotedOrderRow): Promise<void> {
  await releaseCoupon(tx, order);
  if (!hasAffiliate(order)) return;
  await tx.execute(sql`
    with released as (
      update ${affiliateDiscountUses} set released_at = ${now()}::timestamptz
      where order_number = ${order.orderNumber} and released_at is null returning affiliate_discount_id
    )
    update ${affiliateDiscounts} set uses = ${affiliateDiscounts.uses} - 1 from released where ${affiliateDiscounts.id} = released.affiliate_discount_id`);
}

/** Counts the uses of an order again when the order is restored, because it was paid at that price. This applies even if none are left. */
export async function retakePromotions(tx: Tx, order: PromotedOrderRow): Promise<void> {
  await retakeCoupon(tx, order);
  if (!hasAffiliate(order)) return;
  await tx.execute(sql`
    with taken as (
      update ${affiliateDiscountUses} set released_at = null
      where order_number = ${order.orderNumber} and released_at is not null returning affiliate_discount_id
    )
    update ${affiliateDiscounts} set uses = ${affiliateDiscounts.uses} + 1 from taken where ${affiliateDiscounts.id} = taken.affiliate_discount_id`);
}
