import { eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { AffiliateDiscountTaken } from './errors.ts';
import { affiliateDiscounts, affiliateDiscountUses } from './tables.ts';

interface Use {
  affiliateDiscountId: number;
  orderNumber: string;
  /** Minor units that it takes off. */
  amount: number;
  currency: string;
}

/**
 * Counts an order among those that have an affiliate's discount: one statement, and never over its cap. Its row is hot: among the
 * last statements of a transaction.
 * @throws AffiliateDiscountTaken if others had its last use since it was read: nothing may be kept of the transaction then
 */
export async function useAffiliateDiscount(tx: Tx, { affiliateDiscountId, orderNumber, amount, currency }: Use): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    with counted as (
      update ${affiliateDiscounts} set uses = uses + 1
      where id = ${affiliateDiscountId} and is_active and (most_uses is null or uses < most_uses)
      returning id
    )
    insert into ${affiliateDiscountUses} (order_number, affiliate_discount_id, amount, currency, used_at)
    select ${orderNumber}::text, id, ${amount}::integer, ${currency}::text, ${now()}::timestamptz from counted
    on conflict (order_number) do update
      set affiliate_discount_id = excluded.affiliate_discount_id, amount = excluded.amount, currency = excluded.currency,
        used_at = excluded.used_at, released_at = null
      where affiliate_discount_uses.released_at is not null`);
  if (rowCount === 0) throw new AffiliateDiscountTaken();
}

/** After an order was edited: what its discount takes off now. @param amount minor units */
export async function reviseAffiliateDiscountUse(tx: Tx, { orderNumber, amount }: Pick<Use, 'orderNumber' | 'amount'>): Promise<void> {
  await tx.update(affiliateDiscountUses).set({ amount }).where(eq(affiliateDiscountUses.orderNumber, orderNumber));
}
