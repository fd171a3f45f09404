import { now } from '#kit/clock';
import { storeReferral, readCartContent, lockCart, renewCart } from '#modules/cart';
import { listOrdersOfCart } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';

interface ReferralToCarry {
  cartId: string;
  countryId?: number | undefined;
  /** The affiliate's code; empty if there is none. */
  code: string;
  affiliateDiscountId: number | null;
}

/**
 * Stores with a cart the affiliate code or discount from the address of a page, so that it is credited without a cookie. The last one
 * counts; the same code without its discount keeps the discount. The price of an order that waits for payment may change, so the checkout
 * gets a new key.
 * @throws CartNotFound
 */
export async function carryReferral(db: Db, { cartId, countryId, code, affiliateDiscountId }: ReferralToCarry): Promise<void> {
  if (code === '' && affiliateDiscountId === null) return;
  await inTransaction(db, async (tx) => {
    await lockCart(tx, { cartId, countryId });
    const { referral: storedReferral } = await readCartContent(tx, { cartId });
    const isSameCode = storedReferral !== null && storedReferral.code.toLowerCase() === code.toLowerCase();
    const discount = affiliateDiscountId ?? (isSameCode ? storedReferral.affiliateDiscountId : null);
    await storeReferral(tx, cartId, { referral: { code, affiliateDiscountId: discount, at: now().toISOString() } });
    if (isSameCode && discount === storedReferral.affiliateDiscountId) return;
    if ((await listOrdersOfCart(tx, cartId)).some(({ status }) => status === 'PENDING')) await renewCart(tx, cartId);
  });
}
