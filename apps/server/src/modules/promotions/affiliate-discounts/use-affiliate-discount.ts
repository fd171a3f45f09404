import { eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { AffiliateDiscountTaken } from '../errors.ts';
import { affiliateDiscounts, affiliateDiscountUses } from '../tables.ts';

interface Use {
  affiliateDiscountId: number;
  orderNumber: string;
  /** The reduction in minor units. */
  amount: number;
  currency: string;
}

/**
 * Counts an order as a use of an affiliate's discount in one statement, never above its limit. Its row is contended: call it among
 * the last statements of a transaction.
 * @throws AffiliateDiscountTaken if the last use was taken after it was read; the transaction must then be rolled back
 */
export async function useAffiliateDiscount(tx: Tx, { affiliateDiscountId, orderNumber, amount, currency }: Use): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    with counted as (
      update ${affiliateDiscounts} set uses = uses + 1
      where id = ${affiliateDiscountId} and is_active and (most_uses is null or uses < most_uses)
      returning id
    )
    insert into ${affiliateDiscountUses} (order_number, affiliate_discount_id, amount, currency, used_at)
    select ${orderNumber}::text, id, ${amount}::bigint, ${currency}::text, ${now()}::timestamptz from counted
    on conflict (order_number) do update
      set affiliate_discount_id = excluded.affiliate_discount_id, amount = excluded.amount, currency = excluded.currency,
        used_at = excluded.used_at, released_at = null
      where affiliate_discount_uses.released_at is not null`);
  if (rowCount === 0) throw new AffiliateDiscountTaken();
}

/**
 * Updates the reduction after an order was edited.
 * @param amount minor units
 */
export async function reviseAffiliateDiscountUse(tx: Tx, { orderNumber, amount }: Pick<Use, 'orderNumber' | 'amount'>): Promise<void> {
  await tx.update(affiliateDiscountUses).set({ amount }).where(eq(affiliateDiscountUses.orderNumber, orderNumber));
}
