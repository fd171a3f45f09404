import { sql, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { readCartContent, lockCart, renewCart } from '#modules/cart';
import { listOrdersOfCart } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { computeCheckoutKey, computeContentHash } from '../place/checkout-key.ts';
import type { CheckoutDraft } from '../contract.ts';
import { checkouts } from '../tables.ts';

/**
 * Saves the draft, valid or not; missing fields stay as they were. An order with other content that waits for payment is superseded:
 * the checkout gets a new key.
 * @returns the whole draft
 * @throws CartNotFound
 */
export async function saveDraft(
  db: Db,
  { cartId, countryId, form }: { cartId: string; countryId?: number | undefined; form: CheckoutDraft },
): Promise<CheckoutDraft> {
  return inTransaction(db, async (tx) => {
    await lockCart(tx, { cartId, countryId });
    const [saved] = await tx
      .insert(checkouts)
      .values({ cartId, draft: form, updatedAt: now() })
      .onConflictDoUpdate({ target: checkouts.cartId, set: { draft: sql`${checkouts.draft} || excluded.draft`, updatedAt: now() } })
      .returning({ draft: checkouts.draft });
    if (saved && (await hasOtherOrder(tx, cartId, saved.draft))) await renewCart(tx, cartId);
    return saved?.draft ?? form;
  });
}

/** Returns whether this checkout has an order that waits for payment and differs from the draft. */
async function hasOtherOrder(tx: Tx, cartId: string, draft: CheckoutDraft): Promise<boolean> {
  const waiting = (await listOrdersOfCart(tx, cartId)).filter(({ status }) => status === 'PENDING');
  if (waiting.length === 0) return false;
  const { revision } = await readCartContent(tx, { cartId });
  const key = computeCheckoutKey(cartId, revision);
  return waiting.some((order) => order.idempotencyKey === key && order.contentHash !== computeContentHash(draft));
}

/** Returns the drafts of these carts, for the data export of their owner. */
export const findDraftData = (db: Db, cartIds: readonly string[]) =>
  db
    .select({ cartId: checkouts.cartId, draft: checkouts.draft, updatedAt: checkouts.updatedAt })
    .from(checkouts)
    .where(inArray(checkouts.cartId, [...cartIds]));
