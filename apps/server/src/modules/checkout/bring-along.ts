import { now } from '#kit/clock';
import { keepBrought, linesOfCart, lockCart, renewCart } from '#modules/cart';
import { ordersOfCart } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';

interface Bringing {
  cartId: string;
  countryId?: number | undefined;
  /** An affiliate's; empty: none. */
  code: string;
  affiliateDiscountId: number | null;
}

/**
 * Keeps with a cart the code or the discount that its shopper has brought along in an address: it credits without his being
 * known again, and it must not be lost between his steps. The last one brought counts; a code that comes again without its
 * discount keeps it. An order that waits for its payment may cost something else now: the checkout gets a new key.
 * @throws CartNotFound
 */
export async function bringAlong(db: Db, { cartId, countryId, code, affiliateDiscountId }: Bringing): Promise<void> {
  if (code === '' && affiliateDiscountId === null) return;
  await inTransaction(db, async (tx) => {
    await lockCart(tx, { cartId, countryId });
    const { brought } = await linesOfCart(tx, { cartId });
    const isSameCode = brought !== null && brought.code.toLowerCase() === code.toLowerCase();
    const discount = affiliateDiscountId ?? (isSameCode ? brought.affiliateDiscountId : null);
    await keepBrought(tx, cartId, { brought: { code, affiliateDiscountId: discount, at: now().toISOString() } });
    if (isSameCode && discount === brought.affiliateDiscountId) return;
    if ((await ordersOfCart(tx, cartId)).some(({ status }) => status === 'PENDING')) await renewCart(tx, cartId);
  });
}
