import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { coupons, couponUses } from './tables.ts';

/** What is asked of an order that has, or had, a coupon. */
interface CouponOrder {
  orderNumber: string;
  couponCode: string | null;
}

/** Gives back the use of an order that was given up: once, however often it is asked. No statement where it had none. */
export async function releaseCoupon(tx: Tx, { orderNumber, couponCode }: CouponOrder): Promise<void> {
  if (couponCode === null) return;
  await tx.execute(sql`
    with released as (
      update ${couponUses} set released_at = ${now()}::timestamptz where order_number = ${orderNumber} and released_at is null returning coupon_id
    )
    update ${coupons} set uses = ${coupons.uses} - 1 from released where ${coupons.id} = released.coupon_id`);
}

/**
 * Counts an order's use again, since the order is honoured after all: it was paid at that price. So even where the coupon
 * has been used up meanwhile.
 */
export async function retakeCoupon(tx: Tx, { orderNumber, couponCode }: CouponOrder): Promise<void> {
  if (couponCode === null) return;
  await tx.execute(sql`
    with taken as (
      update ${couponUses} set released_at = null where order_number = ${orderNumber} and released_at is not null returning coupon_id
    )
    update ${coupons} set uses = ${coupons.uses} + 1 from taken where ${coupons.id} = taken.coupon_id`);
}
