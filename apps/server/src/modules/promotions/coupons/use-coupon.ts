import { and, count, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { toCanonicalEmail } from '#kit/canonical-email';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { CouponTaken } from '../errors.ts';
import { coupons, couponUses } from '../tables.ts';

/**
 * Counts an order as a use of a coupon. Its row is contended: call it among the last statements of a transaction.
 * The update counts the total uses and locks the coupon until the transaction ends. Only a later statement sees the uses that
 * other transactions of the same email address have committed meanwhile; therefore the count per address comes second.
 * @param email all spellings of one inbox count as one
 * @throws CouponTaken if the last use was taken after it was read; the transaction must then be rolled back
 */
export async function useCoupon(
  tx: Tx,
  { couponId, orderNumber, email: typed }: { couponId: number; orderNumber: string; email: string },
): Promise<void> {
  const email = toCanonicalEmail(typed);
  const hasUsesLeft = or(isNull(coupons.mostUses), lt(coupons.uses, coupons.mostUses));
  const counted = await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(and(eq(coupons.id, couponId), eq(coupons.isActive, true), hasUsesLeft))
    .returning({ mostUsesEach: coupons.mostUsesEach });
  const [coupon] = counted;
  if (!coupon) throw new CouponTaken();

  const isOfEmail = tx
    .select({ count: count() })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId), eq(couponUses.email, email), isNull(couponUses.releasedAt)));
  const { rowCount } = await tx.execute(sql`
    insert into ${couponUses} (coupon_id, order_number, email, used_at)
    select ${couponId}::integer, ${orderNumber}::text, ${email}::text, ${now()}::timestamptz
    where ${coupon.mostUsesEach}::integer is null or (${isOfEmail}) < ${coupon.mostUsesEach}::integer
    on conflict (order_number) do update
      set coupon_id = excluded.coupon_id, email = excluded.email, used_at = excluded.used_at, released_at = null
      where ${isNotNull(couponUses.releasedAt)}`);
  if (rowCount === 0) throw new CouponTaken();
}

/** Removes the email addresses from the coupon uses of these orders. */
export async function removeEmailsOfUses(tx: Tx, orderNumbers: readonly string[]): Promise<void> {
  await tx
    .update(couponUses)
    .set({ email: '' })
    .where(inArray(couponUses.orderNumber, [...orderNumbers]));
}

/**
 * Removes an email address from coupons. A coupon bound to it is deactivated.
 * @param email confirmed by its owner, lower case
 */
export async function deleteCouponEmail(tx: Tx, email: string): Promise<void> {
  if (email === '') return;
  await tx
    .update(couponUses)
    .set({ email: '' })
    .where(eq(couponUses.email, toCanonicalEmail(email)));
  await tx.update(coupons).set({ boundEmail: '', isActive: false }).where(eq(coupons.boundEmail, email));
}
