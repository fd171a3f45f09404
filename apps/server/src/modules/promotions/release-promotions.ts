import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import type { AppliedPromotion } from './applied-promotion.ts';
import { releaseCoupon, retakeCoupon } from './release-coupon.ts';
import { affiliateDiscounts, affiliateDiscountUses } from './tables.ts';

/** What is asked of an order that has, or had, a coupon or an affiliate's discount. */
interface PromotedOrderRow {
  orderNumber: string;
  couponCode: string | null;
  promotions: readonly AppliedPromotion[];
}

const hasAffiliate = ({ promotions }: PromotedOrderRow): boolean => promotions.some(({ kind }) => kind === 'affiliate');

/** Gives back the uses of an order that was given up: once, however often it is asked. No statement where it had none. */
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

/** Counts an order's uses again, since it is honoured after all: it was paid at that price. So even where nothing is left of them. */
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
