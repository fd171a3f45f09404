import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { coupons, couponUses } from '../tables.ts';

/** An order that has or had a coupon. */
interface CouponOrder {
  orderNumber: string;
  couponCode: string | null;
}

/** Releases the use of a cancelled order; idempotent. No query for an order without a coupon. */
export async function releaseCoupon(tx: Tx, { orderNumber, couponCode }: CouponOrder): Promise<void> {
  if (couponCode === null) return;
  await tx.execute(sql`
    with released as (
      update ${couponUses} set released_at = ${now()}::timestamptz where order_number = ${orderNumber} and released_at is null returning coupon_id
    )
    update ${coupons} set uses = ${coupons.uses} - 1 from released where ${coupons.id} = released.coupon_id`);
}

/** Counts the use of an order again when the order is restored, because it was paid at that price. This applies even if the coupon is used up. */
export async function retakeCoupon(tx: Tx, { orderNumber, couponCode }: CouponOrder): Promise<void> {
  if (couponCode === null) return;
  await tx.execute(sql`
    with taken as (
      update ${couponUses} set released_at = null where order_number = ${orderNumber} and released_at is not null returning coupon_id
    )
    update ${coupons} set uses = ${coupons.uses} + 1 from taken where ${coupons.id} = taken.coupon_id`);
}
